import { checkAddress, transformField } from 'shared-contracts/address-check';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';
import { rulesWithPhone } from 'shared-contracts/national-phone';

/** Values of an address form. */
export type AddressValues = Partial<Record<AddressFieldName, string>>;

/** The address to send: transformed by the rules, with the country the shop delivers to. */
export function addressOf(
  rules: readonly AddressFieldRule[],
  typed: AddressValues,
  locale: Pick<Locale, 'country'>,
): Address {
  const fields = Object.fromEntries(
    rulesWithPhone(rules, typed.phoneCode).flatMap((rule) => {
      const value = transformField(rule, typed[rule.name] ?? '');
      return value === '' ? [] : [[rule.name, value]];
    }),
  ) as AddressValues;
  const {
    firstName = '',
    lastName = '',
    addressLine1 = '',
    city = '',
    postalCode = '',
    province,
    country = locale.country,
    ...rest
  } = fields;
  return {
    ...rest,
    firstName,
    lastName,
    addressLine1,
    city,
    postalCode,
    country,
    ...(province ? { province, stateCode: province } : {}),
  };
}

/** Form values of an address. */
export function valuesOf(address: Address | undefined): AddressValues {
  if (!address) return {};
  const { firstName, lastName, email, phoneCode, phone, recipientContactPhone } = address;
  const { addressLine1, addressLine2, city, postalCode, province, country } = address;
  return Object.fromEntries(
    Object.entries({
      firstName,
      lastName,
      email,
      phoneCode,
      phone,
      recipientContactPhone,
      addressLine1,
      addressLine2,
      city,
      postalCode,
      province,
      country,
    }).filter(([, value]) => value !== undefined),
  ) as AddressValues;
}

/** Whether an address is valid by the rules. */
export function isComplete(rules: readonly AddressFieldRule[], address: Address | undefined): boolean {
  if (address === undefined || rules.length === 0) return false;
  return Object.keys(checkAddress(rules, formValues(rules, valuesOf(address)))).length === 0;
}

/**
 * Initial values: every field of the rules, empty where unknown; a single country is preselected, and the dial code of
 * the address's country.
 */
export function formValues(rules: readonly AddressFieldRule[], values: AddressValues): AddressValues {
  const first = ({ name, options = [] }: AddressFieldRule): string | undefined =>
    name === 'phoneCode' || (name === 'country' && options.length === 1) ? options[0]?.value : undefined;
  return Object.fromEntries(rules.map((rule) => [rule.name, values[rule.name] ?? first(rule) ?? '']));
}
