import path from 'node:path';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { storedCart } from 'storefront-kit/stored-cart';
import { screensOf } from 'storefront-kit/testing/screen-states';
import { describe, test } from 'vitest';
import remote from '../../remote.ts';
import { tillSession } from '../testing/till.ts';

const screens = screensOf(remote, path.resolve(import.meta.dirname, '../..'), {
  cart: {
    at: '/cart',
    prepare: () => storedCart.write({ basketId: exampleCart.basketId, totalItems: 1 }),
    shows: /Skarn Shell Jacket/,
  },
  till: {
    at: '/till',
    session: tillSession,
    prepare: () => storedCart.write({ basketId: exampleCart.basketId, totalItems: 1 }),
    shows: /Skarn Shell Jacket/,
  },
  'shared-cart': { at: '/shared-cart?cart=Qz3wT8mNc1RbL0uVx7Yk5A', shows: /Skarn Shell Jacket/ },
});

describe.each(screens)('the page $path [PLT-14]', (page) => {
  test('has a heading and no error before anything is asked', () => page.idle());
  test('says that it is busy while a call waits', () => page.pending());
  test('shows what it got', () => page.success());
  test.each(['GEN500', 'NET503'] as const)('tells that a call failed with %s and offers a way on', (id) =>
    page.error(id),
  );
});
