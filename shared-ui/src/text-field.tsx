import { css } from '@emotion/react';
import type { ComponentProps, InputEvent, ReactNode } from 'react';
import { controlStyle, FieldFrame, type FieldWords, useFieldIds } from './field.tsx';
import { maskInput } from './mask.ts';
import { color, space } from './tokens.ts';

const row = css({ position: 'relative', display: 'flex', minWidth: 0 });
const prefixLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  paddingInline: space[3],
  border: `1px solid ${color.inputBorder}`,
  borderInlineEnd: 0,
  borderRadius: '2px 0 0 2px',
  background: color.tile,
  color: color.slate,
});
const sideIcon = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[3],
  display: 'grid',
  placeItems: 'center',
  color: color.muted,
  pointerEvents: 'none',
});
const withIcon = css({ paddingInlineStart: '2.75rem' });
const withEnd = css({ paddingInlineEnd: '3.25rem' });
const endPlace = css({ position: 'absolute', insetBlock: 0, insetInlineEnd: 2, display: 'grid', placeItems: 'center' });

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldWords {
  /** Shows the hint below the input, which keeps inputs side by side aligned. */
  hintBelow?: boolean;
  /** Inside the field, before the text. */
  icon?: ReactNode;
  /** Before the field: a dial code or currency. */
  prefix?: ReactNode;
  /** Inside the field, at its end: at most one icon button. */
  end?: ReactNode;
  /** Formats input while typing: `(text) => applyMask('AXA XAX', text)` from shared-ui/mask. */
  shape?: (text: string) => string;
}

/** A single-line input. Takes react-hook-form's `register`: `<TextField label="Email" {...register('email')} />`. */
export function TextField({
  label,
  hint,
  hintBelow = false,
  error,
  optionalText,
  icon,
  prefix,
  end,
  shape,
  id,
  className,
  onInput,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  const shapeInput = (event: InputEvent<HTMLInputElement>) => {
    // Before the form reads the value, and not during IME composition.
    if (shape !== undefined && !event.nativeEvent.isComposing) maskInput(event.currentTarget, shape);
    onInput?.(event);
  };
  return (
    <FieldFrame {...{ label, hint, hintBelow, error, optionalText, ids, className }}>
      <div css={row}>
        {prefix !== undefined && <span css={prefixLook}>{prefix}</span>}
        <input
          type="text"
          css={[controlStyle, icon !== undefined && withIcon, end !== undefined && withEnd]}
          {...rest}
          {...ids.control}
          onInput={shapeInput}
        />
        {icon !== undefined && <span css={sideIcon}>{icon}</span>}
        {end !== undefined && <span css={endPlace}>{end}</span>}
      </div>
    </FieldFrame>
  );
}
