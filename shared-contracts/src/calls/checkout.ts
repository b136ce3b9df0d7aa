import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { orderStatuses, shipmentStatuses } from '../entities/order-status.ts';
import {
  amount,
  currency,
  isoDate,
  isoTimestamp,
  localeQuery,
  nonEmptyText,
  picture,
  productId,
  text,
  upc,
  uuid,
} from '../fields.ts';
import {
  address,
  chosenVariant,
  flash,
  paymentMethodId,
  priceAdjustment,
  promoLevel,
  shippingCode,
  totals,
} from './cart-entities.ts';

export const orderNumber = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,24}$/));

export const orderItem = v.object({
  id: uuid,
  productId,
  /** A purchased line, including its design: enough to order it again. */
  upc: v.optional(upc),
  recipeId: v.optional(v.string()),
  precreatedCustomsCode: v.optional(v.string()),
  name: v.string(),
  color: v.optional(v.string()),
  /** Undefined in older orders, as is the id of what was chosen. */
  categoryId: v.optional(v.string()),
  variants: v.array(chosenVariant),
  qty: v.number(),
  /** One unit before catalog reductions; undefined in older orders. */
  originalPrice: v.optional(amount),
  rowTotal: amount,
  priceAfterOrderDiscount: amount,
  /** Tax of the row: added where the order's taxation is net, included where it is gross. */
  taxTotal: v.optional(amount),
  picture,
  pdpUrl: v.string(),
  shipmentId: v.string(),
  giftOption: v.optional(v.object({ to: v.string(), email: v.optional(v.string()), message: v.string() })),
  /** Units canceled, and units announced as returned. */
  cancelledQty: v.optional(v.number()),
  returnedQty: v.optional(v.number()),
  /** Units that can be canceled, or returned, now. */
  cancellableQty: v.optional(v.number()),
  returnableQty: v.optional(v.number()),
  /** Units from whose contract the buyer can withdraw now: canceled if they are not packed, else to be sent back. */
  withdrawableQty: v.optional(v.number()),
});
export const shipmentStatus = v.picklist(shipmentStatuses);
export const shipment = v.object({
  shipmentId: v.string(),
  shippingMethod: v.object({ code: shippingCode, label: v.string() }),
  storeId: v.optional(v.string()),
  storeName: v.optional(v.string()),
  /** Sold at a till of that store: the customer took the goods along. */
  isTakenAlong: v.optional(v.boolean()),
  status: shipmentStatus,
  deliveryFrom: v.optional(isoDate),
  deliveryTo: v.optional(isoDate),
  address: v.optional(address),
  /** Events, oldest first. */
  events: v.optional(v.array(v.object({ status: shipmentStatus, at: isoTimestamp }))),
  carrier: v.optional(v.string()),
  trackingNumber: v.optional(v.string()),
  /** The carrier's tracking page. */
  trackingUrl: v.optional(v.pipe(v.string(), v.url())),
});
export const order = v.object({
  orderNumber,
  status: v.picklist(orderStatuses),
  createdAt: isoTimestamp,
  email: v.string(),
  currency,
  items: v.array(orderItem),
  shipments: v.array(shipment),
  paymentMethod: v.array(v.object({ code: paymentMethodId, amount, additionalData: v.record(v.string(), v.string()) })),
  billingAddress: v.optional(address),
  promoSummary: v.array(
    v.object({
      promotionId: v.string(),
      /** What it takes from; undefined in older orders. */
      level: v.optional(promoLevel),
      label: v.string(),
      price: amount,
    }),
  ),
  totals,
  flash: v.array(flash),
  /** Days from arrival within which goods can be sent back, as promised with the order; undefined in older ones. */
  returnDays: v.optional(v.number()),
  /** The points that a member gets for it once nothing of it can come back; undefined after that. */
  pendingPoints: v.optional(v.number()),
  /** An associate's adjustments with their reasons, without internal notes. */
  priceAdjustments: v.optional(v.array(v.omit(priceAdjustment, ['note']))),
  /** The store and employee of an order placed by an associate. */
  inStoreSalesInfo: v.optional(v.object({ storeId: v.string(), storeEmployeeId: v.string() })),
  /** The actions still possible. */
  actions: v.optional(
    v.object({
      cancellable: v.boolean(),
      returnable: v.boolean(),
      withdrawable: v.optional(v.boolean()),
      invoice: v.boolean(),
    }),
  ),
  /** Refunds, newest last. */
  refunds: v.optional(
    v.array(
      v.object({
        code: paymentMethodId,
        amount,
        status: v.picklist(['planned', 'done', 'refused']),
        createdAt: isoTimestamp,
      }),
    ),
  ),
  /** Returns, newest last: announced by the shopper, received by the warehouse, refunded. */
  returns: v.optional(
    v.array(
      v.object({
        returnId: uuid,
        status: v.picklist(['announced', 'received', 'refunded']),
        amount,
        lines: v.array(v.object({ itemId: uuid, qty: v.number() })),
        announcedAt: isoTimestamp,
      }),
    ),
  ),
});
export type Order = v.InferOutput<typeof order>;

