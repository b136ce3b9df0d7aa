import fc from 'fast-check';
import type { ApplicableShippingMethod, CartItem, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { describe, expect, test } from 'vitest';
import { exampleItem } from '../../testing/cart-services.ts';
import { bySpeed, deliveryGroups, deliverySortKey } from './delivery-groups.ts';

const [homeGroup] = exampleCart.shippingMethods as [ShippingGroup];
const at = (storeId: string): Partial<CartItem> => ({
  shippingId: storeId,
  selectedShippingOption: 'pickup',
  shippingOptions: [
    { selected: false, shippingMethod: { code: 'standard', deliveryTime: '3-5' } },
    {
      selected: true,
      shippingMethod: { code: 'pickup', deliveryTime: 'same day' },
      storeInfo: { id: storeId, name: storeId },
    },
  ],
});
const home: Partial<CartItem> = {};
const mail: Partial<CartItem> = { shippingId: 'digital', selectedShippingOption: 'digital' };
const made: Partial<CartItem> = { shippingId: 'customs', isCustoms: true };
const sent: Partial<CartItem> = { shippingId: 'US01-sts', selectedShippingOption: 'sts' };
const notFirst = { bonusFirst: false };
const cartOf = (...parts: Partial<CartItem>[]) => ({
  items: parts.map((part, n) => ({ ...exampleItem, ...part, id: `line-${n}` })),
  bonusItems: [] as CartItem[],
  shippingMethods: [
    homeGroup,
    { ...homeGroup, shippingId: 'US01', code: 'pickup' as const, storeName: 'Portland' },
    { ...homeGroup, shippingId: 'US01-sts', code: 'sts' as const, storeName: 'Portland' },
  ],
});
const shape = (...parts: Partial<CartItem>[]) =>
  deliveryGroups(cartOf(...parts), notFirst).map(({ kind, items }) => [kind, ...items.map(({ id }) => id)]);

describe('delivery groups of a cart [CART-03]', () => {
  test('puts home delivery first and pickup last, whatever the order of the lines', () => {
    expect(shape(at('US01'), mail, made, home, sent)).toEqual([
      ['home', 'line-3'],
      ['customs', 'line-2'],
      ['digital', 'line-1'],
      ['pickup', 'line-0'],
      ['sent-to-store', 'line-4'],
    ]);
  });

  test('makes a group of each store', () => {
    expect(shape(at('US01'), home, at('US02'), at('US01'))).toEqual([
      ['home', 'line-1'],
      ['pickup', 'line-0', 'line-3'],
      ['pickup', 'line-2'],
    ]);
  });

  test('puts the store first where the first line can be collected soonest', () => {
    const days = (storeId: string, deliveryOrder: number) => ({ ...at(storeId), deliveryOrder });
    expect(shape(days('US01', 3), days('US02', 2), days('US02', 0))).toEqual([
      ['pickup', 'line-1', 'line-2'],
      ['pickup', 'line-0'],
    ]);
  });

  test("takes dates and store name from the services' group", () => {
    const [first, second] = deliveryGroups(cartOf(home, at('US01')), notFirst);
    expect(first?.group?.shippingId).toBe('me');
    expect(second?.group?.storeName).toBe('Portland');
    expect(deliveryGroups(cartOf(mail), notFirst)[0]?.group).toBeUndefined();
  });

  test('puts gifts after the line they belong to, or before it on request', () => {
    const gift = { ...exampleItem, id: 'gift', bonus: true };
    const cart = { ...cartOf(home, home), bonusItems: [gift] };
    const ids = (bonusFirst: boolean) => deliveryGroups(cart, { bonusFirst })[0]?.items.map(({ id }) => id);
    expect(ids(false)).toEqual(['line-0', 'line-1', 'gift']);
    expect(ids(true)).toEqual(['gift', 'line-0', 'line-1']);
  });

  test('has no groups for an empty cart', () => {
    expect(shape()).toEqual([]);
  });

  test('contains every line exactly once', () => {
    const part = fc.constantFrom(home, mail, made, at('US01'), at('US02'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const ids = deliveryGroups(cartOf(...parts), notFirst).flatMap(({ items }) => items.map(({ id }) => id));
        expect(ids.sort()).toEqual(parts.map((_, n) => `line-${n}`).sort());
      }),
    );
  });
});

describe('sorts estimated delivery by its first number [CART-03]', () => {
  test.each([
    ['same day', 0],
    ['Same Day', 0],
    ['le jour même', 0],
    ['am selben Tag', 0],
    ['3-5', 3],
    ['3–5 business days', 3],
    ['10', 10],
    ['in 2 to 4 days', 2],
    ['soon', Number.POSITIVE_INFINITY],
    ['', Number.POSITIVE_INFINITY],
  ])('"%s": %d', (words, key) => {
    expect(deliverySortKey(words)).toBe(key);
  });

  const method = (id: string, deliveryTime: string, finalAmount: number): ApplicableShippingMethod => ({
    code: 'standard',
    id,
    label: id,
    price: { amount: finalAmount, finalAmount },
    deliveryTime,
    selected: false,
  });

  test('sorts methods by speed, then by price', () => {
    const methods = [
      method('slow', '5-7', 0),
      method('unknown', 'soon', 0),
      method('dear', '1-2', 1900),
      method('cheap', '1', 900),
      method('courier', 'same day', 2900),
    ];
    expect(bySpeed(methods).map(({ id }) => id)).toEqual(['courier', 'cheap', 'dear', 'slow', 'unknown']);
  });

  test('keeps every method, does not change its input, and never puts a slower one first', () => {
    const times = fc.oneof(fc.constant('same day'), fc.nat(20).map(String), fc.constant('soon'));
    fc.assert(
      fc.property(fc.array(fc.tuple(times, fc.nat(5000)), { maxLength: 6 }), (given) => {
        const methods = given.map(([time, price], n) => method(String(n), time, price));
        const before = [...methods];
        const keys = bySpeed(methods).map(({ deliveryTime }) => deliverySortKey(deliveryTime));
        expect(methods).toEqual(before);
        expect(keys).toEqual([...keys].sort((a, b) => (a === b ? 0 : a - b)));
      }),
    );
  });
});
