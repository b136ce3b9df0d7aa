import { type Address, address } from 'shared-contracts/calls/cart-entities';
import * as v from 'valibot';

/** Fields a complete PayPal address may lack (docs/spec/commerce.md section 5). */
const spare: readonly string[] = ['id', 'addressId', 'addressLine2', 'addressLine3', 'stateCode', 'subscriptions'];

/** Fields that every address has. */
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

/** Whether every field but the optional ones is filled. */
export function isCompleteBuyer(buyer: Readonly<Record<string, unknown>>): boolean {
  const fields = new Set([...always, ...Object.keys(buyer)]);
  return [...fields].every((field) => {
    const value = buyer[field];
    return spare.includes(field) || (value !== undefined && value !== null && value !== '');
  });
}

/** PayPal's buyer as a form prefill; missing fields are empty. */
export function buyerAddress(given: unknown): Address {
  const known = v.parse(v.partial(v.object(address.entries)), given ?? {});
  return { firstName: '', lastName: '', addressLine1: '', city: '', postalCode: '', country: '', ...known };
}

/** The address PayPal reveals before approval. */
export const payPalPlace = v.object({
  city: v.optional(v.string(), ''),
  state: v.optional(v.string(), ''),
  postalCode: v.optional(v.string(), ''),
  countryCode: v.string(),
});

/** The place without a name. */
export function placeAddress(given: unknown): Address {
  const { city, state, postalCode, countryCode } = v.parse(payPalPlace, given);
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
