import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoTimestamp, localeQuery, nonEmptyText, productId, text, upc } from '../fields.ts';

const keepers = { staff: ['stock'] } as const;
const units = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999));

/** A size of a product in a color. */
const goods = {
  upc,
  productId,
  name: v.string(),
  color: v.string(),
  size: v.string(),
};

const stockedVariant = v.object({
  ...goods,
  /** Units that can be sold, at all places together. */
  available: v.number(),
});
export type StockedVariant = v.InferOutput<typeof stockedVariant>;

/** Units at one place. All three together are on the shelf there. */
const stockNumbers = {
  /** Can be sold. */
  available: v.number(),
  /** Held for carts. */
  held: v.number(),
  /** Sold, and not packed yet. */
  reserved: v.number(),
};

const shelf = v.object({
  locationId: v.string(),
  name: v.string(),
  kind: v.picklist(['warehouse', 'store']),
  country: v.string(),
  ...stockNumbers,
});
export type Shelf = v.InferOutput<typeof shelf>;

const exampleGoods = {
  upc: '4006381333931',
  productId: 'TF4K2M9A0C5',
  name: 'Skarn Shell Jacket',
  color: 'Moss',
  size: 'M',
};
const exampleShelf: Shelf = {
  locationId: 'W100',
  name: 'Reno',
  kind: 'warehouse',
  country: 'US',
  available: 12,
  held: 1,
  reserved: 2,
};

export const findStock = defineCall({
  name: 'staff.findStock',
  summary: 'Sizes of products by UPC, product id, style id, or name',
  method: 'GET',
  path: '/staff/v1/stock',
  access: keepers,
  query: v.object({
    ...localeQuery,
    words: nonEmptyText(100),
    /** `next` of the page before. */
    after: v.optional(text(20)),
  }),
  response: v.object({ variants: v.array(stockedVariant), next: v.optional(v.string()) }),
  errors: [],
  example: { variants: [{ ...exampleGoods, available: 40 }] },
});

export const getStock = defineCall({
  name: 'staff.stock',
  summary: 'The stock of a size by warehouse and store, and its latest corrections',
  method: 'GET',
  path: '/staff/v1/stock/{upc}',
  access: keepers,
  params: v.object({ upc }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    variant: v.object(goods),
    shelves: v.array(shelf),
    /** The latest first. */
    corrections: v.array(
      v.object({
        at: isoTimestamp,
        by: v.optional(v.string()),
        locationId: v.string(),
        /** Units on the shelf. */
        before: v.number(),
        after: v.number(),
        reason: v.string(),
      }),
    ),
  }),
  errors: ['API404'],
  example: { variant: exampleGoods, shelves: [exampleShelf], corrections: [] },
});

export const correctStock = defineCall({
  name: 'staff.correctStock',
  summary: 'Replaces the stock at a place by what was counted there; refused when it has changed since it was read',
  method: 'PUT',
  path: '/staff/v1/stock/{upc}/{locationId}',
  access: keepers,
  params: v.object({ upc, locationId: nonEmptyText(40) }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    /** Units on the shelf, those for carts and for orders that are not packed yet included. */
    counted: units,
    /** As read before the count was entered. */
    seen: v.strictObject({ available: units, held: units, reserved: units }),
    reason: nonEmptyText(300),
  }),
  response: shelf,
  errors: ['API404', 'INV411', 'INV412'],
  idempotencyKey: true,
  example: exampleShelf,
});
