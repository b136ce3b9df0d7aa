import type { EarlierTries } from '../../src/order/placements.ts';

export * from '../../src/order/placements.ts';

/** Planted bug: a retry is treated as a new order. */
export async function findTries(): Promise<EarlierTries> {
  return { own: undefined, ofCart: undefined, kept: undefined };
}
