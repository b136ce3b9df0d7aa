import { rememberedIds } from 'storefront-kit/remembered-ids';

const counted = rememberedIds('shop.counted-orders', 20);

/** Remembers an order; false for one that was counted before, also in another tab or before a reload. */
export function countOrder(number: string): boolean {
  if (counted.has(number)) return false;
  counted.add(number);
  return true;
}
