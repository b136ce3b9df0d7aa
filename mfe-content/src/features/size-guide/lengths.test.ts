import { locales } from 'shared-contracts/locale';
import { describe, expect, test } from 'vitest';
import { heightText, lengthText, parseLength, rangeText, usualUnit } from './lengths.ts';

describe('lengths in the size guide [CAT-09]', () => {
  test.each([
    ['en-us', 'in'],
    ['en-ca', 'cm'],
    ['en-gb', 'cm'],
    ['de-de', 'cm'],
  ] as const)('are in what %s measures with', (locale, unit) => expect(usualUnit(locales[locale])).toBe(unit));

  test.each([
    [88, 'cm', 'en-us', '88'],
    [18.5, 'cm', 'de-de', '18,5'],
    [88, 'in', 'en-us', '34.5'],
    [88, 'in', 'de-de', '34,5'],
    [26.5, 'in', 'en-us', '10.4'],
  ] as const)('%d cm in %s for %s', (length, unit, locale, text) =>
    expect(lengthText(length, unit, locales[locale])).toBe(text),
  );

  test.each([
    ['en-us', '5′10″ (178 cm)'],
    ['en-gb', '178 cm (5′10″)'],
    ['fr-ca', '178 cm (5 pi 10 po)'],
    ['de-de', '178 cm'],
  ] as const)('tell the height of a person as read in %s [SEL-03]', (locale, text) =>
    expect(heightText(178, locales[locale])).toBe(text),
  );

  test('are one number where both ends are the same', () => {
    expect(rangeText(23.8, 23.8, 'cm', locales['en-us'])).toBe('23.8');
    expect(rangeText(88, 93, 'cm', locales['en-us'])).toBe('88–93');
  });

  test.each([
    ['90', 'cm', 90],
    [' 90,5 ', 'cm', 90.5],
    ['35.5', 'in', 90.2],
    ['', 'cm', undefined],
    ['ninety', 'cm', undefined],
    ['-90', 'cm', undefined],
    ['1e2', 'cm', undefined],
    ['900', 'cm', undefined],
    ['4', 'cm', undefined],
    ['120', 'in', undefined],
  ] as const)('are read from “%s” in %s', (typed, unit, length) => expect(parseLength(typed, unit)).toBe(length));
});
