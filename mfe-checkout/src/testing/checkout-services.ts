import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { fakeServices } from 'storefront-kit/testing/services';

/** A required field of an address. */
export const rule = (name: AddressFieldRule['name'], rest: Partial<AddressFieldRule> = {}): AddressFieldRule => ({
  name,
  label: name,
  required: true,
  autocomplete: 'off',
  width: 12,
  ...rest,
});

/** Address rules of a fictional country with uppercase postal codes. */
export const rules: readonly AddressFieldRule[] = [
  rule('firstName', { label: 'First name', minLength: 2 }),
  rule('lastName', { label: 'Last name' }),
  rule('email', { label: 'Email' }),
  rule('addressLine1', { label: 'Street' }),
  rule('addressLine2', { label: 'Floor', required: false }),
  rule('postalCode', {
    label: 'Postal code',
    pattern: '[A-Z]\\d[A-Z] \\d[A-Z]\\d',
    transforms: ['trim', 'capitalize'],
  }),
  rule('city', { label: 'City' }),
  rule('province', { label: 'Province', options: [{ value: 'BC', label: 'British Columbia' }] }),
];

const cartChange = { id: exampleCart.basketId, revision: 4, flash: [] };

/** Fake services for checkout, with the example cart. */
export const checkoutServices = () =>
  fakeServices(
    {
      'cart.read': () => exampleCart,
      'utilities.addressRules': () => ({ countryCode: 'US', fields: rules }),
      'cart.paymentMethods': () => getPaymentMethods.example,
      'cart.validateShippingAddress': () => ({ isValid: true }),
      'checkout.placeOrder': () => exampleOrder,
    },
    () => cartChange,
  );
