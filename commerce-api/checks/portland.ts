import type { Address } from 'shared-contracts/calls/cart-entities';

/** A place without sales tax. */
export const portland: Address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phone: '5035550142',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  stateCode: 'OR',
  country: 'US',
};
