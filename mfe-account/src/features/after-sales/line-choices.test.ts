import { exampleOrder } from 'shared-contracts/calls/checkout';
import { describe, expect, test } from 'vitest';
import {
  cancellableLines,
  everything,
  isEverything,
  leavesNothing,
  type OrderItem,
  returnableLines,
  withChoice,
  withoutReason,
  withReturned,
} from './line-choices.ts';

const [example] = exampleOrder.items;
const line = (id: string, more: Partial<OrderItem> = {}): OrderItem => {
  if (!example) throw new Error('the example has a line');
  return { ...example, id, qty: 2, ...more };
};
const gift = { priceAfterOrderDiscount: 0, rowTotal: 0, qty: 1 };
const ids = (lines: readonly { readonly item: OrderItem; readonly most: number }[]) =>
  lines.map(({ item, most }) => [item.id, most]);

describe('lines that can be chosen [ORD-04] [ORD-05]', () => {
  test.each([
    ['what has units left', [line('a', { cancellableQty: 2 }), line('b')], [['a', 2]]],
    ['no gift beside goods', [line('a', { cancellableQty: 1 }), line('b', { ...gift, cancellableQty: 1 })], [['a', 1]]],
    ['a gift that is alone', [line('b', { ...gift, cancellableQty: 1 })], [['b', 1]]],
    ['nothing once all is packed', [line('a')], []],
  ])('for a cancellation: %s', (_, items, expected) => {
    expect(ids(cancellableLines({ items }))).toEqual(expected);
  });

  test('for a return follow the services', () => {
    expect(ids(returnableLines({ items: [line('a', { returnableQty: 1 }), line('b')] }))).toEqual([['a', 1]]);
  });
});

describe('chosen lines', () => {
  const lines = cancellableLines({ items: [line('a', { cancellableQty: 2 }), line('b', { cancellableQty: 2 })] });

  test('cover everything only with every unit', () => {
    expect(everything(lines)).toEqual({ a: { qty: 2 }, b: { qty: 2 } });
    expect(isEverything(lines, everything(lines))).toBe(true);
    expect(isEverything(lines, withChoice(everything(lines), 'a', { qty: 1 }))).toBe(false);
    expect(isEverything(lines, withChoice(everything(lines), 'a', undefined))).toBe(false);
  });

  test.each([
    ['all of it', [line('a')], { a: { qty: 2 } }, true],
    ['the rest of it', [line('a', { cancelledQty: 1 })], { a: { qty: 1 } }, true],
    ['all but a gift, which goes along', [line('a'), line('b', gift)], { a: { qty: 2 } }, true],
    ['a part', [line('a')], { a: { qty: 1 } }, false],
    ['all that is not packed', [line('a'), line('b')], { a: { qty: 2 } }, false],
  ])('%s leave nothing or something behind', (_, items, choices, expected) => {
    expect(leavesNothing({ items }, choices)).toBe(expected);
  });

  test('reveal a line without a reason', () => {
    const found = withoutReason(lines, { a: { qty: 1, reason: 'damaged' }, b: { qty: 1 } });
    expect(found?.item.id).toBe('b');
    expect(withoutReason(lines, { a: { qty: 1, reason: 'damaged' } })).toBeUndefined();
  });
});

describe('an order with an announced return [ORD-05]', () => {
  const actions = { cancellable: false, returnable: true, invoice: true };
  const order = { ...exampleOrder, actions, items: [line('a', { returnableQty: 2 }), line('b', { returnableQty: 1 })] };

  const announced = {
    returnId: '2b1b9d9e-8f0b-4a52-9a45-0d3b5d8f7c11',
    amount: 34_900,
    announcedAt: '2026-11-20T10:00:00.000Z',
  };

  test('knows what is coming back and what can still be returned', () => {
    const after = withReturned(order, { a: { qty: 1 } }, announced);
    expect(after.returns).toEqual([{ ...announced, status: 'announced', lines: [{ itemId: 'a', qty: 1 }] }]);
    expect(after.items[0]).toMatchObject({ returnedQty: 1, returnableQty: 1 });
    expect(after.items[1]).toEqual(order.items[1]);
    expect(after.actions?.returnable).toBe(true);
  });

  test('offers no return once everything has been announced', () => {
    expect(withReturned(order, { a: { qty: 2 }, b: { qty: 1 } }, announced).actions?.returnable).toBe(false);
  });
});
