import * as v from 'valibot';
import { filled, minorUnits, texts } from './record-fields.ts';

const units = v.pipe(v.number(), v.integer(), v.minValue(1));
const tenths = v.pipe(
  v.number(),
  v.integer('must be a whole number of tenths of a percent, such as 125 for 12.5 %'),
  v.minValue(1),
  v.maxValue(1000, 'must be at most 1000 tenths of a percent'),
);
const byMarket = v.strictObject({ US: minorUnits, CA: minorUnits, GB: minorUnits, DE: minorUnits });
const timestamp = v.pipe(v.string(), v.isoTimestamp('must be a time such as 2027-01-31T09:00:00.000Z'));

const threeParts = v.check(
  (callout: v.InferOutput<typeof texts>) => Object.values(callout).every((text) => text.split('|').length === 3),
  'must have three parts in every language, separated by |',
);

/** What a promotion takes off; that of a set stands in the set's record. */
const reward = v.variant('kind', [
  v.strictObject({ kind: v.literal('percent'), tenths }),
  v.strictObject({ kind: v.literal('amount'), amounts: byMarket }),
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('units'), buy: units, free: units, tenths }),
  v.strictObject({ kind: v.literal('gift'), upc: filled }),
]);

/** A promotion, as `Promotion` in `promotions/promotion.ts` explains it. */
export const promotionRule = v.pipe(
  v.strictObject({
    id: filled,
    campaignId: v.optional(filled),
    name: texts,
    level: v.picklist(['ORDER', 'PRODUCT', 'SHIPPING']),
    reward,
    threshold: v.optional(byMarket),
    minimumUnits: v.optional(units),
    categoryIds: v.optional(v.pipe(v.array(filled), v.minLength(1, 'must name a category'))),
    audience: v.optional(v.picklist(['EMPLOYEE', 'LOYALTY'])),
    joinsEmployeeDiscount: v.optional(v.boolean()),
    couponOnly: v.boolean(),
    exclusive: v.boolean(),
    soleCoupon: v.optional(v.boolean()),
    startsAt: v.optional(timestamp),
    endsAt: v.optional(timestamp),
    calloutBelow: v.optional(v.pipe(texts, threeParts)),
    calloutEarned: v.optional(v.pipe(texts, threeParts)),
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, 'must not be before startsAt'),
    ['endsAt'],
  ),
  v.forward(
    v.check(({ reward: { kind }, id }) => kind !== 'gift' || id.includes('GWP'), 'must contain GWP for a gift'),
    ['id'],
  ),
);
