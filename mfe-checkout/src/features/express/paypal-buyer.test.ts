import { describe, expect, test } from 'vitest';
import { mara } from '../../testing/buyer.ts';
import { buyerAddress, isCompleteBuyer, placeAddress } from './paypal-buyer.ts';

describe('an address from PayPal [CHK-15]', () => {
  test.each(['id', 'addressId', 'addressLine2', 'addressLine3', 'stateCode', 'subscriptions'])(
    'is complete without %s',
    (field) => {
      expect(isCompleteBuyer({ ...mara, [field]: '' })).toBe(true);
      expect(isCompleteBuyer({ ...mara, [field]: undefined })).toBe(true);
    },
  );

  test.each(Object.keys(mara))('is incomplete without %s', (field) => {
    expect(isCompleteBuyer({ ...mara, [field]: '' })).toBe(false);
    const { [field as 'phone']: _, ...rest } = mara;
    expect(isCompleteBuyer(rest)).toBe(false);
  });

  test('is incomplete when a present field is empty, such as a province', () => {
    expect(isCompleteBuyer({ ...mara, province: 'OR' })).toBe(true);
    expect(isCompleteBuyer({ ...mara, province: '' })).toBe(false);
  });

  test('prefills a form, whatever is missing', () => {
    expect(buyerAddress({ firstName: 'Mara', city: 'Portland' })).toMatchObject({ firstName: 'Mara', lastName: '' });
    expect(isCompleteBuyer(buyerAddress(undefined))).toBe(false);
  });

  test('contains the place only until approved', () => {
    expect(placeAddress({ city: 'Portland', state: 'OR', postalCode: '97205', countryCode: 'US' })).toMatchObject({
      firstName: '',
      city: 'Portland',
      stateCode: 'OR',
      country: 'US',
    });
    expect(placeAddress({ countryCode: 'DE' })).not.toHaveProperty('stateCode');
  });
});
