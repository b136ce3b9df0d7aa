import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  amount,
  currency,
  localeQuery,
  picture,
  productId,
  quantity,
  queryInteger,
  text,
  upc,
  uuid,
} from '../fields.ts';
import { changed, exampleChanged } from './cart.ts';

/** An item saved for later. */
export const savedItem = v.object({
  itemId: uuid,
  productId,
  upc,
  qty: v.number(),
  /** Relative to the locale. */
  pageUrl: v.string(),
  /** Whether the full quantity can be added to the cart now. */
  available: v.boolean(),
  name: v.string(),
  color: v.optional(v.string()),
  size: v.string(),
  /** The gift text of the line that was saved; it comes back with it. */
  giftOption: v.optional(v.object({ to: text(60), email: v.optional(text(100)), message: text(250) })),
  picture,
  currency,
  price: v.object({ original: amount, current: amount }),
});
export type SavedItem = v.InferOutput<typeof savedItem>;

const savedList = v.object({
  saveForLaterId: uuid,
  total: v.number(),
  start: v.number(),
  count: v.number(),
  items: v.array(savedItem),
});
export type SavedList = v.InferOutput<typeof savedList>;

const exampleListId = '5a3fd7be-6a5e-4c11-9d0c-0a2b7cf0a6d4';
const exampleItem: SavedItem = {
  itemId: 'e2a1d6c4-9f5b-4f6a-8c33-1b0a7d5e9f20',
  productId: 'TF4K2M9A0C5',
  upc: '0400000000017',
  qty: 1,
  pageUrl: '/p/skarn-shell-jacket-TF4K2M9A0C5',
  available: true,
  name: 'Skarn Shell Jacket',
  size: 'M',
  picture: { src: '/images/v1/product/TF4K2M9A/0C5/front', alt: 'Skarn Shell Jacket', width: 1200, height: 1500 },
  currency: 'USD',
  price: { original: 39900, current: 34900 },
};

export const getSavedForLater = defineCall({
  name: 'wishlists.savedForLater',
  summary: 'What is saved for later, newest first, a page at a time',
  method: 'GET',
  path: '/wishlists/v2/saveForLater',
  access: 'shopper-not-employee',
  query: v.object({
    ...localeQuery,
    start: v.optional(queryInteger(0, 10_000), 0),
    count: v.optional(queryInteger(1, 96), 12),
  }),
  response: savedList,
  errors: [],
  example: { saveForLaterId: exampleListId, total: 1, start: 0, count: 12, items: [exampleItem] },
});

export const saveForLater = defineCall({
  name: 'cart.saveForLater',
  summary: 'Moves lines of the cart to the list for later',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/saveForLater',
  access: 'shopper-not-employee',
  params: v.object({ basketId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ itemIds: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(50)) }),
  response: v.object({ ...changed.entries, saveForLaterId: uuid }),
  errors: ['BSK404', 'ORD404', 'GWP403'],
  idempotencyKey: true,
  example: { ...exampleChanged, saveForLaterId: exampleListId },
});

const savedChanged = v.object({ saveForLaterId: uuid, total: v.number() });

export const updateSavedItem = defineCall({
  name: 'cart.updateSavedItem',
  summary: 'Changes quantity, size, or color of what is saved for later',
  method: 'PUT',
  path: '/cart/v2/saveForLater',
  access: 'shopper-not-employee',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    saveForLaterId: uuid,
    itemId: uuid,
    qty: v.optional(quantity),
    productId: v.optional(productId),
    upc: v.optional(upc),
    pageUrl: v.optional(text(300)),
  }),
  response: savedChanged,
  errors: ['ORD404'],
  idempotencyKey: true,
  example: { saveForLaterId: exampleListId, total: 1 },
});

export const removeSavedItem = defineCall({
  name: 'cart.removeSavedItem',
  summary: 'Takes something off the list for later',
  method: 'DELETE',
  path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
  access: 'shopper-not-employee',
  params: v.object({ saveForlaterId: uuid, itemId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: savedChanged,
  errors: ['ORD404'],
  idempotencyKey: true,
  example: { saveForLaterId: exampleListId, total: 0 },
});
