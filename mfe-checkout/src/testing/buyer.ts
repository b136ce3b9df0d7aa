/** A buyer whose address PayPal reveals completely. */
export const mara = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phone: '5035550142',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  country: 'US',
};
