import type { Address } from 'shared-contracts/calls/cart-entities';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { CountryCode } from 'shared-contracts/locale';
import * as v from 'valibot';

/** An `ApplePayPaymentContact`. Before authorization it contains the place only. */
export const applePayContact = v.object({
  givenName: v.optional(v.string(), ''),
  familyName: v.optional(v.string(), ''),
  emailAddress: v.optional(v.string(), ''),
  phoneNumber: v.optional(v.string(), ''),
  addressLines: v.optional(v.array(v.string()), []),
  locality: v.optional(v.string(), ''),
  administrativeArea: v.optional(v.string(), ''),
  postalCode: v.optional(v.string(), ''),
  countryCode: v.optional(v.string(), ''),
});
export type ApplePayContact = v.InferOutput<typeof applePayContact>;

/** The error types of the sheet (docs/spec/commerce.md section 8). */
export type SheetErrorCode = 'unknown' | 'shippingContactInvalid' | 'billingContactInvalid' | 'addressUnserviceable';

/** The kind of error; the sheet's texts put it into words. */
export type SheetProblem =
  | 'country'
  | 'cityLength'
  | 'missing'
  | 'characters'
  | 'billingCountry'
  | 'shippingMethod'
  | 'other';

export interface SheetFault {
  readonly code: SheetErrorCode;
  /** Field of an `ApplePayError`. */
  readonly contactField?: string;
  readonly problem: SheetProblem;
}

/** Maximum length of a city name in Apple Pay addresses (docs/spec/commerce.md section 9). */
const longestCity = 50;

/** Latin letters, digits, and punctuation of addresses: what carriers can print. */
const allowed = /^[\p{Script=Latin}\p{M}\p{N}\s,.'’`\-/#&()°ºª:;+]*$/u;

/** Required fields, with Apple's name for the error's location. */
const needed = [
  ['givenName', 'name'],
  ['familyName', 'name'],
  ['addressLines', 'addressLines'],
  ['postalCode', 'postalCode'],
] as const satisfies readonly (readonly [keyof ApplePayContact, string])[];

const printed = [
  ...needed,
  ['locality', 'locality'],
  ['administrativeArea', 'administrativeArea'],
] as const satisfies readonly (readonly [keyof ApplePayContact, string])[];

const textOf = (contact: ApplePayContact, field: keyof ApplePayContact): string => {
  const value = contact[field];
  return typeof value === 'string' ? value.trim() : value.join(' ').trim();
};

/** Errors of the delivery place as far as the sheet reveals it before payment. */
export function placeFaults({ countryCode, locality }: ApplePayContact, store: CountryCode): SheetFault[] {
  if (countryCode.toUpperCase() !== store)
    return [{ code: 'addressUnserviceable', contactField: 'countryCode', problem: 'country' }];
  if ([...locality].length > longestCity)
    return [{ code: 'shippingContactInvalid', contactField: 'locality', problem: 'cityLength' }];
  return [];
}

function contactFaults(contact: ApplePayContact, code: SheetErrorCode): SheetFault[] {
  const missing = needed.filter(([field]) => textOf(contact, field) === '');
  const wrong = printed.filter(([field]) => !allowed.test(textOf(contact, field)));
  return [
    ...missing.map(([, contactField]) => ({ code, contactField, problem: 'missing' as const })),
    ...wrong.map(([, contactField]) => ({ code, contactField, problem: 'characters' as const })),
  ];
}

/** Errors of the shipping contact (docs/spec/commerce.md section 5). */
export function shippingFaults(contact: ApplePayContact, store: CountryCode): SheetFault[] {
  return [...placeFaults(contact, store), ...contactFaults(contact, 'shippingContactInvalid')];
}

/** Errors of the billing contact: any country the shop knows. */
export function billingFaults(contact: ApplePayContact, countries: readonly string[]): SheetFault[] {
  const faults = contactFaults(contact, 'billingContactInvalid');
  if (countries.includes(contact.countryCode.toUpperCase())) return faults;
  return [{ code: 'billingContactInvalid', contactField: 'countryCode', problem: 'billingCountry' }, ...faults];
}

const shippingErrors: readonly ErrorId[] = ['CHK320', 'PYT406', 'SHP410', 'SHP500'];
const billingErrors: readonly ErrorId[] = ['CHK380', 'BIL400', 'BILL410'];

/** The sheet's error for a refusal by the services. */
export function faultOfRefusal(error: ProductError): SheetFault {
  if (error.is('PAY401')) return { code: 'addressUnserviceable', contactField: 'postalAddress', problem: 'other' };
  if (error.is('SHP404')) return { code: 'addressUnserviceable', problem: 'shippingMethod' };
  if (error.is(...billingErrors)) return { code: 'billingContactInvalid', problem: 'other' };
  if (error.is(...shippingErrors)) return { code: 'shippingContactInvalid', problem: 'other' };
  return { code: 'unknown', problem: 'other' };
}

/** Converts a contact to an address; the billing contact may lack what only delivery provides. */
export function addressOfContact(contact: ApplePayContact, reach: Partial<ApplePayContact> = {}): Address {
  const [addressLine1 = '', ...more] = contact.addressLines;
  const email = contact.emailAddress || reach.emailAddress;
  const country = contact.countryCode.toUpperCase();
  const phone = contact.phoneNumber || reach.phoneNumber;
  const region = contact.administrativeArea;
  return {
    firstName: contact.givenName,
    lastName: contact.familyName,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    addressLine1,
    ...(more.length > 0 ? { addressLine2: more.join(', ') } : {}),
    city: contact.locality,
    postalCode: contact.postalCode,
    ...(region ? { province: region, stateCode: region } : {}),
    country,
  };
}
