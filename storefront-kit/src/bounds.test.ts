import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { boundMessages, dayFault, numberFault } from './bounds.ts';

describe('bounds [CHK-03]', () => {
  test.each([
    [9, 'low'],
    [10, undefined],
    [20, undefined],
    [21, 'high'],
  ])('of a number, 10 to 20: %s is %s', (value, fault) => {
    expect(numberFault(value, { least: 10, most: 20 })).toBe(fault);
  });

  test.each([
    ['2026-02-29', 'format'],
    ['1.3.2026', 'format'],
    ['2026-02-28', 'early'],
    ['2026-03-01', undefined],
    ['2026-03-31', undefined],
    ['2026-04-01', 'late'],
  ])('of a day in March 2026: %s is %s', (day, fault) => {
    expect(dayFault(day, { earliest: '2026-03-01', latest: '2026-03-31' })).toBe(fault);
  });

  test.each([
    ['en-us', 'Must be at least 10', 'Must be at most 20'],
    ['fr-ca', '10 au minimum', '20 au maximum'],
    ['de-de', 'Mindestens 10', 'Höchstens 20'],
  ] as const)('of a number are told in %s', (id, low, high) => {
    const words = boundMessages(locales[id]);
    expect([words.low('10'), words.high('20')]).toEqual([low, high]);
  });
});
