import { checkAddress, transformField } from 'shared-contracts/address-check';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { Locale } from 'shared-contracts/locale';

/** Values of an address form. */
export type AddressValues = Partial<Record<AddressFieldName, string>>;

/** The address to send: transformed by the rules, with the country the shop delivers to. */
export function addressOf(
  rules: readonly AddressFieldRule[],
  typed: AddressValues,
  locale: Pick<Locale, 'country'>,
): Address {
  const fields = Object.fromEntries(
    rules.flatMap((rule) => {
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
  const { firstName, lastName, email, phone, addressLine1, addressLine2, city, postalCode, province, country } =
    address;
  return Object.fromEntries(
    Object.entries({
      firstName,
      lastName,
      email,
      phone,
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
  return address !== undefined && rules.length > 0 && Object.keys(checkAddress(rules, valuesOf(address))).length === 0;
}

/** Initial values: every field of the rules, empty where unknown; a single country is preselected. */
export function formValues(rules: readonly AddressFieldRule[], values: AddressValues): AddressValues {
  return Object.fromEntries(
    rules.map(({ name, options }) => [
      name,
      values[name] ?? (name === 'country' && options?.length === 1 ? options[0]?.value : '') ?? '',
    ]),
  );
}
