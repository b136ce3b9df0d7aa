import type { CountryCode, Language } from 'shared-contracts/locale';
import * as v from 'valibot';

type ByCountry = Readonly<Record<CountryCode, number>>;
type ByLanguage = Readonly<Record<Language, string>>;

/**
 * What a promotion gives. Percentages are in tenths (125 is 12.5 %), amounts in minor units of the market.
 * - `units`: of every `buy` + `free` units the cheapest `free` ones are reduced by `tenths`
 * - `gift`: one unit of a variant that is not for sale; the promotion's id contains GWP
 */
export type Reward =
  | { readonly kind: 'percent'; readonly tenths: number }
  | { readonly kind: 'amount'; readonly amounts: ByCountry }
  | { readonly kind: 'free' }
  | { readonly kind: 'units'; readonly buy: number; readonly free: number; readonly tenths: number }
  | { readonly kind: 'gift'; readonly upc: string };

/** A reduction with its conditions. Gift cards never count towards a condition and are never reduced. */
export interface Promotion {
  readonly id: string;
  readonly campaignId?: string;
  readonly name: ByLanguage;
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  readonly reward: Reward;
  /** Merchandise after item promotions that the order must reach, minor units by market. */
  readonly threshold?: ByCountry;
  /** Units of matching goods that the order must hold. */
  readonly minimumUnits?: number;
  /** Goods of these categories only; all goods when absent. */
  readonly categoryIds?: readonly string[];
  /** Whom it is for; everybody when absent. */
  readonly audience?: 'EMPLOYEE' | 'LOYALTY';
  /** Counts beside the employee discount too; without it the employee discount stands alone. */
  readonly joinsEmployeeDiscount?: boolean;
  readonly couponOnly: boolean;
  /** Does not join other promotions of its level. */
  readonly exclusive: boolean;
  /** Its coupon allows no other coupon on the cart. */
  readonly soleCoupon?: boolean;
  /** ISO timestamps; open when absent. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** Three parts separated by a pipe; `{distance}` and `{reward}` are filled in. */
  readonly calloutBelow?: ByLanguage;
  readonly calloutEarned?: ByLanguage;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const tenths = v.pipe(count, v.maxValue(1000));
const rule = v.looseObject({
  id: v.string(),
  name: v.object({ en: v.string(), fr: v.string(), de: v.string() }),
  level: v.picklist(['ORDER', 'PRODUCT', 'SHIPPING']),
  reward: v.variant('kind', [
    v.object({ kind: v.literal('percent'), tenths }),
    v.object({ kind: v.literal('amount'), amounts: v.object({ US: count, CA: count, GB: count, DE: count }) }),
    v.object({ kind: v.literal('free') }),
    v.object({
      kind: v.literal('units'),
      buy: v.pipe(count, v.minValue(1)),
      free: v.pipe(count, v.minValue(1)),
      tenths,
    }),
    v.object({ kind: v.literal('gift'), upc: v.string() }),
  ]),
  couponOnly: v.boolean(),
  exclusive: v.boolean(),
});

/** Whether a stored rule is one that the engine understands. */
export const isPromotion = (value: unknown): value is Promotion => v.is(rule, value);

/** A line of a cart as far as promotions look at it. */
export interface PricedLine {
  readonly id: string;
  readonly kind: 'goods' | 'giftCard' | 'customs';
  /** The category of the style and everything above it. */
  readonly categoryIds: readonly string[];
  readonly qty: number;
  readonly unitCurrent: number;
  /** What a unit cost before the catalogue reduced it: the legal floor is a share of it. */
  readonly unitOriginal: number;
}
