import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { choiceMark, choiceRow } from './choice.ts';
import { FieldError, type FieldWords, fieldLooks, OptionalMark, useFieldIds } from './field.tsx';
import { space } from './tokens.ts';

const under = css({ marginInlineStart: `calc(1.375rem + ${space[3]})` });

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, FieldWords {}

/** A checkbox with a label, for agreements and filters. */
export function Checkbox({ label, hint, error, optionalText, id, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={className}>
      <label css={choiceRow}>
        <input type="checkbox" css={choiceMark} {...rest} {...ids.control} />
        <span>
          {label}
          <OptionalMark>{optionalText}</OptionalMark>
        </span>
      </label>
      {hint !== undefined && (
        <div css={[fieldLooks.hint, under]} id={ids.hintId}>
          {hint}
        </div>
      )}
      <div css={under}>
        <FieldError id={ids.errorId}>{error}</FieldError>
      </div>
    </div>
  );
}
