import fc from 'fast-check';
import { getStores } from 'shared-contracts/calls/utilities';
import { describe, expect, test } from 'vitest';
import { type FoundStore, storeChoices } from './store-choices.ts';

const [example] = getStores.example.stores as [FoundStore];
const store = (storeId: string, available: number): FoundStore => ({ ...example, storeId, available });
const availability = {
  delivery: { available: true },
  stores: ['US01', 'US02'].map((storeId) => ({
    storeId,
    name: storeId,
    city: '',
    stockStatus: 'IN_STOCK' as const,
    pickupDate: '2026-11-23',
  })),
};

describe('pickup stores [CART-22]', () => {
  test('puts stores with full stock first, then the favorite, then keeps the search order', () => {
    const found = [store('US01', 0), store('US02', 3), store('US03', 2), store('US04', 9)];
    const choices = storeChoices(found, undefined, { qty: 2, favoriteId: 'US04' });
    expect(choices.map(({ store }) => store.storeId)).toEqual(['US04', 'US02', 'US03', 'US01']);
    expect(choices.map(({ enough }) => enough)).toEqual([true, true, true, false]);
  });

  test('promises a date only where the full quantity is in stock', () => {
    const choices = storeChoices([store('US01', 1), store('US02', 5)], availability, {
      qty: 2,
      favoriteId: undefined,
    });
    expect(choices.map(({ store, readyOn }) => [store.storeId, readyOn])).toEqual([
      ['US02', '2026-11-23'],
      ['US01', undefined],
    ]);
  });

  test('says when goods are sent to a store that has too few; such stores come after those with enough', () => {
    const sent = { from: '2026-11-25', to: '2026-11-27' };
    const sending = { ...availability, stores: availability.stores.map((one) => ({ ...one, sent })) };
    const found = [store('US03', 1), store('US01', 1), store('US02', 5)];
    const choices = storeChoices(found, sending, { qty: 2, favoriteId: 'US03' });
    expect(choices.map((choice) => [choice.store.storeId, choice.sent])).toEqual([
      ['US02', undefined],
      ['US01', sent],
      ['US03', undefined],
    ]);
  });

  test('keeps every store, and puts none without enough stock before one with enough', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 8 }), fc.integer({ min: 1, max: 5 }), (units, qty) => {
        const choices = storeChoices(
          units.map((available, n) => store(`S${n}`, available)),
          undefined,
          { qty, favoriteId: 'S1' },
        );
        expect(choices).toHaveLength(units.length);
        const enough = choices.map((choice) => Number(choice.enough));
        expect(enough).toEqual([...enough].sort((a, b) => b - a));
      }),
    );
  });
});
