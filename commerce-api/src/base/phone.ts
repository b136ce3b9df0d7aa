import { type CountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseFully } from 'libphonenumber-js/max';
import type { CountryCode, Region } from 'shared-contracts/locale';
import { countryCodes, isCountry } from './countries.ts';

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
 * Returns whether an international number is valid in a region, or in any: North American numbers have ten digits and
 * start with 2 to 9.
 */
export function isPhone(international: string, region: Region | undefined): boolean {
  const number = parsePhoneNumberFromString(international);
  if (!number?.isPossible()) return false;
  if (number.countryCallingCode === '1') return northAmerican.test(number.nationalNumber);
  return region !== 'NORA';
}

const mobile: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);
/** British numbers for examples, which belong to nobody. */
const british = /^\+447700900\d{3}$/;

/**
 * Returns whether the shop sends text messages to an international number: a mobile one of a country that it sells to.
 * Islands that share a calling code with such a country, and numbers that cost their caller extra, are none.
 */
export function isTextable(international: string): boolean {
  if (british.test(international)) return true;
  const number = parseFully(international);
  return number !== undefined && isCountry(number.country ?? '') && mobile.has(number.getType());
}

/** Returns the ways in which a number may have been typed elsewhere, as digits: with and without country code and zero. */
export function phoneForms(phone: string): string[] {
  const numbers = countryCodes.flatMap((country) => parsePhoneNumberFromString(phone, country) ?? []);
  const forms = numbers.flatMap(({ number, nationalNumber }) => [
    number.slice(1),
    nationalNumber,
    `0${nationalNumber}`,
  ]);
  return [...new Set([phone.replace(/\D/g, ''), ...forms])];
}
