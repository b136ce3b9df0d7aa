import type { Flash } from 'shared-contracts/calls/cart-entities';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import type { ErrorAction, ErrorHandling } from 'shared-contracts/errors/catalogue';
import { ProductError } from 'shared-contracts/errors/product-error';
import { describe, expect, test } from 'vitest';
import { exampleItem } from '../testing/cart-services.ts';
import { isDeliveryChange, noticesOf, recoveryOf } from './recovery.ts';

describe('what the page does by itself after a refusal', () => {
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
  ])('%s while the cart is asked to %s: %s [CART-07, CART-08, CART-09, CART-10]', (id, action, recovery) => {
    expect(recoveryOf(new ProductError(id, ''), action)).toBe(recovery);
  });

  test('a message of the cart inside the details of an error reads it anew [CART-11]', () => {
    const details = [{ errorId: 'ORD517', message: '', additionalInfo: { flash: 'PickupToSthTransition' } }];
    expect(recoveryOf(new ProductError('ORD517', '', { details }), 'other')).toBe('refresh');
    expect(recoveryOf(new ProductError('ORD517', ''), 'other')).toBe('show');
  });

  test('texts decide nothing', () => {
    expect(recoveryOf(new ProductError('INV700', 'BSK404 AUT498'), 'add')).toBe('show');
  });
});

describe('changes of delivery [CART-12]', () => {
  const six = [
    'PickupToSthTransition',
    'PickupToStsTransition',
    'StsToSthTransition',
    'StsToPickupTransition',
    'STHToPickupTransition',
    'OrderShippingMethodDowngraded',
  ];
  test.each(six)('%s is one', (code) => {
    expect(isDeliveryChange({ code })).toBe(true);
  });
  test.each(['InvalidShippingAddress', 'ProductLineItemInventoryMissing', ''])('"%s" is none', (code) => {
    expect(isDeliveryChange({ code })).toBe(false);
  });

  const moved: Flash = { code: 'PickupToSthTransition', message: 'It comes home.', itemId: exampleItem.id };
  const address: Flash = { code: 'InvalidShippingAddress', message: 'Not there.' };
  const cart = { ...exampleCart, items: [exampleItem], flash: [] as Flash[] };

  test('are told once by the services and stay until they are dismissed or their line goes', () => {
    const first = noticesOf([], { ...cart, flash: [moved] });
    expect(first).toEqual([moved]);
    expect(noticesOf(first, cart)).toEqual([moved]);
    expect(noticesOf(first, { ...cart, items: [] })).toEqual([]);
    expect(noticesOf(first, undefined)).toEqual([]);
  });

  test('stand once, however often they are told; other messages stand as long as the services say them', () => {
    expect(noticesOf([moved], { ...cart, flash: [moved, address] })).toEqual([moved, address]);
    expect(noticesOf([moved, address], cart)).toEqual([moved]);
  });
});
