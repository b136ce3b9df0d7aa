import { expect, test } from 'vitest';
import { pickupOffer, type StoreWithProduct } from './pickup-offer.ts';

const today = { date: '2026-11-24', day: 'today', until: '19:00' } as const;
const tomorrow = { date: '2026-11-25', day: 'tomorrow', until: '19:00' } as const;
const store = (storeId: string, more: Partial<StoreWithProduct>): StoreWithProduct => ({
  storeId,
  name: storeId,
  city: '',
  stockStatus: 'IN_STOCK',
  ...more,
});
const stores = [
  store('US01', {}),
  store('US02', { pickup: tomorrow, distanceKm: 1580 }),
  store('US03', { pickup: today, distanceKm: 4090 }),
];

test.each([
  ['the shopper’s store has it', 'US03', 'own', 'US03'],
  ['it is at another: the nearest', 'US01', 'elsewhere', 'US02'],
  ['no store is chosen: where it is ready first', undefined, 'any', 'US03'],
])('when %s [BEY-06]', (_, own, kind, storeId) => {
  const measured = own === undefined ? stores.map(({ distanceKm: _distance, ...rest }) => rest) : stores;
  expect(pickupOffer(measured, own)).toMatchObject({ kind, store: { storeId } });
});

test('when no store has it [BEY-06]', () => {
  expect(pickupOffer([store('US01', {})], 'US01')).toEqual({ kind: 'none' });
});
