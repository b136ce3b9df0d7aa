import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldWords, useFieldIds } from './field.tsx';

const look = css({ minHeight: '7.5rem', resize: 'vertical', fieldSizing: 'content' });

export interface TextareaFieldProps extends ComponentProps<'textarea'>, FieldWords {}

/** A multi-line input that grows with its content where the browser supports it. */
export function TextareaField({ label, hint, error, optionalText, id, className, ...rest }: TextareaFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optionalText, ids, className }}>
      <textarea css={[controlStyle, look]} rows={4} {...rest} {...ids.control} />
    </FieldFrame>
  );
}
