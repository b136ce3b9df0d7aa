import type { Locale } from 'shared-contracts/locale';
import { numberFormat } from '../base/formats.ts';
import type { Db } from '../database/database.ts';
import { readRules, runsAt } from './queries.ts';

/**
 * Returns the merchandise value, in minor units, from which standard delivery is free in a market for everybody and without a
 * code; undefined when it never is.
 */
export async function freeDeliveryFrom(
  db: Db,
  { country }: Pick<Locale, 'country'>,
  now: Date,
): Promise<number | undefined> {
  const thresholds = (await readRules(db))
    .filter(
      ({ level, reward, couponOnly, audience, categoryIds, minimumUnits }) =>
        level === 'SHIPPING' && reward.kind === 'free' && !couponOnly && !audience && !categoryIds && !minimumUnits,
    )
    .filter((promotion) => runsAt(promotion, now))
    .flatMap(({ threshold }) => threshold?.[country] ?? []);
  return thresholds.length > 0 ? Math.min(...thresholds) : undefined;
}

const placeholder = '{threshold}';

/** Fills the market's amount into a text with `{threshold}`; undefined when there is none to fill in. */
export async function freeDeliveryText(db: Db, text: string, locale: Locale, now: Date): Promise<string | undefined> {
  if (!text.includes(placeholder)) return text;
  const threshold = await freeDeliveryFrom(db, locale, now);
  if (threshold === undefined) return undefined;
  const format = numberFormat(locale.tag, {
    style: 'currency',
    currency: locale.currency,
    currencyDisplay: locale.currency === 'CAD' ? 'code' : 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return text.replace(placeholder, format.format(threshold / 100));
}
