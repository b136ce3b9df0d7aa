import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { exampleCard, productCard } from '../entities/product-card.ts';
import {
  categoryId,
  isoDate,
  localeQuery,
  nonEmptyText,
  picture,
  productId,
  queryInteger,
  text,
  upc,
} from '../fields.ts';
import { examplePromise, pickupPromise, storeId } from '../pickup-promise.ts';
import { breadcrumb, exampleDetails, exampleVariant, productDetails, stockStatus } from './product-entities.ts';

const count = v.optional(queryInteger(1, 96), 24);
/** The maximum depth of a product list; filters reach later products. */
export const furthestStart = 2400;
const listPaging = { start: v.optional(queryInteger(0, furthestStart), 0), count };
export const sortOrder = v.picklist(['recommended', 'newest', 'price-asc', 'price-desc', 'rating']);
export type SortOrder = v.InferOutput<typeof sortOrder>;

/**
 * Chosen facet values: `facetId:value,value;facetId:value`, e.g. `size:M,L;color:blue`. Values of one facet widen the
 * result, facets narrow it. `store:US01` narrows it to what that store has on its shelves.
 */
const refinement = v.optional(text(500), '');

export const facet = v.object({
  /** size, color, price, activity, material, feature, availability … */
  id: v.string(),
  label: v.string(),
  /** Counts are lower bounds: long lists with several filters are not counted completely. */
  countsAreLeast: v.optional(v.boolean()),
  values: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      count: v.number(),
      selected: v.boolean(),
      swatch: v.optional(v.string()),
    }),
  ),
});
export type Facet = v.InferOutput<typeof facet>;

/** A store, and when it hands out what it has. */
const storePickup = v.object({
  storeId,
  name: v.string(),
  /** Undefined for a store that never opens. */
  promise: v.optional(pickupPromise),
});
export type StorePickup = v.InferOutput<typeof storePickup>;

export const productList = v.object({
  total: v.number(),
  /** `total` is a lower bound: the list was not counted completely. */
  totalIsLeast: v.optional(v.boolean()),
  start: v.number(),
  count: v.number(),
  sort: sortOrder,
  products: v.array(productCard),
  facets: v.array(facet),
  /** The store that the list is narrowed to: each product can be collected there on that day. */
  store: v.optional(storePickup),
});
export type ProductList = v.InferOutput<typeof productList>;
const exampleList: ProductList = {
  total: 1,
  start: 0,
  count: 24,
  sort: 'recommended',
  products: [exampleCard],
  facets: [],
};

export const getCatalog = defineCall({
  name: 'products.catalog',
  summary: 'The products of a category, filtered and sorted, a page at a time',
  method: 'GET',
  path: '/products/v2/catalog',
  access: 'anyone',
  query: v.object({
    ...localeQuery,
    ...listPaging,
    categoryId,
    sort: v.optional(sortOrder, 'recommended'),
    refine: refinement,
  }),
  response: v.object({
    ...productList.entries,
    category: v.object({
      id: categoryId,
      name: v.string(),
      /** Relative to the locale. */
      url: v.string(),
      description: v.optional(v.string()),
      breadcrumbs: v.array(breadcrumb),
      children: v.array(v.object({ id: categoryId, name: v.string(), url: v.string() })),
      /** Locale id to relative url, for hreflang and the locale switch. */
      alternates: v.record(v.string(), v.string()),
    }),
  }),
  errors: ['PLP400'],
  example: {
    ...exampleList,
    category: {
      id: '1100',
      name: "Women's jackets",
      url: '/c/womens-jackets-1100',
      breadcrumbs: [],
      children: [],
      alternates: { 'en-us': '/c/womens-jackets-1100' },
    },
  },
});

export const getProductDetails = defineCall({
  name: 'products.details',
  summary: 'Everything the product page shows for one style in one color',
  method: 'GET',
  path: '/products/v2/products/{productId}/details',
  access: 'anyone',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  response: productDetails,
  errors: ['API404'],
  example: exampleDetails,
});

export const requestStockNotice = defineCall({
  name: 'products.requestStockNotice',
  summary: 'Mails once when a size is back in stock; to the address of the account when none is given',
  method: 'PUT',
  path: '/products/v1/notifications',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ upc, email: v.optional(text(200)) }),
  /** Whether it can be bought already: then no mail comes. The answer tells nobody who has asked before. */
  response: v.object({ available: v.boolean() }),
  errors: ['AUT453', 'ORD404', 'API429'],
  example: { available: false },
});

