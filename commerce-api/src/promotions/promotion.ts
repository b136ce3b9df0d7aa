import * as v from 'valibot';
import { allTexts, filled, minorUnits, texts } from '../base/record-fields.ts';

const units = v.pipe(v.number(), v.integer(), v.minValue(1));
const tenths = v.pipe(
  v.number(),
  v.integer('must be a whole number of tenths of a percent, such as 125 for 12.5 %'),
  v.minValue(1),
  v.maxValue(1000, 'must be at most 1000 tenths of a percent'),
);
const byMarket = v.strictObject({ US: minorUnits, CA: minorUnits, GB: minorUnits, DE: minorUnits });
const timestamp = v.pipe(v.string(), v.isoTimestamp('must be a time such as 2027-01-31T09:00:00.000Z'));

/** Percentages are in tenths (125 is 12.5 %), amounts in minor units of the market. */
const reward = v.variant('kind', [
  v.strictObject({ kind: v.literal('percent'), tenths }),
  v.strictObject({ kind: v.literal('amount'), amounts: byMarket }),
  v.strictObject({ kind: v.literal('free') }),
  /** Of every `buy` + `free` units the cheapest `free` ones are reduced by `tenths`. */
  v.strictObject({ kind: v.literal('units'), buy: units, free: units, tenths }),
  /** One unit of a variant that is not for sale; the promotion's id contains GWP. */
  v.strictObject({ kind: v.literal('gift'), upc: filled }),
]);

/** What a set takes off, which stands in the set's record: its amount for every whole set of one unit of each style named. */
interface SetReward {
  readonly kind: 'set';
  /** A style that is named twice counts twice. */
  readonly styleIds: readonly string[];
  readonly amounts: v.InferOutput<typeof byMarket>;
}

/** A reduction with its conditions. Gift cards never count towards a condition and are never reduced. */
const fields = {
  id: filled,
  campaignId: v.optional(filled),
  level: v.picklist(['ORDER', 'PRODUCT', 'SHIPPING']),
  reward,
  /** Required merchandise value after item promotions, minor units by market. */
  threshold: v.optional(byMarket),
  /** Required units of matching goods. */
  minimumUnits: v.optional(units),
  /** Restricts the promotion to these categories; all goods when absent. */
  categoryIds: v.optional(v.pipe(v.array(filled), v.minLength(1, 'must name a category'), v.readonly())),
  /** Restricts the audience; everybody when absent. IPA and WRANX are the programs for professionals. */
  audience: v.optional(v.picklist(['EMPLOYEE', 'LOYALTY', 'IPA', 'WRANX'])),
  /** Can be combined with the employee discount; otherwise that discount excludes it. */
  joinsEmployeeDiscount: v.optional(v.boolean()),
  couponOnly: v.boolean(),
  /** Cannot be combined with other promotions of its level. */
  exclusive: v.boolean(),
  /** Its coupon cannot be combined with other coupons. */
  soleCoupon: v.optional(v.boolean()),
  /** Unlimited when absent. */
  startsAt: v.optional(timestamp),
  endsAt: v.optional(timestamp),
};

const threeParts = v.check(
  (callout: v.InferOutput<typeof texts>) => Object.values(callout).every((text) => text.split('|').length === 3),
  'must have three parts in every language, separated by |',
);

/** The levels at which the engine gives a reward. */
const levelsOf: Readonly<Record<v.InferOutput<typeof reward>['kind'], readonly string[]>> = {
  percent: ['ORDER', 'PRODUCT', 'SHIPPING'],
  amount: ['ORDER', 'PRODUCT', 'SHIPPING'],
  free: ['SHIPPING'],
  units: ['PRODUCT'],
  gift: ['ORDER', 'PRODUCT'],
};

/** A promotion as a merchant's record has it. */
export const promotionRecord = v.pipe(
  v.strictObject({
    ...fields,
    name: texts,
    /** Three parts separated by a pipe; `{distance}` and `{reward}` are placeholders. */
    calloutBelow: v.optional(v.pipe(texts, threeParts)),
    calloutEarned: v.optional(v.pipe(texts, threeParts)),
  }),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
      'must be after startsAt',
    ),
    ['endsAt'],
  ),
  v.forward(
    v.check(({ reward: { kind }, id }) => kind !== 'gift' || id.includes('GWP'), 'must contain GWP for a gift'),
    ['id'],
  ),
  v.forward(
    v.check(
      ({ reward: { kind }, level }) => levelsOf[kind].includes(level),
      'must be SHIPPING for free, PRODUCT for units, and ORDER or PRODUCT for gift',
    ),
    ['level'],
  ),
);

/** A promotion as it is stored: with its texts in every language. */
const stored = v.object({
  ...fields,
  name: allTexts,
  calloutBelow: v.optional(allTexts),
  calloutEarned: v.optional(allTexts),
});
type Stored = v.InferOutput<typeof stored>;

export type Reward = Stored['reward'] | SetReward;
export type Promotion = Readonly<Omit<Stored, 'reward'>> & { readonly reward: Reward };

/** Whether this version understands a stored rule; the import of a newer version may have written it. */
export const isPromotion = (value: unknown): value is Promotion => v.is(stored, value);

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
