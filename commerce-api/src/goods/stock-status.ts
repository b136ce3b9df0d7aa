import type { StockStatus } from 'shared-contracts/calls/product-entities';

const LOW_STOCK = 3;
// The largest quantity disclosed, so that exact warehouse stock stays private.
const MAX_SHOWN = 99;

/** Returns the stock status that the shop shows; announced goods are never in stock. */
export function stockStatusOf(units: number, publishAt: Date | null, now: Date): StockStatus {
  if (publishAt && publishAt > now) return 'COMING_SOON';
  if (units <= 0) return 'OUT_OF_STOCK';
  return units <= LOW_STOCK ? 'LOW_STOCK' : 'IN_STOCK';
}

/** Returns whether somebody can ask for an email when goods can be bought. */
export const isAwaited = (status: StockStatus): boolean => status === 'OUT_OF_STOCK' || status === 'COMING_SOON';

export const shownUnits = (units: number): number => Math.max(0, Math.min(units, MAX_SHOWN));
