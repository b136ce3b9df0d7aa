import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTimeSeries } from './time-series.ts';

test('adds amounts to the step of their moment', () => {
  const series = createTimeSeries(10, 4);
  series.add(100, 1);
  series.add(109, 2);
  series.add(120, 5);
  expect(series.until(125)).toEqual([0, 3, 0, 5]);
  expect(series.at(104)).toBe(3);
});

test('forgets what is older than its length, and ignores what comes too late', () => {
  const series = createTimeSeries(10, 4);
  series.add(100, 1);
  series.add(140, 2);
  expect(series.at(100)).toBe(0);
  series.add(100, 7);
  expect(series.until(149)).toEqual([0, 0, 0, 2]);
});

test('has the amounts of a plain list of all steps [OPS-03]', () => {
  const moments = fc.array(fc.tuple(fc.nat(400), fc.nat(9)), { maxLength: 60 });
  fc.assert(
    fc.property(moments, fc.nat(400), (added, end) => {
      const series = createTimeSeries(10, 12);
      const plain = new Map<number, number>();
      let newest = -1;
      for (const [at, amount] of added) {
        const step = Math.floor(at / 10);
        newest = Math.max(newest, step);
        if (step > newest - 12) plain.set(step, (plain.get(step) ?? 0) + amount);
        series.add(at, amount);
      }
      const last = Math.floor(end / 10);
      const expected = Array.from({ length: 12 }, (_, place) => last - 11 + place).map((step) =>
        step > newest - 12 ? (plain.get(step) ?? 0) : 0,
      );
      expect(series.until(end)).toEqual(expected);
    }),
  );
});
