import { describe, expect, test } from 'vitest';
import { allCalls } from '../calls/all-calls.ts';
import { errorCatalogue, errorEntry, handlingOf, isErrorId } from './catalogue.ts';
import { isProductError, ProductError } from './product-error.ts';
import { errorText } from './texts.ts';

/**
 * The numbered codes of docs/spec/commerce.md section 8, docs/spec/accounts.md section 8, and docs/spec/content.md
 * section 8, verbatim.
 */
const specified = `
  BSK404 ORD404 ORD430 ORD516 ORD517 ORD518 ORD415 ORD409 OHS4004 ORD400
  INV700 INV406 INV701 INV702 INV405 INV407 INV409 INV408
  GFS800 GFO404 GFO405 GFC400 GFC410 GFC700 GFC760 GFC800 GFC725 GFC740 GFC755 GFC799 GFC812 GWP403
  PRM130 PRM160 PRM135 PRM140 PRM150 PRM155 PRM175 PRM416
  PYT300 PYT400 PYT402 PYT404 PYT405 PYT406 PAY400 PAY401 BIL400 BILL410 FE309
  TAX309 TAX310 SHP404 SHP410 SHP500 CHK320 CHK380
  REW401 REW130 REW135 REW140 RTN500 STR404 GEN500 API400 API404 API405 API406 API415
  AUT401 AUT402 AUT403 AUT404 AUT409 AUT418 AUT423 AUT426 AUT432 AUT437 AUT438 AUT439 AUT440 AUT441 AUT442 AUT444
  AUT450 AUT451 AUT452 AUT453 AUT498 AUT500
  PRO400 PRO404 PRO410 PRO411 PRO412 PRO414 PRO415 PRO418 FE340 FE872 CCA400 CCA401 CCN404 4044
  PLP400 REV410 ATTR100 ATTR200 ATTR300`
  .trim()
  .split(/\s+/);

/** The named ids of docs/spec/commerce.md section 8. */
const named = `
  ITEM_NOT_AVAILABLE NO_PRICE INVALID_PRICE INVALID_CUSTOMER CART_NOT_FOUND ITEM_OOS ITEMS_OOS ADDED_MAX_QUANTITY
  GWP_PRODUCT PAYMENT_ERROR PAYMENT_FRAUD_VERIFICATION_EXCEPTION CANT_SHIP_THERE GC_INVALID2 GC_ALREADY_APPLIED
  GC_NOT_ALLOWED GC_ZERO_BALANCE ITEM_NO_LONGER_AVAILABLE CC_EXPIRY_DATE_INVALID PAYMENT_INSTRUMENT_NOT_FOUND
  ADDRESS_NOT_FOUND SHIPPING_POBOX_UNAVAILABLE SOME_PRODUCTS_NO_INVENTORY`
  .trim()
  .split(/\s+/);

const entries = Object.entries(errorCatalogue);

describe('the error catalogue [PLT-06]', () => {
  test('contains every numbered code of the specifications', () => {
    expect(specified.filter((id) => !isErrorId(id))).toEqual([]);
  });

  test('contains every named error once', () => {
    const names = entries.map(([, { name }]): string => name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has a distinct text for every error in every language', () => {
    for (const [id] of entries) {
      const texts = (['en', 'fr', 'de'] as const).map((language) => errorText(id, language).trim());
      expect(
        texts.filter((text) => text.length < 10),
        id,
      ).toEqual([]);
      expect(new Set(texts).size, `${id} is not translated`).toBe(3);
    }
  });

  test('shows errors where the specification says: top, item, field, persistent toast', () => {
    const levels = Object.fromEntries(entries.map(([, { name, level }]) => [name, level]));
    expect(levels).toMatchObject({
      ITEM_NOT_AVAILABLE: 'item',
      NO_PRICE: 'item',
      INVALID_PRICE: 'item',
      ITEMS_OOS: 'top',
      PAYMENT_ERROR: 'persistentToast',
      PAYMENT_FRAUD_VERIFICATION_EXCEPTION: 'persistentToast',
      CANT_SHIP_THERE: 'persistentToast',
      GC_INVALID2: 'field',
      GC_ALREADY_APPLIED: 'field',
      GC_NOT_ALLOWED: 'field',
      GC_ZERO_BALANCE: 'field',
      ITEM_NO_LONGER_AVAILABLE: 'top',
      CC_EXPIRY_DATE_INVALID: 'top',
      PAYMENT_INSTRUMENT_NOT_FOUND: 'top',
      ADDRESS_NOT_FOUND: 'top',
      SHIPPING_POBOX_UNAVAILABLE: 'top',
      SOME_PRODUCTS_NO_INVENTORY: 'top',
    });
    expect(handlingOf('BSK404', 'add')).toBe('recreate');
    expect(handlingOf('AUT498', 'read')).toBe('reset');
  });

  test('treats an unknown id of a newer server as the general error', () => {
    expect(errorEntry('NEW999')).toBe(errorCatalogue.GEN500);
    expect(errorText('NEW999', 'de')).toBe(errorText('GEN500', 'de'));
    expect(errorEntry('toString')).toBe(errorCatalogue.GEN500);
  });
});

describe('a ProductError', () => {
  test('matches by id and by name, never by text', () => {
    const error = new ProductError('BSK404', 'Your cart has expired');
    expect(error.is('BSK404')).toBe(true);
    expect(error.is('ORD404', 'CART_NOT_FOUND')).toBe(true);
    expect(error.is('ORD404')).toBe(false);
    expect(isProductError(error, 'CART_NOT_FOUND')).toBe(true);
    expect(isProductError(new Error('BSK404'), 'BSK404')).toBe(false);
  });

  test('has the level, handling, and status of its catalog entry', () => {
    expect(new ProductError('PRM155', '')).toMatchObject({ level: 'field', handling: 'show', status: 409 });
    expect(new ProductError('NEW999', 'x', { status: 418 })).toMatchObject({ id: 'GEN500', status: 418 });
  });
});

describe('the catalogue and the calls [CHK-21]', () => {
  const declared = new Set<string>(allCalls.flatMap(({ errors }) => [...errors]));
  /** Errors of the transport and the page, which any call can meet, and those of features without a call yet. */
  const undeclared = [
    ...['GEN500', 'GEN503', 'API400', 'API405', 'API406', 'API415', 'API422', 'NET408', 'NET503', 'NET424'],
    ...['AUT437', 'AUT438', 'ATTR100', 'ATTR200', 'ATTR300'],
  ];

  test('declares every error in a call, or lists it as belonging to none', () => {
    expect(entries.map(([id]) => id).filter((id) => !declared.has(id))).toEqual(undeclared);
  });

  test('repeats an action only after the cart was read again, or when the answer was lost', () => {
    const retried = entries.flatMap(([id, entry]) =>
      'on' in entry && Object.values(entry.on).includes('retry') ? [id] : [],
    );
    expect(retried).toEqual(['BSK404', 'ORD404', 'ORD415', 'GEN503', 'NET408', 'NET503']);
  });
});
