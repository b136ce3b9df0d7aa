import * as v from 'valibot';
import { orderNumber } from './calls/checkout.ts';
import { currency, productId, upc } from './fields.ts';
import { pageTypes } from './page-type.ts';

/*
 * What an open page sends to the service for personalization, in the words of Monetate's engine (docs/personalization.md). Strict, so
 * that nothing else goes along; nothing in it says who the shopper is.
 */

const sku = v.union([upc, productId]);
const product = v.strictObject({ productId, sku });
const line = v.strictObject({
  pid: productId,
  sku,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  currency,
  /** What the line costs, such as `129.00`. */
  value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)),
});
const lines = v.pipe(v.array(line), v.minLength(1), v.maxLength(200));

export const pageEvent = v.variant('eventType', [
  v.strictObject({
    eventType: v.literal('monetate:context:PageView'),
    url: v.pipe(v.string(), v.startsWith('/'), v.maxLength(500), v.regex(/^[^?#]*$/)),
    pageType: v.picklist(pageTypes),
  }),
  v.strictObject({
    eventType: v.literal('monetate:context:ProductDetailView'),
    products: v.pipe(v.array(product), v.length(1)),
  }),
  v.strictObject({ eventType: v.literal('monetate:context:Cart'), cartLines: lines }),
  v.strictObject({ eventType: v.literal('monetate:context:Purchase'), purchaseId: orderNumber, purchaseLines: lines }),
]);
export type PageEvent = v.InferOutput<typeof pageEvent>;

/** Events of one page at once. */
export const maxPageEvents = 20;
/** A page's events, in order. */
export const pageEvents = v.strictObject({
  events: v.pipe(v.array(pageEvent), v.minLength(1), v.maxLength(maxPageEvents)),
});

/** Which variant somebody gets of each experience block, by the key of `blockExperiment()`. */
export const blockDecisions = v.record(v.string(), v.string());
