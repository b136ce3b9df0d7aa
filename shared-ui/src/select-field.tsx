import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyle, FieldFrame, type FieldWords, useFieldIds } from './field.tsx';
import { ChevronDownIcon } from './icon.tsx';
import { media, space } from './tokens.ts';

const row = css({
  display: 'grid',
  alignItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > svg': { justifySelf: 'end', marginInlineEnd: space[3], pointerEvents: 'none' },
});
const look = css({
  appearance: 'none',
  paddingInlineEnd: space[7],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  [media.forcedColors]: { appearance: 'auto', '& + svg': { display: 'none' } },
});

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldWords {
  options: readonly SelectOption[];
  /** The initial option: "Select a province". Its value is empty. */
  placeholder?: string;
}

/** A native select: phones show their own picker, and it works without script. */
export function SelectField({
  label,
  hint,
  error,
  optionalText,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optionalText, ids, className }}>
      <div css={row}>
        <select css={[controlStyle, look]} {...rest} {...ids.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} />
      </div>
    </FieldFrame>
  );
}
