import type { Flash } from 'shared-contracts/calls/cart-entities';
import { describe, expect, test } from 'vitest';
import { exampleItem } from '../testing/cart-services.ts';
import { stockNotice, unitsLeft, unitsMissing, weightOf } from './stock-notice.ts';

const flash = (code: string, details?: Flash['details']): Flash => ({
  code,
  message: '',
  ...(details ? { details } : {}),
});
const cartOf = (...codes: (string | undefined)[]) => ({
  items: codes.map((code) => ({ ...exampleItem, customerNotifications: code ? [flash(code)] : [] })),
});
const gone = 'ProductLineItemFullInventoryMissing';
const few = 'ProductLineItemInventoryMissing';

describe('stock notices [CART-27]', () => {
  test.each([
    ['enough of everything', cartOf(undefined, undefined), 'none'],
    ['one line sold out', cartOf(gone, undefined), 'some'],
    ['one line not on sale here', cartOf('ProductItemNotAvailable', undefined), 'some'],
    ['too few of one', cartOf(few, undefined), 'some'],
    ['everything sold out', cartOf(gone, gone), 'all'],
    ['all that there is', cartOf(gone), 'all'],
    ['a basic design is no trouble', cartOf('ProductItemRequired'), 'none'],
    ['an empty cart', cartOf(), 'none'],
  ] as const)('%s', (_, cart, notice) => {
    expect(stockNotice(cart)).toBe(notice);
  });

  test.each([
    [flash(few, { available: 2, qty: 5, missingQty: 3 }), 2],
    [flash(few, { available: 0 }), undefined],
    [flash(few), undefined],
    [flash(gone, { available: 2 }), undefined],
  ])('reads the remaining units from an out-of-stock error', (message, units) => {
    expect(unitsLeft(message)).toBe(units);
  });

  test.each([
    [flash(few, { available: 2, qty: 5, missingQty: 3 }), 3],
    [flash(few, { available: 2 }), undefined],
    [flash(gone, { missingQty: 3 }), undefined],
  ])('reads the missing units from an out-of-stock error', (message, units) => {
    expect(unitsMissing(message)).toBe(units);
  });

  test.each([
    [gone, 'error'],
    ['ProductItemNotAvailable', 'error'],
    [few, 'warning'],
    ['ProductItemMaxQuantity', 'info'],
    ['ProductItemRequired', 'info'],
  ] as const)('%s weighs as %s', (code, weight) => {
    expect(weightOf({ code })).toBe(weight);
  });
});
