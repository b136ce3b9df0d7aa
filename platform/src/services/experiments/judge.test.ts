import { describe, expect, test } from 'vitest';
import type { VariationResult } from './experiment-api.ts';
import { harmOf, isMismatched } from './judge.ts';
import { meanOf, probabilityOfDifference, probabilityOfSplit, shareOf } from './statistics.ts';

const result = (variation: string, visitors: number, given: Partial<VariationResult> = {}): VariationResult => ({
  variation,
  visitors,
  added: 0,
  ordered: 0,
  failed: 0,
  orders: 0,
  revenue: 0,
  revenueSquares: 0,
  ...given,
});

describe('estimates [EXP-02]', () => {
  // Wilson's interval as R's prop.test(x, n, correct = FALSE) gives it.
  test.each([
    [5, 100, 0.0215, 0.1118],
    [50, 100, 0.4038, 0.5962],
    [0, 20, 0, 0.1611],
  ])('%s of %s visitors', (count, visitors, low, high) => {
    const share = shareOf(count, visitors);
    expect(share.value).toBe(count / visitors);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  test('a share of nobody can be anything', () => expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 }));

  test('revenue per visitor, by Student’s distribution', () => {
    const values = [0, 0, 0, 10, 20];
    const sum = values.reduce((all, value) => all + value, 0);
    const squares = values.reduce((all, value) => all + value ** 2, 0);
    const mean = meanOf(sum, squares, values.length);
    expect(mean?.value).toBe(6);
    // t(0.975, 4) is 2.776; the deviation of a mean 4.
    expect(mean?.high).toBeCloseTo(6 + 2.776 * 4, 2);
    expect(meanOf(10, 100, 1)).toBeUndefined();
  });

  test.each([
    [[500, 500], 1],
    [[520, 480], 0.2059],
    [[600, 400], 0],
    [[100, 100, 130], 0.0657],
    [[0, 0], 1],
  ])('how probable a split of %s is', (visitors, expected) =>
    expect(probabilityOfSplit(visitors)).toBeCloseTo(expected, 3),
  );
});

describe('an A/A test [EXP-02]', () => {
  /** Numbers that look random and are the same each time (mulberry32). */
  function randoms(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  test('shows no difference: one of twenty is significant, and none is stopped', () => {
    const random = randoms(42);
    const trials = 400;
    let significant = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const results = ['one', 'other'].map((name) => {
        let ordered = 0;
        for (let visitor = 0; visitor < 1000; visitor += 1) ordered += Number(random() < 0.05);
        return result(name, 1000, { ordered });
      });
      const [one, other] = results.map(({ ordered: count, visitors }) => ({ count, visitors }));
      if (one && other && probabilityOfDifference(one, other) < 0.05) significant += 1;
      expect(harmOf({ results })).toBeUndefined();
    }
    // 20 of 400 expected; within 3 standard deviations.
    expect(Math.abs(significant - 20)).toBeLessThan(3 * Math.sqrt(400 * 0.05 * 0.95));
  });
});

describe('judging an experiment [EXP-02]', () => {
  test.each([
    [
      'orders that collapse',
      result('b', 1000, { ordered: 50 }),
      result('v', 1000, { ordered: 10 }),
      /10 of 1000 visitors ordered/,
    ],
    [
      'checkout that fails',
      result('b', 1000, { failed: 1 }),
      result('v', 1000, { failed: 40 }),
      /Checkout failed for 40 of 1000/,
    ],
    [
      'fewer orders, but more than half',
      result('b', 1000, { ordered: 100 }),
      result('v', 1000, { ordered: 60 }),
      undefined,
    ],
    ['few visitors', result('b', 99, { ordered: 50 }), result('v', 99), undefined],
    ['a baseline that fails', result('b', 1000, { failed: 40 }), result('v', 1000), undefined],
    ['nothing of either', result('b', 1000), result('v', 1000), undefined],
  ])('stops it or not for %s', (_, baseline, variation, reason) => {
    const harm = harmOf({ results: [baseline, variation] });
    if (reason) expect(harm).toMatch(reason);
    else expect(harm).toBeUndefined();
  });

  test('finds a mismatch of the shares', () => {
    expect(isMismatched({ results: [result('b', 5000), result('v', 5100)] })).toBe(false);
    expect(isMismatched({ results: [result('b', 5000), result('v', 5600)] })).toBe(true);
  });
});
