import type { Price } from 'shared-contracts/entities/product-card';
import type { Currency } from 'shared-contracts/locale';
import { discountPercentage } from 'shared-contracts/money';
import { giftCardAmounts } from '../goods/sizes.ts';

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

/** Returns the price of a size: that of its colorway, or a gift card's amount. */
export function priceOfSize(price: StoredPrice, size: string): StoredPrice {
  const worth = giftCardAmounts[size];
  return worth === undefined ? price : { current: worth, original: worth, best: null };
}
