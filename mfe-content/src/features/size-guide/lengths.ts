import type { Locale } from 'shared-contracts/locale';

export type LengthUnit = 'cm' | 'in';

const centimetersPerInch = 2.54;
/** Centimeters below which half an inch is too coarse, as for feet. */
const short = 40;

/** What people measure with where the shop is. */
export const usualUnit = ({ country }: Locale): LengthUnit => (country === 'US' ? 'in' : 'cm');

/** A length as it is read: inches to the next half, or tenth where it is short; centimeters to the millimeter. */
export function lengthText(centimeters: number, unit: LengthUnit, { tag }: Locale): string {
  const steps = centimeters < short ? 10 : 2;
  const value = unit === 'in' ? Math.round((centimeters / centimetersPerInch) * steps) / steps : centimeters;
  return new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value);
}

/** "88–93", or one number where both ends are the same. */
export function rangeText(from: number, to: number, unit: LengthUnit, locale: Locale): string {
  const [low, high] = [lengthText(from, unit, locale), lengthText(to, unit, locale)];
  return low === high ? low : `${low}–${high}`;
}

/** The height of a person, in feet and inches where people read them; first in the unit of the market. */
export function heightText(centimeters: number, { country, language }: Locale): string {
  const inches = Math.round(centimeters / centimetersPerInch);
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  const metric = `${centimeters} cm`;
  const imperial = language === 'fr' ? `${feet} pi ${rest} po` : `${feet}′${rest}″`;
  if (country === 'DE') return metric;
  return country === 'US' ? `${imperial} (${metric})` : `${metric} (${imperial})`;
}

/** Centimeters of what was typed, with a comma or a point; undefined when implausible as a body measurement. */
export function parseLength(typed: string, unit: LengthUnit): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const centimeters = Number(text) * (unit === 'in' ? centimetersPerInch : 1);
  return centimeters >= 5 && centimeters <= 250 ? Math.round(centimeters * 10) / 10 : undefined;
}
