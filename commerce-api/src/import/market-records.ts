import { signUpRequirement } from 'shared-contracts/calls/utilities';
import * as v from 'valibot';
import { filled, market, minorUnits, positive } from '../base/record-fields.ts';

/** Days within which consumers may withdraw, by law (Directive 2011/83/EU article 9; SI 2013/3134 regulation 30). */
const lawfulReturnDays: Readonly<Record<string, number>> = { DE: 14, GB: 14 };

const wholeBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Vouchers are named by their points, and members are offered the dearest one that they can afford. */
const vouchers = v.pipe(
  v.array(v.strictObject({ points: positive, amount: positive })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [index, { points }] of dataset.value.entries()) {
      const before = dataset.value[index - 1]?.points ?? 0;
      if (points <= before)
        addIssue({
          message: 'must be more than the points of the voucher before',
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: index, value: dataset.value[index] },
            { type: 'object', origin: 'value', input: { points }, key: 'points', value: points },
          ],
        });
    }
  }),
);

/** Cards pay any amount, so that every cart can be paid. */
const paymentMinimums = v.strictObject(
  v.entriesFromList(['PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const, v.optional(positive)),
);

/** What holds in a market. */
export const marketRules = v.pipe(
  v.strictObject({
    id: market,
    /** Id of the warehouse in `stores.jsonl` that ships to the market. */
    warehouse: filled,
    /** Orders from this hour on leave on the next working day, by the warehouse's clock. */
    dispatchUntil: v.optional(wholeBetween(1, 24), 14),
    /** Days from delivery or collection within which goods can be returned. */
    returnDays: wholeBetween(1, 3650),
    /** What a gift card may be worth, in minor units. */
    giftCards: v.optional(
      v.pipe(
        v.strictObject({ least: v.pipe(minorUnits, v.minValue(1)), most: minorUnits }),
        v.forward(
          v.check(({ least, most }) => least <= most, 'must not be below least'),
          ['most'],
        ),
      ),
    ),
    /** From which amount a method pays, in minor units. */
    paymentMinimums: v.optional(paymentMinimums),
    /** Minor units of goods for which members earn a point. Null or without it, orders earn none. */
    amountPerPoint: v.optional(v.nullable(positive)),
    /** What members can exchange points for: points, and minor units. Without any, points pay but buy no vouchers. */
    vouchers: v.optional(vouchers),
    /**
     * What an invitation brings each of the two once the new member keeps goods of one order for `leastAmount`, minor units. Null or
     * without it, nothing.
     */
    invitations: v.optional(
      v.nullable(v.strictObject({ points: positive, leastAmount: positive, mostPerYear: positive })),
    ),
    /** What new accounts must have besides name, email, postal code, and birth date. */
    signUpRequires: v.optional(v.array(signUpRequirement)),
  }),
  v.forward(
    v.check(
      ({ id, returnDays }) => returnDays >= (lawfulReturnDays[id] ?? 0),
      'must be at least 14 in the European Union and the United Kingdom',
    ),
    ['returnDays'],
  ),
  v.forward(
    v.check(({ invitations, amountPerPoint }) => !(invitations && !amountPerPoint), 'needs amountPerPoint beside it'),
    ['invitations'],
  ),
);
