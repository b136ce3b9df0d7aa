import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  empty,
  isoTimestamp,
  localeQuery,
  nonEmptyText,
  productId,
  quantity,
  text,
  upc,
  uuid,
  webAddress,
} from '../fields.ts';
import { address, cart, exampleCart, flash, shippingCode, shippingGroup } from './cart-entities.ts';

const basket = v.object({ basketId: uuid });
const action = { action: v.optional(v.picklist(['pickup'])), favStoreId: v.optional(text(20)) };
const query = v.object({ ...localeQuery, ...action });

/** Every change returns the cart's id and revision; the page then reads the cart. */
export const changed = v.object({ id: uuid, revision: v.number(), itemId: v.optional(uuid), flash: v.array(flash) });
export const exampleChanged = { id: exampleCart.basketId, revision: 4, itemId: exampleCart.items[0]!.id, flash: [] };

/** An item to add. Only cartWithItem, which also creates the cart, omits `cartId`. */
export const newItem = v.strictObject({
  cartId: v.optional(uuid),
  productId,
  upc,
  qty: v.optional(quantity, 1),
  maxQty: v.optional(quantity, 999_999),
  storeId: v.optional(text(20)),
  recipeId: v.optional(text(60)),
  precreatedCustomsCode: v.optional(text(60)),
  giftOption: v.optional(v.strictObject({ to: nonEmptyText(60), email: v.optional(text(100)), message: text(250) })),
  /** Minor units, for gift cards with a custom amount. */
  customAmount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000_00))),
  pdpUrl: v.optional(webAddress(300)),
  productImageURL: v.optional(webAddress(300)),
  saveForLater: v.optional(v.strictObject({ saveForLaterId: uuid, itemId: uuid })),
});
export type NewItem = v.InferInput<typeof newItem>;

/** Items that are not available as requested. */
const goodsErrors = [
  'ORD404',
  'INV700',
  'INV701',
  'INV702',
  'INV405',
  'INV407',
  'INV408',
  'GFS800',
  'GWP403',
  'AUT498',
] as const;
const addErrors = [...goodsErrors, 'INV410', 'INV703'] as const;

export const createCart = defineCall({
  name: 'cart.create',
  summary: 'Makes an empty cart for the caller',
  method: 'POST',
  path: '/cart/v1/cart',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: empty,
  response: v.object({ id: uuid }),
  errors: ['AUT498'],
  idempotencyKey: true,
  example: { id: exampleCart.basketId },
});

export const cartWithItem = defineCall({
  name: 'cart.createWithItem',
  summary: 'Makes a cart and adds a first item in one step',
  method: 'POST',
  path: '/cart/v1/cartWithItem',
  access: 'shopper',
  query,
  body: v.strictObject({ items: v.pipe(v.array(newItem), v.minLength(1), v.maxLength(50)) }),
  response: changed,
  errors: addErrors,
  idempotencyKey: true,
  example: exampleChanged,
});

export const getCart = defineCall({
  name: 'cart.read',
  summary: 'The cart with totals computed by the server',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  access: 'shopper',
  params: basket,
  query: v.object({
    ...localeQuery,
    favStoreId: v.optional(text(20)),
    isPatchRequired: v.optional(v.picklist(['true', 'false'])),
    inventorySupplyCheck: v.optional(v.picklist(['true', 'false'])),
  }),
  response: cart,
  errors: ['BSK404', 'AUT498', 'ORD415'],
  example: exampleCart,
});

export const addItem = defineCall({
  name: 'cart.addItem',
  summary: 'Adds items to the cart; the same variant joins its line',
  method: 'POST',
  path: '/cart/v1/item',
  access: 'shopper',
  query,
  body: v.strictObject({ items: v.pipe(v.array(newItem), v.minLength(1), v.maxLength(50)) }),
  response: changed,
  errors: ['BSK404', ...addErrors],
  idempotencyKey: true,
  example: exampleChanged,
});

export const updateItem = defineCall({
  name: 'cart.updateItem',
  summary: 'Changes quantity, variant or place of delivery of a line',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/item',
  access: 'shopper',
  params: basket,
  query,
  body: v.strictObject({
    cartId: uuid,
    itemId: uuid,
    productId: v.optional(productId),
    upc: v.optional(upc),
    qty: v.optional(quantity),
    maxQty: v.optional(quantity),
    /** An empty text returns the line to home delivery. */
    storeId: v.optional(text(20)),
    recipeId: v.optional(text(60)),
    giftOption: v.optional(
      v.nullable(v.strictObject({ to: nonEmptyText(60), email: v.optional(text(100)), message: text(250) })),
    ),
  }),
  response: changed,
  errors: ['BSK404', 'GFO404', 'INV409', ...goodsErrors],
  idempotencyKey: true,
  example: exampleChanged,
});

