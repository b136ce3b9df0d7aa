import type { CartItem } from 'shared-contracts/calls/cart-entities';
import { expect, test } from 'vitest';
import { exampleItem } from '../../testing/cart-services.ts';
import { elsewhere } from './collect.ts';

const at = (id: string, storeId?: string): CartItem => ({
  ...exampleItem,
  id,
  shippingOptions: [
    {
      selected: true,
      shippingMethod: { code: storeId ? 'pickup' : 'standard', deliveryTime: '0' },
      ...(storeId ? { storeInfo: { id: storeId, name: `Store ${storeId}` } } : {}),
    },
  ],
});

test.each([
  ['nothing is collected yet', [at('a'), at('b')], 'a', []],
  ['the line itself is collected elsewhere', [at('a', 'US02')], 'a', []],
  ['another is collected at the same store', [at('a'), at('b', 'US01')], 'a', []],
  ['another is collected elsewhere', [at('a'), at('b', 'US02')], 'a', ['b at Store US02']],
  [
    'something new, while others are elsewhere',
    [at('a', 'US02'), at('b', 'US03')],
    undefined,
    ['a at Store US02', 'b at Store US03'],
  ],
])('lines that a change to US01 asks about: %s [CART-22]', (_, items, chosen, asked) => {
  expect(elsewhere(items, 'US01', chosen).map(({ item, at: store }) => `${item.id} at ${store}`)).toEqual(asked);
});
