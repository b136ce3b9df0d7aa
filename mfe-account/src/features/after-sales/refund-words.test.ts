import { exampleOrder, type Order } from 'shared-contracts/calls/checkout';
import { expect, test } from 'vitest';
import { newRefunds, refundName, refundNames } from './refund-words.ts';

const card = { code: 'CREDIT_CARD', amount: 100, additionalData: { brand: 'visa', lastFour: '1111' } } as const;
const giftCard = (lastFour: string) => ({ code: 'GIFT_CARD', amount: 50, additionalData: { lastFour } }) as const;
const paidWith = (...paymentMethod: Order['paymentMethod']): Order => ({ ...exampleOrder, paymentMethod });

test.each([
  ['the one card', 'CREDIT_CARD', paidWith(giftCard('2222'), card), 'Visa ending in 1111'],
  ['the one gift card', 'GIFT_CARD', paidWith(giftCard('2222'), card), 'Gift card ending in 2222'],
  ['one of two gift cards', 'GIFT_CARD', paidWith(giftCard('2222'), giftCard('3333')), 'Gift card'],
  ['what is not listed', 'PAYPAL', paidWith(card), 'PayPal'],
] as const)('names a refund to %s [ORD-04]', (_, code, order, name) => {
  expect(refundName({ code }, order, 'en')).toBe(name);
});

test('refunds the last payment first [ORD-04]', () => {
  expect(refundNames(paidWith(giftCard('2222'), card), 'en')).toEqual([
    'Visa ending in 1111',
    'Gift card ending in 2222',
  ]);
});

test('does not repeat earlier refunds [ORD-04]', () => {
  const refund = { code: 'CREDIT_CARD', amount: 10, status: 'done', createdAt: '2026-11-21T10:00:00.000Z' } as const;
  const later = { ...refund, amount: 20 };
  expect(newRefunds({ refunds: [refund] }, { refunds: [refund, later] })).toEqual([later]);
  expect(newRefunds({}, { refunds: [refund] })).toEqual([refund]);
  expect(newRefunds({}, {})).toEqual([]);
});
