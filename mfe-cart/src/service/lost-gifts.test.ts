import { type Cart, type CartItem, exampleCart } from 'shared-contracts/calls/cart-entities';
import { expect, test } from 'vitest';
import { type LostGift, lostGifts } from './lost-gifts.ts';

const mug = { ...(exampleCart.items[0] as CartItem), upc: 'mug', name: 'Enamel Mug' };
const plain: Cart = { ...exampleCart, bonusItems: [] };
const given: Cart = { ...exampleCart, bonusItems: [mug] };
const lost = [{ upc: 'mug', name: 'Enamel Mug' }];

type Case = [string, readonly LostGift[], Cart | undefined, Cart | undefined, readonly LostGift[]];
test.each<Case>([
  ['a gift that leaves with its promotion', [], given, plain, lost],
  ['a gift that left earlier', lost, plain, plain, lost],
  ['no gift that is back', lost, plain, given, []],
  ['no gift of another cart', lost, { ...given, basketId: 'other' }, plain, []],
  ['nothing once the cart is empty', lost, given, { ...plain, items: [] }, []],
  ['nothing once there is no cart', lost, given, undefined, []],
])('tells of %s [CART-16]', (_, known, before, cart, expected) => {
  expect(lostGifts(known, before, cart)).toEqual(expected);
});
