import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError, fieldLooks, useFieldIds } from './field.tsx';
import { color, control, media, motion, space } from './tokens.ts';

const group = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
// Not in the fieldset: what is placed there lies below its legend.
const besideLabel = css({ position: 'relative' });
// As high as the label's line, however high what a finger hits is.
const asideLook = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  gridTemplateRows: '1.5rem',
  alignItems: 'center',
});
const sizeItem = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '3.25rem',
  minHeight: control,
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: 2,
  background: color.surface,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '&:hover': { borderColor: color.ink },
  '&:has(:checked)': { borderColor: color.ember, boxShadow: `inset 0 0 0 1px ${color.ember}` },
  '&:has(:focus-visible)': { outline: `2px solid ${color.glacier}`, outlineOffset: 2 },
  '&:has(:disabled)': {
    borderColor: color.line,
    background: 'transparent',
    color: color.muted,
    cursor: 'not-allowed',
  },
  [media.forcedColors]: { '&:has(:checked)': { outline: '3px solid Highlight' } },
});
const gone = css({
  color: color.muted,
  background: 'transparent',
  borderStyle: 'dashed',
  textDecoration: 'line-through',
});
const noteLook = css({ fontSize: '.6875rem', lineHeight: 1.2, fontWeight: 400, color: color.muted });

export interface SizeOption {
  value: string;
  /** "M", "42 ½" */
  label: string;
  /** Struck through but selectable, so that the page can offer a notification. */
  unavailable?: boolean;
  /** Not selectable. */
  disabled?: boolean;
  /** A small line below: "2 left". */
  note?: string;
}

export interface SizeButtonsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  /** "Size" */
  label: string;
  options: readonly SizeOption[];
  /** Announced after an unavailable size: "sold out". */
  unavailableText: string;
  /** "Choose a size", after a submit without one. */
  error?: string;
  value?: string;
  defaultValue?: string;
  name: string;
  /** Beside the label, at the end of its line: a link to the size guide. */
  aside?: ReactNode;
}

/** Sizes as a native radio group of buttons of equal height. */
export function SizeButtons({
  label,
  options,
  unavailableText,
  error,
  value,
  defaultValue,
  aside,
  id,
  className,
  ...rest
}: SizeButtonsProps) {
  const ids = useFieldIds(id, { error });
  const buttons = (
    <fieldset id={ids.id} aria-describedby={ids.control['aria-describedby']} className={className}>
      <legend css={[fieldLooks.label, { marginBottom: space[2] }]}>{label}</legend>
      <div css={[group, error !== undefined && { marginBottom: space[2] }]}>
        {options.map((option) => (
          <label key={option.value} css={[sizeItem, option.unavailable && gone]}>
            <input
              type="radio"
              className="visually-hidden"
              {...rest}
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            />
            <span>
              <span>{option.label}</span>
              {option.unavailable === true && <span className="visually-hidden">{` ${unavailableText}`}</span>}
            </span>
            {option.note !== undefined && <span css={noteLook}>{option.note}</span>}
          </label>
        ))}
      </div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </fieldset>
  );
  if (aside === undefined) return buttons;
  return (
    <div css={besideLabel}>
      {buttons}
      <div css={asideLook}>{aside}</div>
    </div>
  );
}
