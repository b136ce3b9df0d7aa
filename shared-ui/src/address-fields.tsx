import { css } from '@emotion/react';
import type { ComponentProps, InputEvent, ReactNode } from 'react';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';
import { ChevronDownIcon } from './icon.tsx';
import { shapeOf } from './mask.ts';
import { SelectField } from './select-field.tsx';
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';
import { TextField } from './text-field.tsx';
import { color, space } from './tokens.ts';

/** What react-hook-form's `register` returns for a field. */
type Registered = Pick<ComponentProps<'input'> & ComponentProps<'select'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

/** Offers of whole addresses while one is typed, in the field whose rule says so. */
export interface AddressLookUpProps
  extends Pick<SuggestFieldProps, 'options' | 'listLabel' | 'countText' | 'onChoose'> {
  /** Called with what somebody types; not with what the browser fills in. */
  readonly onTyped: (text: string) => void;
}

export interface AddressFieldsProps {
  /** Prefix of field ids: a page may have several addresses. */
  id: string;
  /** The country's fields in order; that of the phone as its country code has been chosen. */
  rules: readonly AddressFieldRule[];
  errors: Partial<Record<AddressFieldName, { readonly message?: string | undefined }>>;
  optionalText: string;
  /** The first option of a list: "Please choose". */
  placeholder: string;
  register: (name: AddressFieldName) => Registered;
  /** The digits of a phone as they are dialed within the country of its rule (`shared-contracts/national-phone`). */
  nationalPhone: (text: string, rule: AddressFieldRule) => string;
  lookUp: AddressLookUpProps;
}

/** The fields of an address by the country's rules, in as many columns as fit. */
export function AddressFields({
  id,
  rules,
  errors,
  optionalText,
  placeholder,
  register,
  nationalPhone,
  lookUp,
}: AddressFieldsProps) {
  // The country code of a phone stands in the phone's field.
  const phoneCode = rules.find(({ name }) => name === 'phoneCode');
  const fields = rules.filter((rule) => rule !== phoneCode);
  return (
    <div css={{ containerType: 'inline-size' }}>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: space[4] }}>
        {fields.map((rule) => (
          <div
            key={rule.name}
            // A container query: the form may stand beside other content.
            css={{
              gridColumn: '1 / -1',
              '@container (min-width: 26rem)': { gridColumn: `span ${Math.max(rule.width, 6)}` },
              '@container (min-width: 42rem)': { gridColumn: `span ${rule.width}` },
            }}
          >
            <AddressField
              id={`${id}-${rule.name}`}
              rule={rule}
              error={errors[rule.name]?.message}
              optionalText={optionalText}
              placeholder={placeholder}
              field={register(rule.name)}
              prefix={
                phoneCode && rule.name === 'phone' && rule.dialCode ? (
                  <PhoneCodeSelect
                    id={`${id}-phoneCode`}
                    rule={phoneCode}
                    chosen={rule.dialCode}
                    field={register('phoneCode')}
                  />
                ) : undefined
              }
              nationalPhone={nationalPhone}
              lookUp={lookUp}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface AddressFieldProps
  extends Pick<AddressFieldsProps, 'id' | 'optionalText' | 'placeholder' | 'nationalPhone' | 'lookUp'> {
  rule: AddressFieldRule;
  error: string | undefined;
  field: Registered;
  /** Before a field of text. */
  prefix: ReactNode;
}

function AddressField({
  id,
  rule,
  error,
  optionalText,
  placeholder,
  field,
  prefix,
  nationalPhone,
  lookUp,
}: AddressFieldProps) {
  const common = {
    id,
    label: rule.label,
    autoComplete: rule.autocomplete,
    'aria-required': rule.required,
    ...field,
    ...(rule.hint ? { hint: rule.hint } : {}),
    error,
    ...(rule.required ? {} : { optionalText }),
  };
  if (rule.options) return <SelectField {...common} options={rule.options} placeholder={placeholder} />;
  if (rule.suggests) {
    const { onTyped, ...offers } = lookUp;
    return (
      <SuggestField
        {...common}
        {...offers}
        onInput={(event) => isTyping(event) && onTyped(event.currentTarget.value)}
      />
    );
  }
  const shape = shapeOf(rule, nationalPhone);
  return (
    <TextField
      {...common}
      prefix={prefix}
      {...(shape ? { shape } : {})}
      {...(rule.inputMode ? { inputMode: rule.inputMode } : {})}
      type={rule.inputMode === 'email' || rule.inputMode === 'tel' ? rule.inputMode : 'text'}
    />
  );
}

const codeLook = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: space[1],
  marginInline: `-${space[3]}`,
  paddingInline: space[3],
  borderRadius: 2,
  '&:has(:focus-visible)': { outline: `2px solid ${color.glacier}`, outlineOffset: -2 },
});
// Only the code shows; the list names the countries.
const codeSelect = css({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });

interface PhoneCodeSelectProps {
  id: string;
  rule: AddressFieldRule;
  /** The code that is chosen, from the start. */
  chosen: string;
  field: Registered;
}

/** The country code of a phone. */
function PhoneCodeSelect({ id, rule, chosen, field }: PhoneCodeSelectProps) {
  return (
    <span css={codeLook}>
      <span aria-hidden>{`+${chosen}`}</span>
      <ChevronDownIcon size={16} />
      <select id={id} aria-label={rule.label} autoComplete={rule.autocomplete} css={codeSelect} {...field}>
        {(rule.options ?? []).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Browsers that fill a form in name another kind of input, or none. */
const isTyping = ({ nativeEvent }: InputEvent<HTMLInputElement>): boolean =>
  /^(insert(Text|CompositionText|FromPaste)|delete)/.test(nativeEvent.inputType ?? '');
