import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMilestone, type OfferedVoucher } from './milestone.ts';

const voucher = (points: number, available = true): OfferedVoucher => ({
  points,
  amountInCurrency: points * 2,
  available,
  eligible: false,
});
const offered = [voucher(1000), voucher(500), voucher(2500), voucher(2000, false)];

test.each([
  [0, { points: 500, missing: 500, amountInCurrency: 1000 }],
  [499, { points: 500, missing: 1, amountInCurrency: 1000 }],
  [500, { points: 1000, missing: 500, amountInCurrency: 2000 }],
  [1250, { points: 2500, missing: 1250, amountInCurrency: 5000 }],
  [2500, { points: 2500, missing: 0, amountInCurrency: 5000 }],
  [9000, { points: 2500, missing: 0, amountInCurrency: 5000 }],
])('finds the next voucher from %i points, of those that are offered [ACC-12]', (balance, milestone) => {
  expect(nextMilestone(balance, offered)).toEqual(milestone);
});

test('has no milestone where no voucher is offered [ACC-12]', () => {
  expect(nextMilestone(100, [])).toBeUndefined();
  expect(nextMilestone(100, [voucher(500, false)])).toBeUndefined();
});

test('never passes over a voucher, and never asks for less than what is missing', () => {
  fc.assert(
    fc.property(fc.nat(6000), fc.uniqueArray(fc.integer({ min: 1, max: 6000 }), { minLength: 1 }), (balance, steps) => {
      const next = nextMilestone(
        balance,
        steps.map((points) => voucher(points)),
      );
      const above = steps.filter((points) => points > balance);
      expect(next?.points).toBe(above.length > 0 ? Math.min(...above) : Math.max(...steps));
      expect(next?.missing).toBe(above.length > 0 ? Math.min(...above) - balance : 0);
    }),
  );
});
