import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, apportionWithin } from './apportion.ts';

const weights = fc.array(fc.nat(1_000_000_00), { minLength: 1, maxLength: 60 });

test('returns whole, non-negative parts that add up to the amount', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_00), weights, (amount, parts) => {
      const split = apportion(amount, parts);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(split.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : amount);
    }),
  );
});

test('keeps every part within one unit of its exact share', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), weights, (amount, parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      fc.pre(total > 0);
      apportion(amount, parts).forEach((part, index) => {
        expect(Math.abs(part - (amount * (parts[index] ?? 0)) / total)).toBeLessThan(1);
      });
    }),
  );
});

test('never takes more from a part than it holds when the reduction fits', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const split = apportion(Math.floor(total * share), parts);
      split.forEach((part, index) => {
        expect(part).toBeLessThanOrEqual(parts[index] ?? 0);
      });
    }),
  );
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [0, 5], [0, 1]],
  [7, [0, 0], [0, 0]],
  [0, [3, 4], [0, 0]],
])('splits %i over %j into %j', (amount, parts, expected) => {
  expect(apportion(amount, parts)).toEqual(expected);
});

test('keeps every part within its limit and distributes as much as fits', () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.nat(3_000_000), parts, (amount, drafts) => {
      const limits = drafts.map(([weight, share]) => Math.floor(weight * share));
      const split = apportionWithin(
        amount,
        drafts.map(([weight]) => weight),
        limits,
      );
      const most = limits.reduce((sum, limit) => sum + limit, 0);
      expect(split.every((part, index) => part >= 0 && part <= (limits[index] ?? 0))).toBe(true);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(Math.min(amount, most));
    }),
  );
});
