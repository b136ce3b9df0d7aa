import type { Placement } from '../../src/order/placements.ts';

export * from '../../src/order/placements.ts';

/** Planted: a repetition is taken for a new order. */
export async function findByKey(): Promise<Placement | undefined> {
  return undefined;
}

/** Planted as above. */
export async function findByCart(): Promise<Placement | undefined> {
  return undefined;
}
