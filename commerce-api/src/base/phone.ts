import { type CountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode, Region } from 'shared-contracts/locale';

/** A valid ten-digit North American number without country code. */
const northAmerican = /^[2-9]\d{9}$/;

/**
 * Returns a phone number in international form (E.164). A number with a plus keeps its country code. Otherwise ten
 * digits are North American, and others get the given calling code or that of the market (docs/spec/accounts.md section 5).
 */
export function internationalPhone(phone: string, phoneCode: string | undefined, country: CountryCode): string {
  const digits = phone.replace(/\D/g, '');
  const callingCode = phoneCode?.replace(/\D/g, '') as CountryCallingCode | undefined;
  const isNorthAmerican = !callingCode && northAmerican.test(digits) && !phone.trim().startsWith('+');
  const options = callingCode
    ? { defaultCallingCode: callingCode }
    : { defaultCountry: isNorthAmerican ? ('US' as const) : country };
  return parsePhoneNumberFromString(phone, options)?.number ?? `+${digits}`;
}

/**
 * Returns whether an international number is valid in a region: North American numbers have ten digits and start with 2
 * to 9.
 */
export function isPhone(international: string, region: Region): boolean {
  const number = parsePhoneNumberFromString(international);
  if (!number?.isPossible()) return false;
  if (number.countryCallingCode === '1') return northAmerican.test(number.nationalNumber);
  return region !== 'NORA';
}
