import { adjustmentLimitTenths } from 'shared-contracts/calls/cart-adjustments';
import type { PriceAdjustment } from 'shared-contracts/calls/cart-entities';
import type { Language } from 'shared-contracts/locale';
import { parseAmount } from 'storefront-kit/parse-amount';

export type AdjustmentKind = PriceAdjustment['kind'];

/**
 * Parses what the associate typed into the services' unit (tenths of a percent or minor units), or returns what is
 * wrong.
 */
export type AdjustmentValue = { readonly value: number } | { readonly fault: 'missing' | 'unreadable' | 'limit' };

/** Only the services know whether an amount of money is within the limit: it depends on the other adjustments. */
export function adjustmentValue(kind: AdjustmentKind, typed: string, language: Language): AdjustmentValue {
  const plain = typed.replace('%', '').trim();
  if (plain === '') return { fault: 'missing' };
  const parsed = parseAmount(plain, language);
  if (parsed === undefined) return { fault: 'unreadable' };
  if (kind !== 'PERCENT') return parsed > 0 || kind === 'FIXED_PRICE' ? { value: parsed } : { fault: 'unreadable' };
  if (parsed % 10 !== 0 || parsed === 0) return { fault: 'unreadable' };
  const tenths = parsed / 10;
  return tenths > adjustmentLimitTenths ? { fault: 'limit' } : { value: tenths };
}

/** Formats an existing adjustment for the field, e.g. (PERCENT, 125, "de") → "12,5". */
export function typedValue(kind: AdjustmentKind, value: number, language: Language): string {
  const steps = kind === 'PERCENT' ? value / 10 : value / 100;
  const text = kind === 'PERCENT' ? String(steps) : steps.toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
}
