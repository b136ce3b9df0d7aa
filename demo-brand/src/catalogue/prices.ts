import type { CountryCode } from 'shared-contracts/locale';
import type { Random } from './random.ts';
import type { Template } from './templates/template.ts';

interface MarketPrice {
  readonly current: number;
  readonly original: number;
  readonly historic_best: number | null;
}

/** The prices of a style in every market, in minor units. */
export interface PriceDraft {
  readonly reduced: boolean;
  readonly markets: Readonly<Record<CountryCode, MarketPrice>>;
}

// Conversion factors from US list prices; GB and DE include the tax.
const factors: Readonly<Record<CountryCode, number>> = { US: 1, CA: 1.36, GB: 0.84, DE: 0.98 };

/** Rounds to multiples of five from 60 upward and to whole units below, like manually set prices. */
export function roundPrice(units: number): number {
  if (units < 60) return Math.max(1, Math.round(units));
  return Math.round(units / 5) * 5;
}

function marketPrice(listUnits: number, country: CountryCode, cut: number, best: number): MarketPrice {
  const original = roundPrice(listUnits * factors[country]) * 100;
  if (cut === 0) return { current: original, original, historic_best: null };
  const current = roundPrice((original / 100) * (1 - cut)) * 100;
  const historic_best = roundPrice((original / 100) * (1 - best)) * 100;
  return { current, original, historic_best: Math.min(original, Math.max(historic_best, current)) };
}

/**
 * Returns the prices of a style. About a fifth are reduced by 20 to 40 per cent; their 30-day low lies between the old
 * and the new price, or equals the new one.
 */
export function pricesOf(template: Template, random: Random, age: number): PriceDraft {
  const [low, high] = template.price;
  const list = template.type === 'digital' ? low : roundPrice(random.between(low, high));
  const mayBeReduced = age > 60 && template.type !== 'digital' && template.type !== 'custom';
  const reduced = mayBeReduced && random.chance(0.24);
  const cut = reduced ? random.pick([0.2, 0.25, 0.3, 0.4]) : 0;
  const best = reduced ? random.pick([cut, cut / 2, cut / 2, 0]) : 0;
  const market = (country: CountryCode): MarketPrice =>
    template.type === 'digital'
      ? { current: low * 100, original: low * 100, historic_best: null }
      : marketPrice(list, country, cut, best);
  return { reduced, markets: { US: market('US'), CA: market('CA'), GB: market('GB'), DE: market('DE') } };
}
