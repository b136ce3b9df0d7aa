import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { choiceMark } from './choice.ts';
import { FieldError, type FieldWords, fieldLooks, useFieldIds } from './field.tsx';
import { color, media, motion, radius, space } from './tokens.ts';

const list = css({ display: 'grid', gap: space[2], minWidth: 0 });
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
  alignContent: 'center',
  padding: `${space[3]} ${space[4]}`,
  minHeight: '3.5rem',
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.card,
  background: color.surface,
  cursor: 'pointer',
  transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
  '&:hover': { borderColor: color.ink },
  '&:has(:checked)': { borderColor: color.ember, boxShadow: `inset 0 0 0 1px ${color.ember}` },
  '&:has(:focus-visible)': { outline: `2px solid ${color.glacier}`, outlineOffset: 2 },
  '& input:focus-visible': { outline: 'none' },
  '&:has(:disabled)': { background: 'transparent', borderColor: color.line, color: color.muted, cursor: 'not-allowed' },
  [media.forcedColors]: { '&:has(:checked)': { outline: '2px solid Highlight' } },
});
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] });
const words = css({ flex: '1 1 9rem', display: 'grid', gap: 2, lineHeight: 1.4, paddingTop: 1 });
const name = css({ fontWeight: 600 });
const note = css({ fontSize: '.875rem', color: color.muted });
const aside = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', paddingTop: 1 });
const naming = css({ display: 'contents' });
// The control covers the card, so that a press anywhere chooses.
const wholeCard = css({ '&::before': { content: '""', position: 'absolute', inset: 0 } });
const below = css({ position: 'relative', gridColumn: 2, paddingTop: space[3] });

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Second line: "Arrives Tue 24 Nov to Thu 26 Nov". */
  note?: ReactNode;
  /** At the end of the first line: a price, or "Free". */
  aside?: ReactNode;
  /** Inside the card, below the text: content specific to this choice. */
  children?: ReactNode;
}

/** A choice as a card: delivery methods, stores, payment methods. Takes `{...register('method')}`. */
export function RadioCard({ label, note: noteText, aside: asideText, children, className, ...rest }: RadioCardProps) {
  return (
    <div css={card} className={className}>
      {/* Only mark, words and price make the name; what is below stays out of it. */}
      <label css={naming}>
        <input type="radio" css={[choiceMark, wholeCard]} {...rest} />
        <span css={line}>
          <span css={words}>
            <span css={name}>{label}</span>
            {noteText !== undefined && <span css={note}>{noteText}</span>}
          </span>
          {asideText !== undefined && <span css={aside}>{asideText}</span>}
        </span>
      </label>
      {children !== undefined && <div css={below}>{children}</div>}
    </div>
  );
}

export interface RadioGroupProps extends FieldWords {
  children: ReactNode;
  /** Whether the legend is for screen readers only, when a heading already shows it. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
}

/** A labeled group of choices with hint and error. */
export function RadioGroup({ label, hint, error, hideLabel = false, id, className, children }: RadioGroupProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <fieldset
      id={ids.id}
      aria-describedby={ids.control['aria-describedby']}
      css={fieldLooks.frame}
      className={className}
    >
      <legend
        css={[fieldLooks.label, { marginBottom: space[2] }]}
        className={hideLabel ? 'visually-hidden' : undefined}
      >
        {label}
      </legend>
      {hint !== undefined && (
        <div css={fieldLooks.hint} id={ids.hintId}>
          {hint}
        </div>
      )}
      <div css={list}>{children}</div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </fieldset>
  );
}
