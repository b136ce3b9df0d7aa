import type { Currency, Locale } from './locale.ts';

/** An amount in integer minor units (cents, pence) of a currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(currency: Currency, tag: string): Intl.NumberFormat {
  const key = `${tag}|${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    // CAD is written as its code so that nobody takes it for US dollars (commerce.md section 9).
    currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
  });
  formats.set(key, format);
  return format;
}

/** Writes minor units in the locale's way: code for CAD, symbol for the others. */
export function formatMoney(amount: number, currency: Currency, locale: Pick<Locale, 'tag'>): string {
  // All currencies of the shop have two decimals; dividing here is for display only.
  return formatFor(currency, locale.tag).format(amount / 100);
}

/** The decimal form that structured data and payment scripts expect, e.g. 12900 → "129.00". */
export function toDecimalString(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const absolute = Math.abs(amount);
  return `${sign}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Percentage saved between two amounts with one decimal, e.g. (10000, 6667) → 33.3; 0 when nothing is saved. */
export function discountPercentage(original: number, current: number): number {
  if (original <= 0 || current >= original) return 0;
  return Math.round(((original - current) * 1000) / original) / 10;
}

/** Writes a percentage with at most one decimal in the locale's way, e.g. 33.3 → "33.3%". */
export function formatPercentage(percentage: number, locale: Pick<Locale, 'tag'>): string {
  return new Intl.NumberFormat(locale.tag, { style: 'percent', maximumFractionDigits: 1 }).format(percentage / 100);
}

/** The omnibus rule: the historic best price is shown when the current price is below both it and the original. */
export function showsHistoricBestPrice(price: {
  current: number;
  original: number;
  historicBestPrice?: number | undefined;
}): boolean {
  return (
    price.historicBestPrice !== undefined && price.current < price.original && price.current < price.historicBestPrice
  );
}
