import type { EarlierAttempts } from '../../src/order/placements.ts';

export * from '../../src/order/placements.ts';

/** Planted bug: a retry is treated as a new order. */
export async function findAttempts(): Promise<EarlierAttempts> {
  return { own: undefined, ofCart: undefined, kept: undefined };
}
