import { css } from '@emotion/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { MinusIcon, PlusIcon } from './icon.tsx';
import { color, media, radius, target } from './tokens.ts';

const frame = css({
  display: 'inline-grid',
  gridTemplateColumns: `${target} minmax(2.5rem, auto) ${target}`,
  minHeight: target,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.input,
  background: color.surface,
});
const step = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: target,
  '&:hover': { background: color.tile },
  '&[aria-disabled=true]': { color: color.inputBorder, background: 'none', cursor: 'not-allowed' },
  [media.forcedColors]: { '&[aria-disabled=true]': { color: 'GrayText' } },
});
const field = css({
  width: '3rem',
  minWidth: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** The nearest allowed whole number; the current one when the input is not a number. */
export function boundedQuantity(typed: string, current: number, min: number, max: number): number {
  const wanted = /^\s*\d+\s*$/.test(typed) ? Number(typed) : current;
  return Math.min(max, Math.max(min, wanted));
}

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number between min and max, when it differs. */
  onChange: (quantity: number) => void;
  min?: number;
  /** Defaults to 999999; the line's maxQty where lower. */
  max?: number;
  /** "Quantity of Ridge Shell Jacket" */
  label: string;
  lessLabel: string;
  moreLabel: string;
  disabled?: boolean;
  name?: string;
}

/** A quantity: typed, or stepped by buttons and arrow keys. Typed values apply on blur or Enter. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = 999_999,
  label,
  lessLabel,
  moreLabel,
  disabled = false,
  name,
}: QuantityStepperProps) {
  const id = useId();
  // The text being typed; undefined otherwise.
  const [draft, setDraft] = useState<string>();

  const change = (typed: string) => {
    const next = boundedQuantity(typed, value, min, max);
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const stepBy = (by: number) => {
    const from = boundedQuantity(draft ?? String(value), value, min, max);
    change(String(Math.max(0, from + by)));
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') change(event.currentTarget.value);
    else if (by !== undefined) stepBy(by);
    else return;
    event.preventDefault();
  };

  // aria-disabled instead of disabled at the bounds, to keep the focus.
  const button = (by: number, text: string, atBound: boolean) => (
    <button
      type="button"
      css={step}
      aria-label={text}
      aria-controls={id}
      aria-disabled={atBound || disabled || undefined}
      onClick={atBound || disabled ? undefined : () => stepBy(by)}
    >
      {by > 0 ? <PlusIcon size={18} /> : <MinusIcon size={18} />}
    </button>
  );

  return (
    <span css={frame}>
      {button(-1, lessLabel, value <= min)}
      <input
        css={field}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => change(event.currentTarget.value)}
        onKeyDown={keys}
      />
      {button(1, moreLabel, value >= max)}
    </span>
  );
}