export const getInventory = defineCall({
  name: 'products.inventory',
  summary: 'Stock of every variant of a product, read before adding',
  method: 'GET',
  path: '/products/v2/products/{productId}/inventory',
  access: 'anyone',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    id: productId,
    variants: v.array(v.object({ sku: v.string(), upc, quantity: v.number(), stockStatus, notifyMe: v.boolean() })),
  }),
  errors: ['API404'],
  example: {
    id: 'TF4K2M9A0C5',
    variants: [
      { sku: exampleVariant.id, upc: exampleVariant.upc, quantity: 12, stockStatus: 'IN_STOCK', notifyMe: false },
    ],
  },
});

export const postAvailability = defineCall({
  name: 'products.availability',
  summary: 'When and where a variant can be had: delivery dates, and stores near a place with their stock',
  method: 'POST',
  path: '/products/v1/products/{productId}/availability',
  access: 'anyone',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    upc: v.optional(upc),
    qty: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
    postalCode: v.optional(text(12)),
    /** The shopper's store: distances are measured from there. */
    storeId: v.optional(storeId),
  }),
  response: v.object({
    delivery: v.object({ available: v.boolean(), from: v.optional(isoDate), to: v.optional(isoDate) }),
    stores: v.array(
      v.object({
        storeId: v.string(),
        name: v.string(),
        city: v.string(),
        stockStatus,
        /** ISO date of earliest pickup; undefined when not available. */
        pickupDate: v.optional(isoDate),
        /** The same day, with the closing time of the store. */
        pickup: v.optional(pickupPromise),
        /** When a parcel from the warehouse is there; undefined when the store takes none, or the warehouse has too little. */
        sent: v.optional(v.object({ from: isoDate, to: isoDate })),
        /** From the shopper's store, when it was named. */
        distanceKm: v.optional(v.number()),
      }),
    ),
  }),
  errors: ['API404'],
  example: {
    delivery: { available: true, from: '2026-11-24', to: '2026-11-26' },
    stores: [
      {
        storeId: 'US01',
        name: 'Tarnfell Portland',
        city: 'Portland',
        stockStatus: 'IN_STOCK',
        pickupDate: '2026-11-21',
        pickup: examplePromise,
      },
    ],
  },
});

export const getWidgetRecommendations = defineCall({
  name: 'products.recommendations',
  summary: 'Products like one, products of other categories that complete it, or the favorites of the shop',
  method: 'GET',
  path: '/products/v1/widgetRecommendations',
  access: 'anyone',
  query: v.object({
    ...localeQuery,
    productId: v.optional(productId),
    categoryId: v.optional(categoryId),
    /** `similar`: of its own category. `kit`: at most one of each category beside it, available now. */
    kind: v.optional(v.picklist(['similar', 'kit']), 'similar'),
    count: v.optional(queryInteger(1, 24), 6),
  }),
  response: v.object({ recommendationId: v.string(), products: v.array(productCard) }),
  errors: [],
  example: { recommendationId: '1110-similar', products: [exampleCard] },
});

export const getProductSearch = defineCall({
  name: 'products.search',
  summary: 'Full-text search that forgives typing errors',
  method: 'GET',
  path: '/products/v2/search/productSearch',
  access: 'anyone',
  query: v.object({
    ...localeQuery,
    ...listPaging,
    q: nonEmptyText(100),
    sort: v.optional(sortOrder, 'recommended'),
    refine: refinement,
  }),
  response: v.object({
    ...productList.entries,
    query: v.string(),
    /** A corrected spelling with results, offered when the query itself has few. */
    suggestion: v.optional(v.string()),
  }),
  errors: [],
  example: { ...exampleList, query: 'shell' },
});

export const getAutoSuggest = defineCall({
  name: 'products.autoSuggest',
  summary: 'Suggestions as one types',
  method: 'GET',
  path: '/products/v2/search/autoSuggest',
  access: 'anyone',
  query: v.object({ ...localeQuery, q: nonEmptyText(100) }),
  response: v.object({
    terms: v.array(v.string()),
    categories: v.array(v.object({ label: v.string(), url: v.string() })),
    products: v.array(v.object({ name: v.string(), url: v.string(), picture, price: productCard.entries.price })),
  }),
  errors: [],
  example: {
    terms: ['shell jacket'],
    categories: [],
    products: [
      { name: exampleCard.name, url: exampleCard.url, picture: exampleCard.picture, price: exampleCard.price },
    ],
  },
});

export const getStyles = defineCall({
  name: 'products.styles',
  summary: 'The cards of styles by their ids, in that order; those that are not sold are left out',
  method: 'GET',
  path: '/products/v2/styles',
  access: 'anyone',
  query: v.object({
    ...localeQuery,
    /** At most twelve style ids with commas between. */
    styleIds: v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z0-9]{6}(,[A-Z]{2}[A-Z0-9]{6}){0,11}$/)),
  }),
  response: v.object({ products: v.array(productCard) }),
  errors: [],
  example: { products: [exampleCard] },
});
