export * from '../../src/order/stock.ts';

/** Planted bug: a failed order does not return its stock. */
export async function releaseStock(): Promise<void> {}
