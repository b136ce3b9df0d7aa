import * as v from 'valibot';
import { filled, market, minorUnits } from './record-fields.ts';

/** Days within which consumers may withdraw, by law (Directive 2011/83/EU article 9; SI 2013/3134 regulation 30). */
const lawfulReturnDays: Readonly<Record<string, number>> = { DE: 14, GB: 14 };

const wholeBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

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
  }),
  v.forward(
    v.check(
      ({ id, returnDays }) => returnDays >= (lawfulReturnDays[id] ?? 0),
      'must be at least 14 in the European Union and the United Kingdom',
    ),
    ['returnDays'],
  ),
);
