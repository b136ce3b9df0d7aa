import type { Price } from 'shared-contracts/entities/product-card';
import type { Locale } from 'shared-contracts/locale';
import { discountPercentage } from 'shared-contracts/money';
import { sum } from '../base/sum.ts';
import type { ProductSetTable } from '../database/schema.ts';
import { applyPromotions } from '../promotions/engine.ts';
import { setPromotion } from '../promotions/queries.ts';

/** A product of a set that is sold here, in the color that the set shows. */
export interface PricedMember {
  readonly styleId: string;
  readonly price: Pick<Price, 'current' | 'original'>;
  readonly available: boolean;
}

/** What the cart would take off one unit of each, by this set alone. */
function savingOn(
  set: Pick<ProductSetTable, 'set_id' | 'name' | 'saving'>,
  members: readonly PricedMember[],
  { country }: Pick<Locale, 'country'>,
): number {
  if (!set.saving) return 0;
  const promotion = setPromotion({ ...set, saving: set.saving, styleIds: members.map(({ styleId }) => styleId) });
  const { lineReductions } = applyPromotions({
    lines: members.map(({ styleId, price }, index) => ({
      id: String(index),
      kind: 'goods',
      styleId,
      categoryIds: [],
      qty: 1,
      unitCurrent: price.current,
      unitOriginal: price.original,
    })),
    shipping: [],
    promotions: [promotion],
    coupons: new Map(),
    country,
  });
  return sum([...lineReductions.values()].map(({ amount }) => amount));
}

/** Returns the price of what can be bought of a set, and what is taken off when that is the whole set. */
export function costOf(
  set: Pick<ProductSetTable, 'set_id' | 'name' | 'saving'>,
  members: readonly PricedMember[],
  locale: Pick<Locale, 'country' | 'currency'>,
  { isMissingSome }: { readonly isMissingSome: boolean },
): { price: Price; saving: number } {
  const sold = members.filter(({ available }) => available);
  const current = sum(sold.map(({ price }) => price.current));
  const original = sum(sold.map(({ price }) => price.original));
  const isWhole = !isMissingSome && sold.length === members.length;
  return {
    price: {
      currency: locale.currency,
      current,
      original,
      percentagePriceDiscount: discountPercentage(original, current),
    },
    saving: isWhole ? savingOn(set, members, locale) : 0,
  };
}
