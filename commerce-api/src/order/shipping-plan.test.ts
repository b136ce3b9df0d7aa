import type { Address } from 'shared-contracts/calls/cart-entities';
import { expect, test } from 'vitest';
import { planShipment } from './shipping-plan.ts';

const placedAt = new Date('2026-11-20T10:00:00.000Z');
const shippingMethod = { code: 'standard', label: 'Standard' } as const;
const address: Address = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  country: 'US',
};

test('delivers a parcel on the afternoon of the last promised day [ORD-03]', () => {
  const plan = planShipment({ shippingMethod, deliveryTo: '2026-11-26', address }, placedAt);
  expect(plan.map(({ status }) => status)).toEqual(['packed', 'shipped', 'delivered']);
  expect(plan.at(-1)?.at).toBe('2026-11-26T15:00:00.000Z');
});

test('delivers immediately with the demo courier [ORD-03]', () => {
  const there = { ...address, addressLine2: 'Demo courier' };
  const plan = planShipment({ shippingMethod, deliveryTo: '2026-11-26', address: there }, placedAt);
  expect(plan.map(({ status }) => status)).toEqual(['packed', 'shipped', 'delivered']);
  expect(new Set(plan.map(({ at }) => at))).toEqual(new Set([placedAt.toISOString()]));
});
