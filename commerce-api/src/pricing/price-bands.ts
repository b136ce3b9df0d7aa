/** Upper bounds of the price filter's bands in whole units of the currency; the last band is unbounded. */
export const priceBandBounds: readonly number[] = [50, 100, 200, 400];

/** Returns the band of an amount in minor units, e.g. 12900 → "2". */
export function priceBand(minorUnits: number): string {
  const position = priceBandBounds.findIndex((bound) => minorUnits < bound * 100);
  return String(position < 0 ? priceBandBounds.length : position);
}

export const isPriceBand = (band: string): boolean => /^\d$/.test(band) && Number(band) <= priceBandBounds.length;

/** Returns the range of a band in minor units; the upper bound is exclusive. */
export function priceRange(band: string): { readonly from: number; readonly to?: number } {
  const from = (priceBandBounds[Number(band) - 1] ?? 0) * 100;
  const to = priceBandBounds[Number(band)];
  return to === undefined ? { from } : { from, to: to * 100 };
}
