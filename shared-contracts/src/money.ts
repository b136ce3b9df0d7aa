import { isInEuropeanUnion } from './european-union.ts';
import type { Currency, Language, Locale } from './locale.ts';

/** An amount in integer minor units (cents, pence) of a currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/**
 * Number formats by language. Not by Intl, whose first formatter causes a long task on phones during hydration; tests
 * compare every amount with Intl.
 */
const writing: Readonly<Record<Language, { readonly group: string; readonly decimal: string }>> = {
  en: { group: ',', decimal: '.' },
  fr: { group: '\u00a0', decimal: ',' },
  de: { group: '.', decimal: ',' },
};
/** CAD is shown as its code to distinguish it from US dollars (docs/spec/commerce.md section 9). */
const signs: Readonly<Record<Currency, string>> = { USD: '$', CAD: 'CAD', GBP: '£', EUR: '€' };

/** Formats an integer with a number of decimals, e.g. (123456, 2, "en") → "1,234.56". */
function writeNumber(steps: number, decimals: number, language: Language): string {
  const { group, decimal } = writing[language];
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group);
  return `${steps < 0 ? '-' : ''}${whole}${decimals > 0 ? decimal + digits.slice(-decimals) : ''}`;
}

/** Formats minor units for the locale: code for CAD, symbol for the others. */
export function formatMoney(amount: number, currency: Currency, { language }: Pick<Locale, 'language'>): string {
  const sign = signs[currency];
  if (language !== 'en') return `${writeNumber(amount, 2, language)}\u00a0${sign}`;
  const gap = sign.length > 1 ? '\u00a0' : '';
  return `${amount < 0 ? '-' : ''}${sign}${gap}${writeNumber(Math.abs(amount), 2, language)}`;
}

/** The decimal form for structured data and payment scripts, e.g. 12900 → "129.00". */
export function toDecimalString(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const absolute = Math.abs(amount);
  return `${sign}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** The percentage saved with one decimal, e.g. (10000, 6667) → 33.3; 0 when nothing is saved. */
export function discountPercentage(original: number, current: number): number {
  if (original <= 0 || current >= original) return 0;
  return Math.round(((original - current) * 1000) / original) / 10;
}

/** Formats a percentage with at most one decimal, e.g. 33.3 → "33.3%". */
export function formatPercentage(percentage: number, { language }: Pick<Locale, 'language'>): string {
  const tenths = Math.round(percentage * 10);
  const number = tenths % 10 === 0 ? writeNumber(tenths / 10, 0, language) : writeNumber(tenths, 1, language);
  return `${number}${language === 'en' ? '' : '\u00a0'}%`;
}

/** How far a price is reduced, as a market lets us tell it. Amounts in minor units. */
export interface Reduction {
  /** What is struck through. */
  readonly from: number;
  /** Whole percents from there, rounded down; 0 for less than one. */
  readonly percent: number;
  /** The lowest price of the 30 days before, to be told with it. */
  readonly lowest?: number;
}

/**
 * The reduction of a price; undefined for none. In the European Union it counts from the lowest price of the 30 days
 * before (Directive 98/6/EC, article 6a; Court of Justice, C-330/23), elsewhere from the original price, with the
 * lowest beside it where that was above the current one.
 */
export function reductionOf(
  price: { readonly current: number; readonly original: number; readonly historicBestPrice?: number | undefined },
  { country }: Pick<Locale, 'country'>,
): Reduction | undefined {
  const { current, original, historicBestPrice: lowest } = price;
  const from = isInEuropeanUnion({ country }) && lowest !== undefined ? Math.min(lowest, original) : original;
  if (current >= from) return undefined;
  return {
    from,
    percent: Math.floor(((from - current) * 100) / from),
    ...(lowest !== undefined && current < lowest ? { lowest } : {}),
  };
}
