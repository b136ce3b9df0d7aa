import { transformField } from 'shared-contracts/address-check';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { CountryCode } from 'shared-contracts/locale';
import { addressPhone, nationalPhone, rulesWithPhone } from 'shared-contracts/national-phone';
import { isCountry } from '../base/countries.ts';
import { isPostalCodeInRegion } from './postal-areas.ts';
import { addressRulesOf } from './rules.ts';

export interface AddressFault {
  readonly errorId: ErrorId;
  readonly field: string;
}

/** The use of an address determines its error codes. */
export type AddressUse = 'shipping' | 'billing';

// "Post Office Box", "P.O. Box", "Postfach", "Case postale": parcel services do not deliver there.
const POST_BOX = /\b(p\.?\s*o\.?\s*box|post\s*office\s*box|postfach|case\s+postale|c\.?\s*p\.?\s+\d)/i;

/** The phones of an address as digits that are dialled within a country: by its code, and by that of the address. */
function phonesOf(
  { phone = '', phoneCode = '', recipientContactPhone = '' }: Address,
  rules: readonly AddressFieldRule[],
): Pick<Address, 'phone' | 'phoneCode' | 'recipientContactPhone'> {
  const rule = rules.find(({ name }) => name === 'phone') ?? {};
  const own = addressPhone(phone, rule, phoneCode.replace(/\D/g, '') || undefined);
  const recipients = nationalPhone(recipientContactPhone, rule);
  return {
    ...(own.phone ? { phone: own.phone } : {}),
    ...(own.phone && own.phoneCode ? { phoneCode: own.phoneCode } : {}),
    ...(recipients ? { recipientContactPhone: recipients } : {}),
  };
}

/**
 * Returns the address as it is checked and stored: the postal code by the country's conventions, each phone as digits
 * that are dialled within its country.
 */
export function normalizeAddress(address: Address, country: CountryCode): Address {
  const rules = addressRulesOf(country, 'en');
  const postalRule = rules.find(({ name }) => name === 'postalCode');
  const postalCode = postalRule ? transformField(postalRule, address.postalCode) : address.postalCode;
  const stateCode =
    address.stateCode ?? (address.province && /^[A-Z]{2}$/.test(address.province) ? address.province : undefined);
  const { phone: _phone, phoneCode: _code, recipientContactPhone: _recipients, ...rest } = address;
  return {
    ...rest,
    postalCode,
    ...phonesOf(address, rules),
    ...(stateCode ? { stateCode, province: address.province ?? stateCode } : {}),
  };
}

function fieldOf(address: Address, name: AddressFieldName): string {
  if (name === 'province') return address.stateCode ?? address.province ?? '';
  return address[name] ?? '';
}

const isExcluded = (value: string, excluded: readonly string[]): boolean => {
  const compact = value.replace(/\s/g, '');
  return excluded.some((code) => (code.endsWith('*') ? compact.startsWith(code.slice(0, -1)) : compact === code));
};

function isWrong(rule: AddressFieldRule, value: string): boolean {
  if (rule.minLength !== undefined && value.length < rule.minLength) return true;
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return true;
  if (rule.options && !rule.options.some((option) => option.value === value)) return true;
  return rule.pattern !== undefined && !new RegExp(`^(?:${rule.pattern})$`, 'u').test(value);
}

function faultOf(rule: AddressFieldRule, value: string, use: AddressUse): ErrorId | undefined {
  if (value === '') {
    // A phone without one is of the address's country.
    if (rule.name === 'phoneCode') return undefined;
    // Without an email, the receipt of the billing address goes to the delivery address's email.
    if (!rule.required || (rule.name === 'email' && use === 'billing')) return undefined;
    if (rule.name === 'phone') return use === 'shipping' ? 'SHP410' : 'BILL410';
    return 'PYT406';
  }
  if (use === 'shipping' && rule.excluded && isExcluded(value, rule.excluded)) return 'PAY401';
  return isWrong(rule, value) ? (use === 'shipping' ? 'CHK320' : 'CHK380') : undefined;
}

/**
 * What an address must have: everything, the locality that a wallet reveals before the payment is confirmed, or only
 * the name of who pays.
 */
export type AddressExtent = 'whole' | 'locality' | 'name';

const needed: Readonly<Record<Exclude<AddressExtent, 'whole'>, readonly AddressFieldName[]>> = {
  locality: ['city', 'postalCode', 'province'],
  name: ['firstName', 'lastName'],
};

/** Returns whether an address says no more than who pays, and where the bill could be sent by email. */
export const isNameOnly = ({ addressLine1, city, postalCode }: Address): boolean =>
  [addressLine1, city, postalCode].every((part) => part === '');

/**
 * Returns the first violation of the country's address rules; undefined for a valid address. Deliveries stay within the
 * market and never go to a post office box; invoices go to any country the shop knows.
 */
export function addressFault(
  address: Address,
  market: CountryCode,
  use: AddressUse,
  extent: AddressExtent = 'whole',
): AddressFault | undefined {
  const { country } = address;
  if (!isCountry(country) || (use === 'shipping' && country !== market))
    return { errorId: use === 'shipping' ? 'PAY401' : 'CHK380', field: 'country' };
  const normal = normalizeAddress(address, country);
  for (const rule of rulesWithPhone(addressRulesOf(country, 'en'), normal.phoneCode)) {
    const value = fieldOf(normal, rule.name);
    if (extent !== 'whole' && value === '' && !needed[extent].includes(rule.name)) continue;
    const errorId = faultOf(rule, value, use);
    if (errorId) return { errorId, field: rule.name };
  }
  // The state decides the tax, so it cannot be chosen independently of the postal code.
  if (extent !== 'name' && !isPostalCodeInRegion(normal.postalCode, fieldOf(normal, 'province'), country))
    return { errorId: use === 'shipping' ? 'CHK320' : 'CHK380', field: 'postalCode' };
  if (use === 'shipping' && [normal.addressLine1, normal.addressLine2 ?? ''].some((line) => POST_BOX.test(line)))
    return { errorId: 'SHP500', field: 'addressLine1' };
  return undefined;
}

/** Words whose capitals are certain: no abbreviations such as NE, small words such as "de", or names such as McDonald. */
const hasPlainWords = (text: string): boolean =>
  text.split(/[\s-]+/).every((word) => /^\d+$/.test(word) || (/^\p{L}{4,}$/u.test(word) && !/^ma?c/i.test(word)));

function capital(text: string): string {
  const isTypedInOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  if (!isTypedInOneCase || !hasPlainWords(text)) return text;
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Suggests other capitals for an address, if they are certain. */
export function suggestionFor(address: Address): Address | undefined {
  const city = capital(address.city);
  const addressLine1 = capital(address.addressLine1);
  return city !== address.city || addressLine1 !== address.addressLine1
    ? { ...address, city, addressLine1 }
    : undefined;
}
