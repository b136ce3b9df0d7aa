import { type FormEvent, useRef, useState } from 'react';
import type { SizeChart } from 'shared-contracts/calls/sizes';
import { Button } from 'shared-ui/button';
import { SizeButtons } from 'shared-ui/size-buttons';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { sizeGuideMessages } from '../../messages/size-guide-messages.ts';
import { asked, type Fit, type FootWidth } from './find-size.ts';
import { type LengthUnit, lengthText, parseLength } from './lengths.ts';
import type { StoredMeasures } from './stored-measures.ts';

interface SizeFinderProps {
  readonly chart: SizeChart;
  readonly unit: LengthUnit;
  /** What the shopper told before. */
  readonly known: StoredMeasures;
  readonly onAnswer: (measures: StoredMeasures) => void;
  readonly onClear: () => void;
}

const fits: readonly Fit[] = ['close', 'regular', 'roomy'];
const widths: readonly FootWidth[] = ['narrow', 'regular', 'wide'];

/** Asks for what decides the size. */
export function SizeFinder({ chart, unit, known, onAnswer, onClear }: SizeFinderProps) {
  const locale = useLocale();
  const texts = sizeGuideMessages(locale);
  const form = useRef<HTMLFormElement>(null);
  /** Centimeters typed so far, which another unit shows as another number. */
  const typed = useRef<Record<string, number>>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [fit, setFit] = useState(known.fit);
  const [width, setWidth] = useState(known.width);
  const questions = asked(chart);
  const isFoot = questions.some(({ id }) => id === 'foot');

  const textOf = (length: number | undefined) => (length === undefined ? '' : lengthText(length, unit, locale));

  function submit(event: FormEvent) {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const lengths = questions.map(({ id }) => [id, parseLength(String(data.get(id) ?? ''), unit)] as const);
    const unread = lengths.flatMap(([id, length]) => (length === undefined ? [id] : []));
    setWrong(unread);
    if (unread[0]) return form.current?.querySelector<HTMLInputElement>(`[name="${unread[0]}"]`)?.focus();
    const values = Object.fromEntries(lengths.flatMap(([id, length]) => (length === undefined ? [] : [[id, length]])));
    onAnswer({ unit, values: { ...known.values, ...values }, fit, width });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={3} look="h3">
          {texts.finder}
        </Heading>
        <Text look="small" tone="muted">
          {texts.finderText}
        </Text>
      </div>
      {questions.map(({ id, name, how }) => (
        <TextField
          // Another unit is another number.
          key={`${id} ${unit}`}
          name={id}
          label={`${name} (${unit === 'in' ? texts.inShort : 'cm'})`}
          hint={how}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={textOf(typed.current[id] ?? known.values[id])}
          onInput={({ currentTarget }) => {
            const length = parseLength(currentTarget.value, unit);
            if (length !== undefined) typed.current[id] = length;
          }}
          error={wrong.includes(id) ? texts.lengthWrong(name) : undefined}
        />
      ))}
      {isFoot && (
        <SizeButtons
          label={texts.width}
          name="size-guide-width"
          unavailableText=""
          value={width}
          options={widths.map((value) => ({ value, label: texts[value === 'regular' ? 'usual' : value] }))}
          onChange={({ currentTarget }) => setWidth(widths.find((one) => one === currentTarget.value) ?? 'regular')}
        />
      )}
      {!isFoot && (
        <SizeButtons
          label={texts.fit}
          name="size-guide-fit"
          unavailableText=""
          value={fit}
          options={fits.map((value) => ({ value, label: texts[value === 'close' ? 'closeFit' : value] }))}
          onChange={({ currentTarget }) => setFit(fits.find((one) => one === currentTarget.value) ?? 'regular')}
        />
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button type="submit">{texts.find}</Button>
        {Object.keys(known.values).length > 0 && (
          <Button variant="link" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
