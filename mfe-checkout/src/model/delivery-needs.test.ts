import { exampleCart, type ShippingGroup } from 'shared-contracts/calls/cart-entities';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { findCollectionPoints } from 'shared-contracts/calls/stores';
import { describe, expect, test } from 'vitest';
import { rules } from '../testing/checkout-services.ts';
import { askedRules, billsAddress, collectorAddresses, needsOf, pointAddress } from './delivery-needs.ts';

const [home] = exampleCart.shippingMethods;
if (!home) throw new Error('the example is delivered');
const portland = {
  addressLine1: '310 NW 11th Avenue',
  city: 'Portland',
  postalCode: '97209',
  province: 'OR',
  country: 'US',
};
const group = (shippingId: string, code: ShippingGroup['code']): ShippingGroup => ({ ...home, shippingId, code });
const store = { ...group('US01', 'pickup'), storeId: 'US01', storeName: 'Portland', address: portland };
const along = { ...store, isTakenAlong: true };
const asked = (...shippingMethods: ShippingGroup[]) =>
  askedRules(rules, needsOf({ shippingMethods })).map(({ name }) => name);
const whole = rules.map(({ name }) => name);

describe('what a cart requires the shopper to enter [CHK-06] [CHK-08]', () => {
  test.each([
    ['home delivery asks for an address', [home], whole],
    ['goods made to order ask for an address', [group('customs', 'customs')], whole],
    ['pickup asks who collects', [store], ['firstName', 'lastName', 'email']],
    ['what is sent to a store asks who collects', [group('US01-sts', 'sts')], ['firstName', 'lastName', 'email']],
    ['goods taken along ask who pays', [along], ['firstName', 'lastName', 'email']],
    ['goods taken along beside a parcel ask for an address', [home, along], whole],
    ['digital goods ask for an email', [group('digital', 'digital')], ['email']],
    [
      'digital goods and pickup ask who collects',
      [group('digital', 'digital'), store],
      ['firstName', 'lastName', 'email'],
    ],
    ['a mixed cart asks for an address', [home, store, group('digital', 'digital')], whole],
  ] as const)('%s', (_, groups, fields) => {
    expect(asked(...groups)).toEqual(fields);
  });

  test('says what a phone number is for only where a parcel is handed over', () => {
    const hint = 'For the driver only.';
    const phone = { name: 'phone', label: 'Phone', required: false, autocomplete: 'tel', width: 12, hint } as const;
    const phoneOf = (group: ShippingGroup) =>
      askedRules([phone], needsOf({ shippingMethods: [group] })).map((rule) => rule.hint);
    expect([phoneOf(home), phoneOf(store)]).toEqual([[hint], [undefined]]);
  });

  test('requires a collection point for a parcel sent to one', () => {
    expect(needsOf({ shippingMethods: [home] }).usesPoint).toBe(false);
    expect(needsOf({ shippingMethods: [group('me', 'pudo')] }).usesPoint).toBe(true);
  });
});

describe('an address on the bill [CHK-08]', () => {
  const withLeft = (remainingToPay: number, ...shippingMethods: ShippingGroup[]) => ({
    shippingMethods,
    totals: { ...exampleCart.totals, remainingToPay },
  });
  test.each([
    ['is needed for a card', store, 100, 'CREDIT_CARD', true],
    ['is needed for a saved card', store, 100, crypto.randomUUID(), true],
    ['is needed for Klarna, also at a till', along, 100, 'KLARNA', true],
    ['is not needed for a card at a till', along, 100, 'CREDIT_CARD', false],
    ['is not needed for PayPal', store, 100, 'PAYPAL', false],
    ['is not needed for Apple Pay', group('digital', 'digital'), 100, 'DW_APPLE_PAY', false],
    ['is not needed when nothing is left to pay', store, 0, 'CREDIT_CARD', false],
  ] as const)('%s', (_, delivered, left, method, isNeeded) => {
    expect(billsAddress(withLeft(left, delivered), method)).toBe(isNeeded);
  });

  test('is needed at a till when something is also sent', () => {
    expect(billsAddress(withLeft(100, along, store), 'CREDIT_CARD')).toBe(true);
  });
});

describe('the collector [CHK-08]', () => {
  test('is nobody where the customer takes the goods along', () => {
    expect(needsOf({ shippingMethods: [along] })).toMatchObject({ collected: [], takesAlong: true });
  });

  const contact = exampleOrder.shipments[0]?.address;
  if (!contact) throw new Error('the example has an address');

  test("is the shopper, at the store's address", () => {
    expect(collectorAddresses([store], { ...contact, phoneCode: '49' })).toEqual([
      {
        ...portland,
        stateCode: 'OR',
        firstName: 'Mara',
        lastName: 'Lindqvist',
        email: contact.email,
        phone: contact.phone,
        phoneCode: '49',
        shippingId: 'US01',
        storeId: 'US01',
      },
    ]);
  });

  test('may be another person', () => {
    expect(collectorAddresses([store], contact, { firstName: 'Noor', lastName: 'Aziz' })).toMatchObject([
      { firstName: 'Noor', lastName: 'Aziz', email: contact.email },
    ]);
    expect(collectorAddresses([group('US01', 'pickup')], contact)).toEqual([]);
  });

  test('is the shopper at a collection point', () => {
    const [point] = findCollectionPoints.example.collectionPoints;
    if (!point) throw new Error('the example has a point');
    expect(pointAddress(point, contact)).toMatchObject({
      firstName: 'Mara',
      addressLine1: '12 Quarry Street',
      storeId: 'CP-US-97205-1',
      storeName: 'Corner Parcel Shop',
      province: 'OR',
    });
  });
});
