import { type CountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode, Region } from 'shared-contracts/locale';

/** Ten digits that a North American number can be, without a country code. */
const northAmerican = /^[2-9]\d{9}$/;

/**
 * A phone number in international form (E.164). A number with a plus keeps its country; without one, ten digits are North
 * American, and others belong to the given calling code or the country of the market (docs/spec/accounts.md section 5).
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

/** Whether an international number is possible in a region: in North America ten digits, the first of them 2 to 9. */
export function isPhone(international: string, region: Region): boolean {
  const number = parsePhoneNumberFromString(international);
  if (!number?.isPossible()) return false;
  if (number.countryCallingCode === '1') return northAmerican.test(number.nationalNumber);
  return region !== 'NORA';
}
