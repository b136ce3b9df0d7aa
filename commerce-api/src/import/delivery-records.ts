import { shippingCode } from 'shared-contracts/calls/cart-entities';
import type { CountryCode } from 'shared-contracts/locale';
import * as v from 'valibot';
import { regionsOf } from '../address/regions.ts';
import { markets, minorUnits, texts } from '../base/record-fields.ts';
import type { DeliveryScope } from '../delivery/methods.ts';

/** The codes that pages know, by what they deliver. */
const codesOf: Readonly<Record<DeliveryScope, readonly string[]>> = {
  home: ['standard', 'express', 'pudo'],
  customs: ['customs', 'express'],
  store: ['pickup', 'sts'],
  digital: ['digital'],
};
/** Codes of what comes without a parcel. */
const withoutParcel: readonly string[] = ['pickup', 'digital'];

const workingDays = v.pipe(v.number(), v.integer(), v.minValue(1));

const regionIn = (country: CountryCode) =>
  v.picklist(
    (regionsOf(country, 'en') ?? []).map(({ value }) => value),
    `must be the code of a state or province of ${country}`,
  );

/** A way to deliver. The first of a market is its default. */
export const deliveryRule = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,29}$/, 'must be 2 to 30 small letters, digits, or hyphens')),
    /** What is delivered by it: to homes, made-to-order goods, at stores, or by email. */
    scope: v.optional(v.picklist(Object.keys(codesOf) as DeliveryScope[]), 'home'),
    code: shippingCode,
    label: texts,
    /** Working days from dispatch, first and last. */
    days: v.optional(
      v.pipe(
        v.tuple([workingDays, workingDays]),
        v.check(([first, last]) => first <= last, 'must not end before it begins'),
      ),
    ),
    /** Whether promotions of delivery apply. */
    promotable: v.optional(v.boolean(), false),
    /** Minor units by market; it is not offered in the others. */
    prices: v.pipe(
      v.partial(v.strictObject(v.entriesFromList(markets, minorUnits))),
      v.check((prices) => Object.keys(prices).length > 0, 'needs the price of at least one market'),
    ),
    /** States and provinces that it does not reach, by market. */
    excludes: v.optional(
      v.strictObject({ US: v.optional(v.array(regionIn('US'))), CA: v.optional(v.array(regionIn('CA'))) }),
      {},
    ),
  }),
  v.forward(
    v.check(({ scope, code }) => codesOf[scope].includes(code), 'is no way to deliver what the scope says'),
    ['code'],
  ),
  v.forward(
    v.check(({ code, days }) => days !== undefined || withoutParcel.includes(code), 'is missing'),
    ['days'],
  ),
);
