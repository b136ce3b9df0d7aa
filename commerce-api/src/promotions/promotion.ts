import type { CountryCode, Language } from 'shared-contracts/locale';

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
