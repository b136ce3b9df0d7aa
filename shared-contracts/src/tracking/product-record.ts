import * as v from 'valibot';
import { stockStatus } from '../calls/product-entities.ts';
import { amount, productId, styleId, upc } from '../fields.ts';
import type { Currency } from '../locale.ts';
import { interactionOrigins } from './origins.ts';

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const position = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How a shopper came to a product. It goes with the product to its page, the cart, and the purchase. */
export const chosenFrom = v.strictObject({
  interactionOrigin: v.picklist(interactionOrigins),
  /** The list's name, the same in every language. */
  list: v.optional(short),
  /** 1 for the first product of the list. */
  position: v.optional(position),
  searchTerm: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  recommendationId: v.optional(short),
});
export type ChosenFrom = v.InferOutput<typeof chosenFrom>;

/** A product as tracking knows it (docs/spec/content.md section 3.18). Strict: nothing else may go along. */
export const productRecord = v.strictObject({
  ...v.partial(chosenFrom).entries,
  productId,
  upc: v.optional(upc),
  name: v.string(),
  styleCode: styleId,
  /** The last three characters of the product's id; undefined for a product without colors. */
  colorCode: v.optional(v.pipe(v.string(), v.length(3))),
  colorDescription: v.optional(v.string()),
  /** The category's id. */
  category: v.optional(short),
  onSale: v.boolean(),
  /** For one unit, in minor units, as are the next two. */
  originalPrice: amount,
  price: amount,
  saleDiscountAmount: amount,
  discountType: v.optional(v.picklist(['Free Gift', 'Marked Down'])),
  sizeCode1: v.optional(short),
  sizeCode2: v.optional(short),
  sizeCode3: v.optional(short),
  stockStatus: v.optional(stockStatus),
  stockQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  quantity: v.optional(position),
});
export type ProductRecord = v.InferOutput<typeof productRecord>;

/** A product that is added to the cart. */
export interface TrackedGoods {
  readonly currency: Currency;
  readonly product: ProductRecord;
}