const exampleAddress = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  phone: '5035550142',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  stateCode: 'OR',
  country: 'US',
};
const exampleTotals = {
  totalUnits: 1,
  itemTotal: 39900,
  itemSubTotal: 34900,
  totalDiscount: 5000,
  totalDiscountPercentage: 12.5,
  shipping: 0,
  shippingOriginal: 800,
  tax: 0,
  taxation: 'net' as const,
  taxAmount: 0,
  taxLines: [],
  totalWithoutTax: 34900,
  netAmount: 34900,
  appliedRewards: 0,
  total: 34900,
  remainingToPay: 0,
};
export const exampleOrder: Order = {
  orderNumber: 'TF-7K2M-9QXD',
  status: 'placed',
  createdAt: '2026-11-21T10:00:00.000Z',
  email: 'mara@example.org',
  currency: 'USD',
  items: [
    {
      id: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11',
      productId: 'TF4K2M9A0C5',
      name: 'Skarn Shell Jacket',
      variants: [{ code: 'size', label: 'Size', value: 'M' }],
      qty: 1,
      rowTotal: 34900,
      priceAfterOrderDiscount: 34900,
      picture: { src: '/images/v1/product/TF4K2M9A/0C5/front', alt: 'Skarn Shell Jacket', width: 1200, height: 1500 },
      pdpUrl: '/p/skarn-shell-jacket-TF4K2M9A0C5',
      shipmentId: 's1',
    },
  ],
  shipments: [
    {
      shipmentId: 's1',
      shippingMethod: { code: 'standard', label: 'Standard' },
      status: 'received',
      deliveryFrom: '2026-11-24',
      deliveryTo: '2026-11-26',
      address: exampleAddress,
    },
  ],
  paymentMethod: [{ code: 'CREDIT_CARD', amount: 34900, additionalData: { brand: 'visa', lastFour: '1111' } }],
  promoSummary: [],
  totals: exampleTotals,
  flash: [],
};

/** Errors of placing an order: payment, stock, and anything that may have changed since the last read. */
export const placeErrors = [
  'BSK404',
  'AUT498',
  'AUT403',
  'API429',
  'INV406',
  'INV700',
  'INV702',
  'INV703',
  'ORD415',
  'ORD430',
  'PYT400',
  'PYT402',
  'PYT404',
  'PYT406',
  'PAY400',
  'PAY401',
  'BIL400',
  'BILL410',
  'FE309',
  'PRM150',
  'TAX309',
  'TAX310',
  'SHP404',
  'SHP410',
  'CHK320',
  'CHK380',
  'ORD516',
  'ORD517',
  'ORD518',
  'STR404',
] as const;

export const placeOrder = defineCall({
  name: 'checkout.placeOrder',
  summary: 'Places the order of a cart; the idempotency key makes a repetition give the first answer',
  method: 'PUT',
  path: '/cart/v2/checkout/order',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    cartId: uuid,
    recaptcha_response: v.optional(text(4000)),
    billingAddress: v.optional(address),
    paymentMethod: v.strictObject({
      code: paymentMethodId,
      id: v.optional(text(60)),
      /**
       * CREDIT_CARD: `token` of the hosted fields, or the `id` of a saved card, perhaps with a token of its code;
       * PAYPAL: `orderId`; KLARNA: `authorizationToken`; DW_APPLE_PAY: `paymentToken`, the JSON of `payment.token`.
       */
      additionalData: v.optional(v.record(nonEmptyText(40), text(12_000)), {}),
    }),
    /** The total the shopper saw, in minor units: a different one refuses the order (TAX310). */
    expectedTotal: amount,
    /**
     * The amount `paymentMethod` pays as the shopper saw it, in minor units: a higher one refuses the order (PYT400).
     */
    expectedRemainingToPay: v.optional(amount),
    inStoreSalesInfo: v.optional(v.strictObject({ storeId: text(20), storeEmployeeId: text(40) })),
  }),
  response: order,
  errors: placeErrors,
  idempotencyKey: true,
  example: exampleOrder,
});

export const patchOrder = defineCall({
  name: 'checkout.patchOrder',
  summary: 'Goes on with an order that waits for the result of a 3-D Secure challenge',
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
  access: 'shopper',
  params: v.object({ orderNumber }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    paymentMethod: v.strictObject({
      code: paymentMethodId,
      additionalData: v.strictObject({
        cardType: v.optional(text(20)),
        /** The saved card that pays. */
        paymentInstrumentId: v.optional(text(60)),
        /** The cart for which the device was told to the fraud check: another one refuses the result. */
        sessionID: v.optional(text(100)),
        threeDS2Result: v.optional(text(12_000)),
      }),
    }),
  }),
  response: order,
  errors: ['ORD409', 'PAY400', 'PRM150', 'PYT402', 'FE309'],
  idempotencyKey: true,
  example: exampleOrder,
});

export const getPurchase = defineCall({
  name: 'consumer.purchase',
  summary: 'One order of the caller',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}',
  access: 'shopper',
  params: v.object({ orderId: orderNumber }),
  query: v.object({ ...localeQuery }),
  response: order,
  errors: ['ORD409'],
  example: exampleOrder,
});

export const trackOrder = defineCall({
  name: 'consumer.trackOrder',
  summary: 'An order by its number and email, for guests',
  method: 'POST',
  path: '/consumers-v3/consumer/TrackOrder',
  access: 'anyone',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ orderNumber: nonEmptyText(24), email: nonEmptyText(100) }),
  response: order,
  errors: ['ORD400', 'ORD409', 'OHS4004'],
  example: exampleOrder,
});