export const removeItem = defineCall({
  name: 'cart.removeItem',
  summary: 'Takes a line out of the cart',
  method: 'DELETE',
  path: '/cart/v1/item',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ cartId: uuid, itemId: uuid, upc: v.optional(upc) }),
  response: changed,
  errors: ['BSK404', 'ORD404', 'GWP403', 'AUT498'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const reserveWithItem = defineCall({
  name: 'cart.reserveWithItem',
  summary: 'Adds items, or makes a cart with them, and holds their stock for a time',
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
  access: 'shopper',
  query,
  body: v.strictObject({
    /** Undefined to create a cart. */
    cartId: v.optional(uuid),
    /** Undefined to reserve the cart's items. */
    items: v.optional(v.pipe(v.array(newItem), v.minLength(1), v.maxLength(50))),
  }),
  response: v.object({
    ...changed.entries,
    /** ISO timestamp at which the stock is released unless ordered. */
    reservedUntil: isoTimestamp,
  }),
  errors: ['BSK404', 'INV406', ...addErrors],
  idempotencyKey: true,
  example: { ...exampleChanged, reservedUntil: '2026-11-21T12:15:00.000Z' },
});

const couponErrors = [
  'BSK404',
  'AUT498',
  'PRM130',
  'PRM135',
  'PRM140',
  'PRM150',
  'PRM155',
  'PRM160',
  'PRM175',
  'PRM416',
] as const;
const couponBody = v.strictObject({ cartId: uuid, code: nonEmptyText(40) });

export const applyCoupon = defineCall({
  name: 'cart.applyCoupon',
  summary: 'Applies a promo code; an answer of 200 means that it earned something',
  method: 'PUT',
  path: '/cart/v1/coupon',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: couponBody,
  response: changed,
  errors: couponErrors,
  idempotencyKey: true,
  example: exampleChanged,
});
export const removeCoupon = defineCall({
  name: 'cart.removeCoupon',
  summary: 'Takes a promo code off the cart',
  method: 'DELETE',
  path: '/cart/v1/coupon',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: couponBody,
  response: changed,
  errors: ['BSK404', 'AUT498'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const setShippingMethod = defineCall({
  name: 'cart.setShippingMethod',
  summary: 'Chooses the delivery method of a group',
  method: 'POST',
  path: '/cart/v1/shippingMethod',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    cartId: uuid,
    code: shippingCode,
    methodId: v.optional(text(40)),
    shippingId: nonEmptyText(40),
    shopperAppliedSM: v.optional(v.boolean(), true),
  }),
  response: changed,
  errors: ['BSK404', 'AUT498', 'SHP404'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const getShippingMethods = defineCall({
  name: 'cart.shippingMethods',
  summary: 'The methods a delivery group can choose from',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
  access: 'shopper',
  params: v.object({ basketId: uuid, shippingId: nonEmptyText(40) }),
  query: v.object({ ...localeQuery }),
  response: shippingGroup,
  errors: ['BSK404', 'AUT498', 'SHP404'],
  example: exampleCart.shippingMethods[0]!,
});

/** Source of an address: wallets reveal only part of it before payment; a collection point belongs to someone else. */
const addressContext = v.picklist(['APPLE_PAY_EXPRESS', 'PAYPAL_EXPRESS', 'COLLECTION']);
const addressErrors = ['BSK404', 'AUT498', 'PYT406', 'SHP410', 'SHP500', 'CHK320', 'PAY401'] as const;

export const setShippingAddress = defineCall({
  name: 'cart.setShippingAddress',
  summary: 'Sets where the groups are delivered to',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  access: 'shopper',
  params: basket,
  query: v.object({
    ...localeQuery,
    context: v.optional(addressContext),
    bid: v.optional(text(60)),
  }),
  body: v.strictObject({
    addresses: v.pipe(v.array(address), v.minLength(1), v.maxLength(20)),
    recaptcha_response: v.optional(text(4000)),
  }),
  response: changed,
  errors: addressErrors,
  idempotencyKey: true,
  example: exampleChanged,
});

export const removeShippingAddress = defineCall({
  name: 'cart.removeShippingAddress',
  summary: 'Takes addresses off the groups, or off all of them',
  method: 'DELETE',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery, context: v.optional(addressContext), bid: v.optional(text(60)) }),
  body: v.strictObject({
    addresses: v.optional(
      v.pipe(v.array(v.strictObject({ shippingId: nonEmptyText(40) })), v.minLength(1), v.maxLength(20)),
    ),
  }),
  response: changed,
  errors: ['BSK404', 'AUT498', 'PYT405'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const validateShippingAddress = defineCall({
  name: 'cart.validateShippingAddress',
  summary: 'Checks an address and suggests a better spelling; it never forces one',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ address }),
  response: v.object({ isValid: v.boolean(), suggestion: v.optional(address) }),
  errors: ['BSK404', 'AUT498'],
  example: { isValid: true },
});

export const setBillingAddress = defineCall({
  name: 'cart.setBillingAddress',
  summary: 'Sets whom the invoice goes to',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ address }),
  response: changed,
  errors: ['BSK404', 'AUT498', 'BILL410', 'PYT406', 'CHK380'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const removeBillingAddress = defineCall({
  name: 'cart.removeBillingAddress',
  summary: 'Takes the billing address off; the delivery address is billed then',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery }),
  body: empty,
  response: changed,
  errors: ['BSK404', 'AUT498', 'BIL400'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const prepareOrder = defineCall({
  name: 'cart.prepareOrder',
  summary: 'Checks everything that placing will need: stock, addresses, methods, totals',
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ basketId: uuid }),
  response: v.object({
    basketId: uuid,
    revision: v.number(),
    total: v.number(),
    remainingToPay: v.number(),
    flash: v.array(flash),
  }),
  errors: [
    'BSK404',
    'AUT498',
    'ORD415',
    'ORD430',
    'INV406',
    'INV700',
    'INV702',
    'INV703',
    'SHP410',
    'CHK320',
    'PYT406',
    'PAY401',
    'BIL400',
    'TAX309',
  ],
  idempotencyKey: true,
  example: { basketId: exampleCart.basketId, revision: 4, total: 34900, remainingToPay: 34900, flash: [] },
});
