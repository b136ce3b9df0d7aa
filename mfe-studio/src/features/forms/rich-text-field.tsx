import { useRef, useState } from 'react';
import type { RichText } from 'shared-contracts/blocks/rich-text-document';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { TextareaField } from 'shared-ui/textarea-field';
import { useLocale } from 'storefront-kit/use-locale';
import { formMessages } from '../../messages/form-messages.ts';
import { isList, isSame, type Json } from '../../model/json.ts';
import type { PropsOf } from './field-props.ts';
import { readRichText, writeRichText } from './rich-text-format.ts';
import { useInput } from './use-input.tsx';

/** Formatted text, typed with a few marks; buttons set them around what is selected. */
export function RichTextField(props: PropsOf<'rich-text'>) {
  const { field, value, onChange } = props;
  const texts = formMessages(useLocale());
  const { hint, ...input } = useInput(props);
  const parts = (isList(value) ? value : []) as unknown as RichText;
  const [typed, setTyped] = useState(() => ({ text: writeRichText(parts), parts }));
  // Undo and other replacements change the value from outside.
  if (!isSame(typed.parts, parts)) setTyped({ text: writeRichText(parts), parts });
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (text: string) => {
    const read = readRichText(text, parts);
    setTyped({ text, parts: read });
    onChange(read.length === 0 && field.isOptional ? undefined : (read as unknown as Json));
  };
  const mark = (before: string, after: string) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end, value: text } = element;
    change(`${text.slice(0, start)}${before}${text.slice(start, end)}${after}${text.slice(end)}`);
    element.focus();
  };
  return (
    <Stack gap={1}>
      <TextareaField
        {...input}
        ref={area}
        rows={8}
        hint={
          <>
            {texts.richTextHint} {hint}
          </>
        }
        value={typed.text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Row gap={1} role="group" aria-label={texts.formatting(props.label)}>
        <Button variant="ghost" size="small" onClick={() => mark('**', '**')}>
          {texts.bold}
        </Button>
        <Button variant="ghost" size="small" onClick={() => mark('_', '_')}>
          {texts.italic}
        </Button>
        <Button variant="ghost" size="small" onClick={() => mark('[', '](/pages/)')}>
          {texts.link}
        </Button>
      </Row>
      {parts.length === 0 && !field.isOptional && <Text look="small">{texts.noText}</Text>}
    </Stack>
  );
}
