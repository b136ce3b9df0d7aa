import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { controlStyle, FieldFrame, type FieldWords, useFieldIds } from './field.tsx';

const look = css({ minHeight: '7.5rem', resize: 'vertical', fieldSizing: 'content' });

export interface TextareaFieldProps extends ComponentProps<'textarea'>, FieldWords {
  /** The hint while this many characters are typed: "12 of 250 characters". */
  countText?: (used: number) => string;
}

/** A multi-line input that grows with its content where the browser supports it. */
export function TextareaField({
  label,
  hint: standing,
  countText,
  error,
  optionalText,
  id,
  className,
  onInput,
  ...rest
}: TextareaFieldProps) {
  const [used, setUsed] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const hint = countText?.(used) ?? standing;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optionalText, ids, className }}>
      <textarea
        css={[controlStyle, look]}
        rows={4}
        {...rest}
        {...ids.control}
        onInput={(event) => {
          setUsed(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}
