import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { placeErrors } from 'shared-contracts/calls/checkout';
import { type ErrorId, errorCatalogue, isErrorId } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import { errorTexts as german } from 'shared-contracts/errors/texts.de';
import { errorTexts as english } from 'shared-contracts/errors/texts.en';
import { errorTexts as french } from 'shared-contracts/errors/texts.fr';
import { describe, expect, test } from 'vitest';
import { staysAsToast, stepOfError } from './order-errors.ts';
import type { CheckoutStep } from './steps.ts';

/** Every order error of docs/spec/commerce.md section 8, with the step it leads to and how it is shown. */
const table: readonly (readonly [ErrorId, CheckoutStep, 'toast' | 'top'])[] = [
  ['PAY400', 'billing', 'toast'],
  ['PAY401', 'shipping', 'toast'],
  ['PYT400', 'billing', 'toast'],
  ['PYT402', 'billing', 'toast'],
  ['PYT404', 'billing', 'top'],
  ['PYT405', 'shipping', 'top'],
  ['PYT406', 'shipping', 'toast'],
  ['FE309', 'billing', 'top'],
  ['BIL400', 'billing', 'toast'],
  ['BILL410', 'billing', 'toast'],
  ['CHK380', 'billing', 'toast'],
  ['GFO405', 'billing', 'toast'],
  ['PRM150', 'billing', 'top'],
  ['REW401', 'billing', 'toast'],
  ['REW130', 'billing', 'toast'],
  ['REW135', 'billing', 'toast'],
  ['REW140', 'billing', 'toast'],
  ['CHK320', 'shipping', 'toast'],
  ['SHP404', 'shipping', 'toast'],
  ['SHP410', 'shipping', 'toast'],
  ['SHP500', 'shipping', 'top'],
  ['ORD516', 'shipping', 'toast'],
  ['ORD517', 'shipping', 'toast'],
  ['ORD518', 'shipping', 'toast'],
  ['ORD404', 'summary', 'toast'],
  ['ORD415', 'summary', 'toast'],
  ['ORD430', 'summary', 'top'],
  ['INV406', 'summary', 'top'],
  ['INV700', 'summary', 'toast'],
  ['INV701', 'summary', 'top'],
  ['INV702', 'summary', 'toast'],
  ['INV703', 'summary', 'toast'],
  ['INV405', 'summary', 'toast'],
  ['INV407', 'summary', 'toast'],
  ['INV408', 'summary', 'toast'],
  ['INV409', 'summary', 'toast'],
  ['TAX309', 'summary', 'toast'],
  ['TAX310', 'summary', 'toast'],
  ['STR404', 'summary', 'toast'],
  ['BSK404', 'summary', 'toast'],
  ['AUT403', 'summary', 'toast'],
  ['AUT409', 'summary', 'toast'],
  ['AUT498', 'summary', 'top'],
  ['API400', 'summary', 'toast'],
  ['API404', 'summary', 'toast'],
  ['API405', 'summary', 'toast'],
  ['API406', 'summary', 'toast'],
  ['API415', 'summary', 'toast'],
  ['API429', 'summary', 'toast'],
];

describe('an order error [CHK-21]', () => {
  test.each(table)('%s leads to %s and is told as %s', (id, step, how) => {
    const error = new ProductError(id, 'Words');
    expect(stepOfError(error, exampleCart)).toBe(step);
    expect(staysAsToast(error)).toBe(how === 'toast');
  });

  test('is in the table for every error of placing an order', () => {
    const known = table.map(([id]) => id);
    expect(placeErrors.filter((id) => !known.includes(id))).toEqual([]);
  });

  test.each(table)('has its own text for %s in every language', (id) => {
    const words = [english[id], french[id], german[id]];
    for (const word of words) expect(word.length).toBeGreaterThan(10);
    expect(new Set(words).size).toBe(3);
  });

  test('is not a toast when the answer was lost: the result is unknown', () => {
    for (const id of ['NET408', 'NET503', 'GEN500']) expect(staysAsToast(new ProductError(id, ''))).toBe(false);
  });

  test('is shown in general words when the page does not know it', () => {
    expect(isErrorId('XYZ999')).toBe(false);
    expect(new ProductError('XYZ999', '').id).toBe('GEN500');
    expect(errorCatalogue.GEN500.level).toBe('toast');
  });
});

describe('an item that is no longer available [CART-10]', () => {
  const gone = (flash?: string) =>
    new ProductError('ORD430', '', {
      details: [{ errorId: 'ORD430', message: '', ...(flash ? { additionalInfo: { flash } } : {}) }],
    });
  const reported = (code: string) => ({ ...exampleCart, flash: [{ code, message: '' }] });

  test.each(['PickupToSthTransition', 'StsToSthTransition', 'InvalidShippingAddress'])(
    'leads back to shipping when the messages include %s',
    (code) => {
      expect(stepOfError(gone(code), exampleCart)).toBe('shipping');
      expect(stepOfError(gone(), reported(code))).toBe('shipping');
      expect(stepOfError(gone(), { ...exampleCart, customerNotifications: [{ code, message: '' }] })).toBe('shipping');
    },
  );

  test.each(['PickupToStsTransition', 'StsToPickupTransition', 'OrderShippingMethodDowngraded'])(
    'stays at the review when they tell of %s alone',
    (code) => {
      expect(stepOfError(gone(code), reported(code))).toBe('summary');
    },
  );
});
