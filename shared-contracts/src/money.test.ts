import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeIds, locales } from './locale.ts';
import { discountPercentage, formatMoney, formatPercentage, reductionOf, toDecimalString } from './money.ts';

/** Intl writes non-breaking spaces; a table of cases is easier to read with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats amounts by locale', () => {
  test.each([
    ['en-us', 34900, '$349.00'],
    ['en-us', 5, '$0.05'],
    ['en-us', -5000, '-$50.00'],
    ['en-ca', 123450, 'CAD 1,234.50'],
    ['fr-ca', 123450, '1 234,50 CAD'],
    ['en-gb', 123450, '£1,234.50'],
    ['de-de', 123450, '1.234,50 €'],
  ] as const)('%s: formats %i minor units as %s', (id, amount, words) => {
    const locale = locales[id];
    expect(plain(formatMoney(amount, locale.currency, locale))).toBe(words);
  });

  test('rounds away no minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), fc.constantFrom(...localeIds), (amount, id) => {
        const digits = formatMoney(amount, locales[id].currency, locales[id]).replace(/\D/g, '');
        return Number(digits) === amount;
      }),
    );
  });

  test('formats every amount and percentage as Intl does [CART-24]', () => {
    const anyLocale = fc.constantFrom(...localeIds.map((id) => locales[id]));
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }),
        fc.constantFrom('USD', 'CAD', 'GBP', 'EUR'),
        anyLocale,
        (amount, currency, locale) => {
          const currencyDisplay = currency === 'CAD' ? 'code' : 'narrowSymbol';
          const intl = new Intl.NumberFormat(locale.tag, { style: 'currency', currency, currencyDisplay });
          expect(formatMoney(amount, currency, locale)).toBe(intl.format(amount / 100));
        },
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), anyLocale, (tenths, locale) => {
        const intl = new Intl.NumberFormat(locale.tag, { style: 'percent', maximumFractionDigits: 1 });
        expect(formatPercentage(tenths / 10, locale)).toBe(intl.format(tenths / 1000));
      }),
    );
  });

  test('formats percentages with at most one decimal', () => {
    expect(formatPercentage(33.3, locales['en-us'])).toBe('33.3%');
    expect(plain(formatPercentage(12.5, locales['de-de']))).toBe('12,5 %');
    expect(formatPercentage(20, locales['en-gb'])).toBe('20%');
  });
});

describe('amounts for structured data and payment scripts', () => {
  test.each([
    [12900, '129.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-5, '-0.05'],
    [-12345, '-123.45'],
  ])('%i is "%s"', (amount, decimal) => {
    expect(toDecimalString(amount)).toBe(decimal);
  });

  test('have two decimals and lose nothing', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const decimal = toDecimalString(amount);
        return /^-?\d+\.\d{2}$/.test(decimal) && BigInt(decimal.replace('.', '')) === BigInt(amount);
      }),
    );
  });
});

describe('the percentage saved', () => {
  test.each([
    [10000, 6667, 33.3],
    [39900, 34900, 12.5],
    [10000, 10000, 0],
    [10000, 12000, 0],
    [0, 0, 0],
    [10000, 0, 100],
  ])('from %i to %i is %d percent', (original, current, percentage) => {
    expect(discountPercentage(original, current)).toBe(percentage);
  });

  test('is between 0 and 100, and grows as the price falls', () => {
    const price = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(price, price, price, (original, first, second) => {
        const [lower, higher] = first < second ? [first, second] : [second, first];
        const more = discountPercentage(original, lower);
        return more >= 0 && more <= 100 && more >= discountPercentage(original, higher);
      }),
    );
  });
});

describe('the reduction of a price [SEL-08]', () => {
  test.each([
    ['en-us', { current: 80, original: 100, historicBestPrice: 90 }, { from: 100, percent: 20, lowest: 90 }],
    ['en-us', { current: 80, original: 100, historicBestPrice: 70 }, { from: 100, percent: 20 }],
    ['en-us', { current: 80, original: 100 }, { from: 100, percent: 20 }],
    ['en-us', { current: 60_500, original: 100_000 }, { from: 100_000, percent: 39 }],
    ['en-us', { current: 999, original: 1000 }, { from: 1000, percent: 0 }],
    ['en-us', { current: 100, original: 100, historicBestPrice: 110 }, undefined],
    ['de-de', { current: 75, original: 100, historicBestPrice: 80 }, { from: 80, percent: 6, lowest: 80 }],
    ['de-de', { current: 75, original: 80, historicBestPrice: 100 }, { from: 80, percent: 6, lowest: 100 }],
    ['de-de', { current: 80, original: 100, historicBestPrice: 80 }, undefined],
    ['de-de', { current: 80, original: 100, historicBestPrice: 70 }, undefined],
    ['de-de', { current: 80, original: 100 }, { from: 100, percent: 20 }],
  ] as const)('in %s of %j', (id, price, reduction) => {
    expect(reductionOf(price, locales[id])).toEqual(reduction);
  });
});
