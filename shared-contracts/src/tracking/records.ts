import * as v from 'valibot';
import { paymentMethodId } from '../calls/cart-entities.ts';
import { orderNumber } from '../calls/checkout.ts';
import { amount, currency } from '../fields.ts';
import { pageTypes } from '../page-type.ts';
import { productRecord } from './product-record.ts';
import { promotionTracking } from './promotion.ts';

/*
 * What the shop sends to a tag manager (docs/tracking.md). Names are those of GA4 where it has one. Every record is strict, so
 * that nothing else than what is declared here leaves the page; nothing in it says who the shopper is.
 */

const products = v.pipe(v.array(productRecord), v.minLength(1));
const one = v.pipe(v.array(productRecord), v.length(1));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/** Goods with what they cost together, in minor units. */
const goods = { currency, value: amount, products };

export const checkoutStepNames = ['shipping', 'billing', 'summary'] as const;

/** A page was shown. `path` has no query, and no ids on personal pages. */
const pageView = v.strictObject({
  event: v.literal('page_view'),
  path: v.pipe(v.string(), v.startsWith('/'), v.regex(/^[^?#]*$/)),
  pageType: v.picklist(pageTypes),
});
/** Products of a list came into view: half of each, once for each view of the page. */
const viewItemList = v.strictObject({ event: v.literal('view_item_list'), currency, products });
/** A product of a list was chosen: its page, or its quick-shop. */
const selectItem = v.strictObject({ event: v.literal('select_item'), currency, products: one });
/** A product was looked at, on its page or in quick-shop. */
const viewItem = v.strictObject({ event: v.literal('view_item'), currency, products: one });
/** Something was put into the cart. Sent on click; `roll_back` follows if refused. */
const addToCart = v.strictObject({ event: v.literal('add_to_cart'), ...goods });
/** The cart refused what `add_to_cart` reported (docs/spec/content.md section 4.7). */
const rollBack = v.strictObject({ event: v.literal('roll_back'), of: v.literal('add_to_cart'), ...goods });
const removeFromCart = v.strictObject({ event: v.literal('remove_from_cart'), ...goods });
/** The quantity of a line was changed to that in the product. */
const changeQuantity = v.strictObject({
  event: v.literal('change_quantity'),
  from: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...goods,
});
const viewCart = v.strictObject({ event: v.literal('view_cart'), place: v.picklist(['cart', 'mini-cart']), ...goods });
const checkoutStep = v.strictObject({
  event: v.literal('checkout_step'),
  /** 1 for the first. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(checkoutStepNames.length)),
  name: v.picklist(checkoutStepNames),
  ...goods,
});
const addPaymentInfo = v.strictObject({ event: v.literal('add_payment_info'), method: paymentMethodId, ...goods });
/** An order was placed. Told once for each order number. */
const purchase = v.strictObject({
  event: v.literal('purchase'),
  orderNumber,
  ...goods,
  tax: amount,
  shipping: amount,
});
const viewPromotion = v.strictObject({ event: v.literal('view_promotion'), ...promotionTracking.entries });
const selectPromotion = v.strictObject({
  event: v.literal('select_promotion'),
  ...promotionTracking.entries,
  /** What editors call the link. */
  target: v.optional(code),
});
const login = v.strictObject({ event: v.literal('login') });
const signUp = v.strictObject({ event: v.literal('sign_up') });
const search = v.strictObject({
  event: v.literal('search'),
  searchTerm: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  results: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Every tracking record, by `event`. */
export const trackingRecord = v.variant('event', [
  pageView,
  viewItemList,
  selectItem,
  viewItem,
  addToCart,
  rollBack,
  removeFromCart,
  changeQuantity,
  viewCart,
  checkoutStep,
  addPaymentInfo,
  purchase,
  viewPromotion,
  selectPromotion,
  login,
  signUp,
  search,
]);
export type TrackingRecord = v.InferOutput<typeof trackingRecord>;
export type TrackingRecordOf<Event extends TrackingRecord['event']> = Extract<TrackingRecord, { event: Event }>;

/** Why a record does not match its schema, as short lines; nothing when it does. */
export function faultsOf(record: unknown): string[] {
  const checked = v.safeParse(trackingRecord, record);
  return checked.success
    ? []
    : checked.issues.map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message.slice(0, 160)}`);
}
