import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { exampleCard, productCard } from '../entities/product-card.ts';
import { localeQuery, productId, quantity, queryInteger, upc, uuid } from '../fields.ts';

const favorite = v.object({
  /** Identifies the entry for its removal. */
  itemId: uuid,
  /** The product. */
  id: productId,
  upc: v.optional(upc),
  qty: v.number(),
  card: productCard,
});

/** Part of the sharing link; undefined while the list is private. */
const shareToken = v.optional(v.string());

/** The form of a sharing link's token. */
export const sharedListToken = /^[\w-]{22}$/;

const favoriteList = v.object({
  favoriteId: uuid,
  shareToken,
  total: v.number(),
  start: v.number(),
  count: v.number(),
  items: v.array(favorite),
});
export type FavoriteList = v.InferOutput<typeof favoriteList>;

const exampleListId = '0c6de6f2-13d6-4f28-8f6f-6f1f6a7b9c21';
const exampleEntry = { itemId: 'a8c1f0b7-6a3a-4d77-9b3b-0d4c2f1e7a63', id: exampleCard.productId, qty: 1 };
const paging = { start: v.optional(queryInteger(0, 10_000), 0), count: v.optional(queryInteger(1, 96), 24) };

export const getFavorites = defineCall({
  name: 'wishlists.favorites',
  summary: 'Favorites, newest first, a page at a time',
  method: 'GET',
  path: '/wishlists/v2/favorites',
  access: 'shopper-not-employee',
  query: v.object({ ...localeQuery, ...paging }),
  response: favoriteList,
  errors: [],
  example: {
    favoriteId: exampleListId,
    total: 1,
    start: 0,
    count: 24,
    items: [{ ...exampleEntry, card: exampleCard }],
  },
});

export const addFavorite = defineCall({
  name: 'wishlists.addFavorite',
  summary: 'Keeps a product; keeping it again changes nothing',
  method: 'POST',
  path: '/wishlists/v2/favorites',
  access: 'shopper-not-employee',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    /** The product. */
    id: productId,
    qty: v.optional(quantity, 1),
    itemType: v.optional(v.picklist(['product', 'variant']), 'product'),
    upc: v.optional(upc),
    favoriteId: v.optional(uuid),
  }),
  response: v.object({ favoriteId: uuid, itemId: uuid, total: v.number() }),
  errors: ['PLP400'],
  idempotencyKey: true,
  example: { favoriteId: exampleListId, itemId: exampleEntry.itemId, total: 1 },
});

const entry = v.object({ favoriteId: uuid, itemId: uuid });

export const removeFavorite = defineCall({
  name: 'wishlists.removeFavorite',
  summary: 'Takes a product off the favorites',
  method: 'DELETE',
  path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
  access: 'shopper-not-employee',
  params: entry,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: v.object({ favoriteId: uuid, total: v.number() }),
  errors: ['PLP400'],
  idempotencyKey: true,
  example: { favoriteId: exampleListId, total: 0 },
});

export const shareFavorites = defineCall({
  name: 'wishlists.shareFavorites',
  summary: 'Shares the favorites by a link, or stops sharing them',
  method: 'POST',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  access: 'shopper-not-employee',
  params: v.object({ favoriteId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ shared: v.optional(v.boolean(), true) }),
  response: v.object({ favoriteId: uuid, shareToken }),
  errors: ['PLP400'],
  idempotencyKey: true,
  example: { favoriteId: exampleListId, shareToken: 'Vb7yq2k0wVq0q3c1mX4n8g' },
});

export const getSharedFavorites = defineCall({
  name: 'wishlists.sharedFavorites',
  summary: 'Favorites that somebody has shared, by their token instead of the list id; to be read only',
  method: 'GET',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  access: 'anyone',
  params: v.object({ favoriteId: v.pipe(v.string(), v.regex(sharedListToken)) }),
  query: v.object({ ...localeQuery, ...paging }),
  response: v.object({ total: v.number(), start: v.number(), count: v.number(), items: v.array(favorite) }),
  errors: ['PLP400'],
  example: { total: 0, start: 0, count: 24, items: [] },
});
