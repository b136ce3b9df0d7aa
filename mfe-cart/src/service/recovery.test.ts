import type { Flash } from 'shared-contracts/calls/cart-entities';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import type { ErrorAction, ErrorHandling } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import { describe, expect, test } from 'vitest';
import { exampleItem } from '../testing/cart-services.ts';
import { isDeliveryChange, noticesOf, recoveryOf } from './recovery.ts';

describe('automatic recovery after a refusal', () => {
  test.each<[string, ErrorAction, ErrorHandling]>([
    ['BSK404', 'add', 'recreate'], // CART-07
    ['BSK404', 'update', 'retry'], // CART-09
    ['BSK404', 'remove', 'retry'],
    ['BSK404', 'read', 'retry'],
    ['BSK404', 'other', 'show'],
    ['ORD404', 'update', 'retry'],
    ['ORD404', 'remove', 'retry'],
    ['ORD404', 'add', 'show'],
    ['NET408', 'update', 'retry'],
    ['NET503', 'remove', 'retry'],
    ['NET503', 'read', 'retry'],
    ['NET503', 'add', 'retry'],
    ['NET408', 'add', 'retry'],
    ['ORD415', 'add', 'show'],
    ['ORD415', 'read', 'retry'],
    ['AUT498', 'add', 'reset'], // CART-08
    ['AUT498', 'update', 'reset'],
    ['AUT498', 'remove', 'reset'],
    ['AUT498', 'read', 'reset'],
    ['AUT498', 'other', 'reset'],
    ['ORD430', 'update', 'refresh'], // CART-10
    ['ORD430', 'other', 'refresh'],
    ['INV405', 'update', 'refresh'],
    ['INV407', 'update', 'refresh'],
    ['INV409', 'update', 'refresh'],
    ['INV408', 'update', 'show'],
    ['GWP403', 'remove', 'show'],
    ['PRM155', 'other', 'show'],
    ['GEN500', 'update', 'show'],
  ])('on %s during "%s": %s [CART-07, CART-08, CART-09, CART-10]', (id, action, recovery) => {
    expect(recoveryOf(new ProductError(id, ''), action)).toBe(recovery);
  });

  test("reads the cart again when an error's details contain a cart message [CART-11]", () => {
    const details = [{ errorId: 'ORD517', message: '', additionalInfo: { flash: 'PickupToSthTransition' } }];
    expect(recoveryOf(new ProductError('ORD517', '', { details }), 'other')).toBe('refresh');
    expect(recoveryOf(new ProductError('ORD517', ''), 'other')).toBe('show');
  });

  test('never depends on message texts', () => {
    expect(recoveryOf(new ProductError('INV700', 'BSK404 AUT498'), 'add')).toBe('show');
  });
});

describe('delivery changes [CART-12]', () => {
  const six = [
    'PickupToSthTransition',
    'PickupToStsTransition',
    'StsToSthTransition',
    'StsToPickupTransition',
    'STHToPickupTransition',
    'OrderShippingMethodDowngraded',
  ];
  test.each(six)('includes %s', (code) => {
    expect(isDeliveryChange({ code })).toBe(true);
  });
  test.each(['InvalidShippingAddress', 'ProductLineItemInventoryMissing', ''])('does not include "%s"', (code) => {
    expect(isDeliveryChange({ code })).toBe(false);
  });

  const moved: Flash = { code: 'PickupToSthTransition', message: 'It comes home.', itemId: exampleItem.id };
  const address: Flash = { code: 'InvalidShippingAddress', message: 'Not there.' };
  const cart = { ...exampleCart, items: [exampleItem], flash: [] as Flash[] };

  test('stay visible until dismissed or their line is gone, though the services report them once', () => {
    const first = noticesOf([], { ...cart, flash: [moved] });
    expect(first).toEqual([moved]);
    expect(noticesOf(first, cart)).toEqual([moved]);
    expect(noticesOf(first, { ...cart, items: [] })).toEqual([]);
    expect(noticesOf(first, undefined)).toEqual([]);
  });

  test('are not duplicated when reported again; other messages stay while the services report them', () => {
    expect(noticesOf([moved], { ...cart, flash: [moved, address] })).toEqual([moved, address]);
    expect(noticesOf([moved, address], cart)).toEqual([moved]);
  });
});
