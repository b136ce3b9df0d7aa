import { type Address, address } from 'shared-contracts/calls/cart-entities';
import * as v from 'valibot';

/** Fields that an address of PayPal may lack and still be complete (docs/spec/commerce.md section 5). */
const spare: readonly string[] = ['id', 'addressId', 'addressLine2', 'addressLine3', 'stateCode', 'subscriptions'];

/** Fields that an address always has. */
const always = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressLine1',
  'city',
  'postalCode',
  'country',
] as const satisfies readonly (keyof Address)[];

/** Complete only if every field but the spare ones is filled. */
export function isCompleteBuyer(buyer: Readonly<Record<string, unknown>>): boolean {
  const fields = new Set([...always, ...Object.keys(buyer)]);
  return [...fields].every((field) => {
    const value = buyer[field];
    return spare.includes(field) || (value !== undefined && value !== null && value !== '');
  });
}

/** What PayPal tells of the buyer, as an address to fill in a form with: what is missing is empty. */
export function buyerAddress(told: unknown): Address {
  const known = v.parse(v.partial(v.object(address.entries)), told ?? {});
  return { firstName: '', lastName: '', addressLine1: '', city: '', postalCode: '', country: '', ...known };
}

/** What PayPal's window tells of an address before it is approved. */
export const payPalPlace = v.object({
  city: v.optional(v.string(), ''),
  state: v.optional(v.string(), ''),
  postalCode: v.optional(v.string(), ''),
  countryCode: v.string(),
});

/** The place alone, with nobody in it yet. */
export function placeAddress(told: unknown): Address {
  const { city, state, postalCode, countryCode } = v.parse(payPalPlace, told);
  return {
    firstName: '',
    lastName: '',
    addressLine1: '',
    city,
    postalCode,
    country: countryCode,
    ...(state ? { province: state, stateCode: state } : {}),
  };
}
