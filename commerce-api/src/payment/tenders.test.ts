import fc from 'fast-check';
import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import { describe, expect, test } from 'vitest';
import { isProviderMethod, isReward, payFor, type Tender, valueMethods } from './tenders.ts';

const tender = (method: PaymentMethodId, available = 0): Tender => ({
  id: crypto.randomUUID(),
  method,
  accountId: isProviderMethod(method) ? undefined : crypto.randomUUID(),
  available,
  lastFour: undefined,
});

const someTender = fc
  .record({ method: fc.constantFrom(...valueMethods, 'CREDIT_CARD' as const), available: fc.nat(50_000) })
  .map(({ method, available }) => tender(method, available));
const cart = fc.record({
  total: fc.nat(60_000),
  giftCards: fc.nat(60_000),
  tenders: fc.array(someTender, { maxLength: 7 }),
  credits: fc.nat(20_000),
});

describe('splitting a total over tenders', () => {
  test('splits the total exactly, and charges no tender beyond its balance [CHK-22]', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { paid, remainingToPay } = payFor(input);
        const value = paid.filter(({ tender: { method } }) => !isProviderMethod(method));
        expect(value.reduce((sum, { amount }) => sum + amount, 0) + remainingToPay).toBe(input.total);
        expect(remainingToPay).toBeGreaterThanOrEqual(0);
        for (const { tender: payer, amount } of value) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(payer.available);
        }
      }),
    );
  });

  test('never pays for gift cards with gift cards [CHK-11]', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const byCard = payFor(input)
          .paid.filter(({ tender: { method } }) => method === 'GIFT_CARD')
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(byCard).toBeLessThanOrEqual(Math.max(0, input.total - input.giftCards));
      }),
    );
  });

  test('ignores rewards while credit is left [CHK-13]', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { paid, appliedRewards } = payFor(input);
        const credited = paid
          .filter(({ tender: { method } }) => method === 'ATHLETES_PAYMENT' || method === 'INFLUENCER_CREDIT')
          .reduce((sum, { amount }) => sum + amount, 0);
        if (input.credits - credited > 0) expect(appliedRewards).toBe(0);
        expect(
          paid.filter(({ tender: { method } }) => isReward(method)).reduce((sum, { amount }) => sum + amount, 0),
        ).toBe(appliedRewards);
      }),
    );
  });

  test.each([
    ['nothing', 5000, 0, [], 0, [], 5000],
    ['one gift card of less', 5000, 0, [tender('GIFT_CARD', 2000)], 0, [2000], 3000],
    ['two gift cards of more', 5000, 0, [tender('GIFT_CARD', 2000), tender('GIFT_CARD', 9000)], 0, [2000, 3000], 0],
    ['a gift card for half a gift card', 5000, 2500, [tender('GIFT_CARD', 9000)], 0, [2500], 2500],
    [
      'points before a gift card',
      5000,
      0,
      [tender('GIFT_CARD', 4000), tender('LOYALTY_POINTS', 2000)],
      0,
      [2000, 3000],
      0,
    ],
    ['a credit that is not used up bars points', 5000, 0, [tender('LOYALTY_POINTS', 2000)], 1, [0], 5000],
    [
      'a credit that is used up lets points pay',
      5000,
      0,
      [tender('LOYALTY_POINTS', 2000), tender('ATHLETES_PAYMENT', 3000)],
      3000,
      [3000, 2000],
      0,
    ],
    ['a card for the rest', 5000, 0, [tender('CREDIT_CARD'), tender('GIFT_CARD', 1000)], 0, [1000, 4000], 4000],
  ] as const)('%s', (_, total, giftCards, tenders, credits, amounts, remainingToPay) => {
    const result = payFor({ total, giftCards, tenders, credits });
    expect(result.paid.map(({ amount }) => amount)).toEqual(amounts);
    expect(result.remainingToPay).toBe(remainingToPay);
  });
});
