import { productSetId, styleId } from 'shared-contracts/fields';
import * as v from 'valibot';
import { colorCode, markets, minorUnits, texts } from '../base/record-fields.ts';

/** The most products of one set. */
const MAX_MEMBERS = 8;

/** Products that a brand offers together. */
export const set = v.strictObject({
  id: v.pipe(productSetId, v.description('8 characters')),
  name: texts,
  description: texts,
  /** Part of its address; defaults to a slug of the name. */
  slug: v.optional(texts),
  members: v.pipe(
    v.array(
      v.strictObject({
        /** The id of a product; the same one may be in a set twice. */
        product: styleId,
        /** The color that is shown first; defaults to the first one that is available. */
        color: v.optional(colorCode),
      }),
    ),
    v.minLength(2, 'needs at least two products'),
    v.maxLength(MAX_MEMBERS, `has more than ${MAX_MEMBERS} products`),
  ),
  /** What the whole set costs less than its products, in minor units by market; nothing by default. */
  saving: v.optional(v.strictObject(v.entriesFromList(markets, v.pipe(minorUnits, v.minValue(1))))),
});
