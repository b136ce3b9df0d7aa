import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeliveredLine, transitionOf } from './transitions.ts';

const line = (more: Partial<DeliveredLine>): DeliveredLine => ({
  id: 'a',
  qty: 2,
  productType: 'apparel',
  storeId: '',
  service: '',
  storeCountry: null,
  storeAcceptsParcels: true,
  warehouseUnits: 0,
  storeUnits: 0,
  favoriteUnits: 0,
  ...more,
});
const pickup = { storeId: 'US01', storeCountry: 'US' } as const;
const shipped = { ...pickup, service: 'sts' } as const;

test.each([
  ['collected, and there', { ...pickup, storeUnits: 2 }, undefined],
  ['collected, sold out in the store', { ...pickup, storeUnits: 1, warehouseUnits: 5 }, 'PickupToStsTransition'],
  [
    'collected where no parcels are taken',
    { ...pickup, storeAcceptsParcels: false, warehouseUnits: 5 },
    'PickupToSthTransition',
  ],
  [
    'collected in another country',
    { ...pickup, storeCountry: 'DE', storeUnits: 9, warehouseUnits: 5 },
    'PickupToSthTransition',
  ],
  ['collected, nowhere to be had', { ...pickup, storeUnits: 1, warehouseUnits: 1 }, undefined],
  ['sent to the store', { ...shipped, warehouseUnits: 2 }, undefined],
  ['sent to the store, only there', { ...shipped, storeUnits: 2 }, 'StsToPickupTransition'],
  [
    'sent to a store that takes no parcels',
    { ...shipped, storeAcceptsParcels: false, warehouseUnits: 2 },
    'StsToSthTransition',
  ],
  ['sent home', { warehouseUnits: 2 }, undefined],
  ['sent home, only in the favorite store', { favoriteUnits: 2 }, 'STHToPickupTransition'],
  ['sent home, nowhere to be had', { favoriteUnits: 1 }, undefined],
  ['a gift card', { productType: 'digital', favoriteUnits: 9 }, undefined],
] as const)('%s [CART-12]', (_, more, expected) => {
  expect(transitionOf(line(more), 'US', 'US02')?.code).toBe(expected);
});

test('never switches to pickup without a favorite store', () => {
  expect(transitionOf(line({ favoriteUnits: 9 }), 'US', '')).toBeUndefined();
});

test('is stable after one transition', () => {
  const units = fc.nat(4);
  const lines = fc.record({
    storeId: fc.constantFrom('', 'US01'),
    storeAcceptsParcels: fc.boolean(),
    service: fc.constantFrom('', 'sts' as const),
    storeCountry: fc.constantFrom('US', 'DE'),
    warehouseUnits: units,
    storeUnits: units,
    favoriteUnits: units,
  });
  fc.assert(
    fc.property(lines, (draft) => {
      const before = line(draft);
      const step = transitionOf(before, 'US', 'US02');
      if (!step) return;
      const movedToFavorite = step.storeId !== '' && step.storeId !== before.storeId;
      const after = line({
        ...draft,
        storeId: step.storeId,
        service: step.service,
        ...(movedToFavorite ? { storeCountry: 'US', storeUnits: before.favoriteUnits } : {}),
      });
      expect(transitionOf(after, 'US', 'US02')).toBeUndefined();
    }),
  );
});
