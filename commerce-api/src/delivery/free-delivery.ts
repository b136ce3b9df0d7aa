import type { CountryCode, Locale } from 'shared-contracts/locale';
import { numberFormat } from '../base/formats.ts';

/** Merchandise value, in minor units, from which standard delivery is free. */
export const freeDeliveryFrom: Readonly<Record<CountryCode, number>> = { US: 9900, CA: 12500, GB: 8500, DE: 9900 };

/** Fills the market's amount into a text with `{threshold}`. */
export function freeDeliveryText(sentence: string, locale: Locale): string {
  const format = numberFormat(locale.tag, {
    style: 'currency',
    currency: locale.currency,
    currencyDisplay: locale.currency === 'CAD' ? 'code' : 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return sentence.replace('{threshold}', format.format(freeDeliveryFrom[locale.country] / 100));
}
