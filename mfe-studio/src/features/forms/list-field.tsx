import { useState } from 'react';
import type { Language } from 'shared-contracts/locale';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { color, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { formMessages } from '../../messages/form-messages.ts';
import { labelOf } from '../../messages/labels.ts';
import { segmentNames } from '../../messages/segment-names.ts';
import { isList, isObject, type Json } from '../../model/json.ts';
import { emptyValue, emptyVariant } from './empty-value.ts';
import type { Field } from './field.ts';
import type { PropsOf } from './field-props.ts';
import { inputId, useFormState } from './form-context.ts';
import { Group } from './group.tsx';
import { useInput } from './use-input.tsx';

type Entries = readonly Json[];

/** What an entry is about, for its heading. */
function summaryOf(entry: Json, language: Language): string {
  if (typeof entry === 'string') return entry;
  if (!isObject(entry)) return '';
  const { id, title, text, label, name, target } = entry;
  if (typeof id === 'string' && Object.hasOwn(segmentNames, id)) return labelOf(segmentNames, id, language);
  const found = [title, text, label, name].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : target === undefined ? '' : summaryOf(target, language);
}

const moved = (entries: Entries, from: number, to: number): Entries => {
  const rest = entries.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entries[from] as Json, ...rest.slice(to)];
};

/** Whether an entry is a group of inputs, which its heading names; a single input is only numbered, since it shows its text. */
const hasParts = ({ kind }: Field): boolean => kind === 'object' || kind === 'variant';

/** Entries one below the other, which buttons add, move, and remove. */
export function ListField(props: PropsOf<'list'>) {
  const { field, label, path, value, onChange } = props;
  const locale = useLocale();
  const { language } = locale;
  const texts = formMessages(locale);
  const { View } = useFormState();
  const { id, error } = useInput(props);
  const entries: Entries = isList(value) ? value : [];
  const [added, setAdded] = useState<number>();
  const change = (next: Entries) => onChange(next.length === 0 && field.isOptional ? undefined : next);
  const add = () => {
    const { item } = field;
    const first = item.kind === 'variant' && item.options[0] ? emptyVariant(item.options[0]) : emptyValue(item);
    setAdded(entries.length);
    change([...entries, first ?? null]);
  };
  const isFull = field.max !== undefined && entries.length >= field.max;
  return (
    <Group
      id={id}
      label={label}
      error={error}
      actions={
        <Button variant="secondary" size="small" disabled={isFull} onClick={add}>
          {texts.add(label)}
        </Button>
      }
    >
      {entries.length > 0 && (
        <Stack gap={2} as="ol">
          {entries.map((entry, index) => {
            const title = texts.entry(index + 1, summaryOf(entry, language));
            return (
              <li
                // Entries have no identity of their own.
                key={`${index}-of-${entries.length}`}
                css={{ border: `1px solid ${color.line}`, borderRadius: radius.input }}
              >
                <details open={index === added || entries.length === 1}>
                  <summary
                    id={inputId([...path, index])}
                    css={{ padding: space[3], cursor: 'pointer', overflowWrap: 'anywhere', fontWeight: 500 }}
                  >
                    {title}
                  </summary>
                  <Stack gap={3} css={{ padding: space[3] }}>
                    <View
                      field={field.item}
                      label={hasParts(field.item) ? title : texts.entry(index + 1, '')}
                      isTitled
                      path={[...path, index]}
                      value={entry}
                      onChange={(next) => change(entries.map((one, at) => (at === index ? (next ?? null) : one)))}
                    />
                    <Row gap={2}>
                      <Button
                        variant="ghost"
                        size="small"
                        disabled={index === 0}
                        aria-label={texts.upOf(title)}
                        onClick={() => change(moved(entries, index, index - 1))}
                      >
                        {texts.up}
                      </Button>
                      <Button
                        variant="ghost"
                        size="small"
                        disabled={index === entries.length - 1}
                        aria-label={texts.downOf(title)}
                        onClick={() => change(moved(entries, index, index + 1))}
                      >
                        {texts.down}
                      </Button>
                      <Button
                        variant="ghost"
                        size="small"
                        disabled={entries.length <= field.min}
                        aria-label={texts.removeOf(title)}
                        onClick={() => change(entries.filter((_, at) => at !== index))}
                      >
                        {texts.remove}
                      </Button>
                    </Row>
                  </Stack>
                </details>
              </li>
            );
          })}
        </Stack>
      )}
    </Group>
  );
}
