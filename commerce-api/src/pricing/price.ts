import type { Price } from 'shared-contracts/entities/product-card';
import type { Currency } from 'shared-contracts/locale';
import { discountPercentage } from 'shared-contracts/money';

export interface StoredPrice {
  readonly current: number;
  readonly original: number;
  readonly best: number | null;
}

/** Returns a stored price as the shop shows it. */
export function toPrice({ current, original, best }: StoredPrice, currency: Currency): Price {
  return {
    currency,
    current,
    original,
    ...(best === null ? {} : { historicBestPrice: best }),
    percentagePriceDiscount: discountPercentage(original, current),
  };
}

/**
 * Returns the price of a size: that of its colorway, or what a gift card is worth.
 * @param worth minor units; null for goods
 */
export const priceOfSize = (price: StoredPrice, worth: number | null): StoredPrice =>
  worth === null ? price : { current: worth, original: worth, best: null };
