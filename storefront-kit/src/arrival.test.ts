import { locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { arrival } from './arrival.ts';

test.each([
  ['en-us', { deliveryFrom: '2026-11-26', deliveryTo: '2026-11-30' }, 'Arrives Thu, Nov 26 – Mon, Nov 30'],
  ['en-us', { deliveryFrom: '2026-11-26', deliveryTo: '2026-11-26' }, 'Arrives Thu, Nov 26'],
  ['de-de', { deliveryTo: '2026-11-26' }, 'Lieferung Do., 26. Nov.'],
  ['en-us', { code: 'pickup', deliveryFrom: '2026-11-21', deliveryTo: '2026-11-21' }, 'Ready Sat, Nov 21'],
  [
    'en-gb',
    { code: 'pickup', deliveryTo: '2026-11-21', pickup: { date: '2026-11-21', day: 'today', until: '18:00' } },
    'Ready today, open until 18:00',
  ],
  ['fr-ca', { code: 'digital' }, undefined],
] as const)('in %s shows %j as %s [CART-03] [CHK-06]', (id, arriving, expected) => {
  expect(arrival(arriving, locales[id])).toBe(expected);
});
