import type { Language, Locale } from 'shared-contracts/locale';
import { formatMoney, formatPercentage } from 'shared-contracts/money';
import { numberFormat } from '../base/formats.ts';
import type { TaxRow } from './compute.ts';

const sentences: Readonly<Record<Language, (rate: string, base: string, region: string) => string>> = {
  en: (rate, base, region) => `${rate} of ${base}${region && ` in ${region}`}`,
  fr: (rate, base, region) => `${rate} de ${base}${region && ` (${region})`}`,
  de: (rate, base, region) => `${rate} auf ${base}${region && ` (${region})`}`,
};

/** How French Canada names the taxes. */
const french: Readonly<Record<string, string>> = { GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ' };

/** Returns the name of a tax in the shopper's language. */
export const taxName = (label: string, language: Language): string =>
  (language === 'fr' ? french[label] : undefined) ?? label;

/** Describes the base of a tax. Rates have up to three decimals. */
export function explainTax({ ratePercent, base, region }: TaxRow, locale: Locale): string {
  const rate =
    Math.round(ratePercent * 10) === ratePercent * 10
      ? formatPercentage(ratePercent, locale)
      : numberFormat(locale.tag, { style: 'percent', maximumFractionDigits: 3 }).format(ratePercent / 100);
  return sentences[locale.language](rate, formatMoney(base, locale.currency, locale), region ?? '');
}
