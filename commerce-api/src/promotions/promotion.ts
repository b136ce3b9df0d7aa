import type { CountryCode, Language } from 'shared-contracts/locale';
import * as v from 'valibot';

type ByCountry = Readonly<Record<CountryCode, number>>;
type ByLanguage = Readonly<Record<Language, string>>;

/**
 * The reward of a promotion. Percentages are in tenths (125 is 12.5 %), amounts in minor units of the market.
 * - `units`: of every `buy` + `free` units the cheapest `free` ones are reduced by `tenths`
 * - `set`: of every whole set, which has one unit of each style named (two where it is named twice), its amount; of a set
 *   record only
 * - `gift`: one unit of a variant that is not for sale; the promotion's id contains GWP
 */
export type Reward =
  | { readonly kind: 'percent'; readonly tenths: number }
  | { readonly kind: 'amount'; readonly amounts: ByCountry }
  | { readonly kind: 'free' }
  | { readonly kind: 'units'; readonly buy: number; readonly free: number; readonly tenths: number }
  | { readonly kind: 'set'; readonly styleIds: readonly string[]; readonly amounts: ByCountry }
  | { readonly kind: 'gift'; readonly upc: string };

/** A reduction with its conditions. Gift cards never count towards a condition and are never reduced. */
export interface Promotion {
  readonly id: string;
  readonly campaignId?: string;
  readonly name: ByLanguage;
  readonly level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  readonly reward: Reward;
  /** Required merchandise value after item promotions, minor units by market. */
  readonly threshold?: ByCountry;
  /** Required units of matching goods. */
  readonly minimumUnits?: number;
  /** Restricts the promotion to these categories; all goods when absent. */
  readonly categoryIds?: readonly string[];
  /** Restricts the audience; everybody when absent. */
  readonly audience?: 'EMPLOYEE' | 'LOYALTY';
  /** Can be combined with the employee discount; otherwise that discount excludes it. */
  readonly joinsEmployeeDiscount?: boolean;
  readonly couponOnly: boolean;
  /** Cannot be combined with other promotions of its level. */
  readonly exclusive: boolean;
  /** Its coupon cannot be combined with other coupons. */
  readonly soleCoupon?: boolean;
  /** ISO timestamps; unlimited when absent. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** Three parts separated by a pipe; `{distance}` and `{reward}` are placeholders. */
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

/** Whether this version understands a stored rule; the import of a newer version may have written it. */
export const isPromotion = (value: unknown): value is Promotion => v.is(rule, value);

/** The fields of a cart line that promotions use. */
export interface PricedLine {
  readonly id: string;
  readonly kind: 'goods' | 'giftCard' | 'customs';
  readonly styleId: string;
  /** The category of the style and its ancestors. */
  readonly categoryIds: readonly string[];
  readonly qty: number;
  readonly unitCurrent: number;
  /** The unit price before catalogue reductions, on which the legal floor is based. */
  readonly unitOriginal: number;
}
