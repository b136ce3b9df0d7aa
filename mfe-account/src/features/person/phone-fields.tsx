import { css } from '@emotion/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type AddressFieldRule, getCountryList } from 'shared-contracts/calls/utilities';
import type { CountryCode } from 'shared-contracts/locale';
import { nationalPhone } from 'shared-contracts/national-phone';
import { shapeOf } from 'shared-ui/mask';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { media, space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { personMessages } from '../../messages/person-messages.ts';

const pair = css({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

interface PhoneFieldsProps {
  readonly country: CountryCode;
  readonly onCountry: (country: CountryCode) => void;
  readonly phone: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Of the chosen country; undefined until it has loaded. */
  readonly rule: AddressFieldRule | undefined;
  readonly isRequired: boolean;
}

/** A phone number, formatted while it is typed as the chosen country writes it. */
export function PhoneFields({ country, onCountry, phone, error, rule, isRequired }: PhoneFieldsProps) {
  const texts = personMessages(useLocale());
  const { value } = useCall(getCountryList, {}, { remote: 'account' });
  const options = value?.countries.map(({ code, name, dialCode }) => ({
    value: code,
    label: `${name} (+${dialCode})`,
  }));
  const shape = rule && shapeOf(rule, nationalPhone);
  return (
    <div css={pair}>
      <SelectField
        label={texts.phoneCountry}
        autoComplete="tel-country-code"
        options={options ?? [{ value: country, label: country }]}
        value={country}
        onChange={(event) => onCountry(event.target.value as CountryCode)}
      />
      <TextField
        type="tel"
        label={texts.phone}
        {...(isRequired ? { 'aria-required': true } : { optionalText: texts.optional })}
        autoComplete="tel-national"
        error={error}
        {...(shape ? { shape } : {})}
        {...phone}
      />
    </div>
  );
}
