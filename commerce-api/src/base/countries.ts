import { getCountryCallingCode } from 'libphonenumber-js';
import { type CountryCode, locales } from 'shared-contracts/locale';

/** The countries that the shop sells to. */
export const countryCodes: readonly CountryCode[] = [...new Set(Object.values(locales).map(({ country }) => country))];
export const isCountry = (code: string): code is CountryCode => countryCodes.some((country) => country === code);

/** What is dialed before a number of a country from elsewhere, without the plus, e.g. `44`. */
export const dialCodeOf = (country: CountryCode): string => getCountryCallingCode(country);
