import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { exampleCard, price } from '../entities/product-card.ts';
import { localeQuery, picture, productId, upc } from '../fields.ts';
import { goodsCodePattern } from '../goods-code.ts';
import { storeId } from '../pickup-promise.ts';

/** Another store that has the goods. */
const otherStore = v.object({
  storeId,
  name: v.string(),
  city: v.string(),
  units: v.number(),
  /** From the till. */
  distanceKm: v.number(),
});

/** One size in one color, and where it is. */
export const tillGoods = v.object({
  productId,
  upc,
  name: v.string(),
  color: v.string(),
  size: v.string(),
  /** Relative to the locale. */
  url: v.string(),
  picture,
  price,
  /** Units on the shelves of the till's store. */
  here: v.number(),
  /** Units that the warehouse can send. */
  toSend: v.number(),
  /** The nearest stores of the country that have it, at most five. */
  elsewhere: v.array(otherStore),
});
export type TillGoods = v.InferOutput<typeof tillGoods>;

export const findGoods = defineCall({
  name: 'till.findGoods',
  summary: 'The goods that carry a code, and where they are: here, in the warehouse, in other stores',
  method: 'GET',
  path: '/stores/v1/till/goods',
  access: 'associate',
  query: v.object({ ...localeQuery, code: v.pipe(v.string(), v.regex(goodsCodePattern)) }),
  response: v.object({
    /** Undefined when nothing of this shop carries the code, or nothing that is sold in this country. */
    goods: v.optional(tillGoods),
    /** Whether the code is of goods that are sold in other countries only. */
    isForeign: v.optional(v.boolean()),
  }),
  errors: [],
  example: {
    goods: {
      productId: exampleCard.productId,
      upc: '0400000000017',
      name: exampleCard.name,
      color: 'Ember',
      size: 'M',
      url: exampleCard.url,
      picture: exampleCard.picture,
      price: exampleCard.price,
      here: 3,
      toSend: 40,
      elsewhere: [{ storeId: 'US02', name: 'Tarnfell Boulder', city: 'Boulder', units: 2, distanceKm: 1590.4 }],
    },
  },
});
