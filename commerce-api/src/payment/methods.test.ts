import { expect, test } from 'vitest';
import { demoMarkets } from '../../test/demo-records.ts';
import { isOffered } from './methods.ts';

const market = { ...demoMarkets.US, paymentMinimums: { KLARNA: 5000, DW_APPLE_PAY: 200 } };
const cart = { kind: 'GUEST', remainingToPay: 0, giftCards: 0 } as const;

test.each([
  ['KLARNA', 4999, false],
  ['KLARNA', 5000, true],
  ['DW_APPLE_PAY', 199, false],
  ['DW_APPLE_PAY', 200, true],
  ['PAYPAL', 1, true],
  ['CREDIT_CARD', 1, true],
] as const)('offers %s for %i by the minimum of the market: %s', (method, remainingToPay, offered) => {
  expect(isOffered(method, { ...cart, remainingToPay }, market)).toBe(offered);
});

test('never pays gift cards by Klarna, whatever the minimum', () => {
  expect(isOffered('KLARNA', { ...cart, remainingToPay: 9000, giftCards: 2500 }, market)).toBe(false);
});
