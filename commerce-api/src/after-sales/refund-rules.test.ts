import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../base/sum.ts';
import { refundFor, spreadRefund } from './refund-rules.ts';

test('refunds units one by one to exactly the amount paid for the row [ORD-04]', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
      (paid, parts) => {
        const qty = sum(parts);
        let givenBack = 0;
        const worth = parts.map((units) => {
          const value = refundFor({ qty, paid, givenBack }, units);
          givenBack += units;
          return value;
        });
        expect(worth.every((value) => value >= 0)).toBe(true);
        expect(sum(worth)).toBe(paid);
      },
    ),
  );
});

test('refunds the odd cents with the last unit, so that nobody gets back more than they paid [ORD-04]', () => {
  const line = { qty: 3, paid: 1000 };
  expect([0, 1, 2].map((givenBack) => refundFor({ ...line, givenBack }, 1))).toEqual([333, 333, 334]);
});

const payments = fc
  .array(fc.record({ amount: fc.nat(10_000), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((rows) =>
    rows.map(({ amount, share }, index) => ({ paymentId: `p${index}`, amount, refunded: Math.floor(amount * share) })),
  );

test('refunds payments in reverse order, in whole minor units, and none beyond its amount [ORD-04]', () => {
  fc.assert(
    fc.property(payments, fc.double({ min: 0, max: 1, noNaN: true }), (paid, share) => {
      const left = sum(paid.map(({ amount, refunded }) => amount - refunded));
      const amount = Math.floor(left * share);
      const planned = spreadRefund(amount, paid);
      expect(sum(planned.map((refund) => refund.amount))).toBe(amount);
      for (const refund of planned) {
        const payment = paid.find(({ paymentId }) => paymentId === refund.paymentId)!;
        expect(refund.amount + payment.refunded).toBeLessThanOrEqual(payment.amount);
      }
      // Earlier payments are refunded only after all later ones are refunded in full.
      const touched = paid.findIndex(({ paymentId }) => paymentId === planned.at(-1)?.paymentId);
      for (const later of paid.slice(touched + 1)) {
        const part = planned.find(({ paymentId }) => paymentId === later.paymentId)?.amount ?? 0;
        if (touched >= 0) expect(part).toBe(later.amount - later.refunded);
      }
      expect(() => spreadRefund(left + 1, paid)).toThrow(RangeError);
    }),
  );
});
