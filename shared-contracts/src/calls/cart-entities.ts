import * as v from 'valibot';
import { amount, countryCode, currency, isoDate, picture, productId, styleId, text, upc, uuid } from '../fields.ts';
import { pickupPromise } from '../pickup-promise.ts';
import { pointPlace } from './stores.ts';

export const shippingCode = v.picklist(['pickup', 'pudo', 'sts', 'digital', 'standard', 'customs', 'express']);
export type ShippingCode = v.InferOutput<typeof shippingCode>;

export const promoLevel = v.picklist(['ORDER', 'PRODUCT', 'SHIPPING']);

/**
 * A message about the cart or a line; match it by `code`, never by text.
 * - a line's delivery changed: PickupToSthTransition, PickupToStsTransition, StsToSthTransition,
 *   StsToPickupTransition, STHToPickupTransition; a group's method changed: OrderShippingMethodDowngraded
 * - a line is not available as ordered: ProductLineItemInventoryMissing (details: available, qty, missingQty),
 *   ProductLineItemFullInventoryMissing, ProductItemNotAvailable, ProductItemMaxQuantity (details: maxQty),
 *   ProductItemRequired
 * - an address is not valid: InvalidShippingAddress (details: shipmentId)
 */
export const flash = v.object({
  code: v.string(),
  /** In the locale of the call. */
  message: v.string(),
  itemId: v.optional(v.string()),
  details: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
export type Flash = v.InferOutput<typeof flash>;

/** What is chosen of a product, in the locale of the call; `id` is the same in all of them, e.g. "ONE" for "One size". */
export const chosenVariant = v.object({
  code: v.string(),
  label: v.string(),
  value: v.string(),
  id: v.optional(v.string()),
});

export const cartItem = v.object({
  id: uuid,
  productId,
  masterId: styleId,
  upc,
  qty: v.number(),
  maxQty: v.number(),
  name: v.string(),
  /** The category that a product is at home in. */
  categoryId: v.optional(v.string()),
  color: v.optional(v.string()),
  price: v.object({
    /** Unit prices, before and after catalog reductions. */
    original: amount,
    current: amount,
    highCurrent: amount,
    highOriginal: amount,
    historicBestPrice: v.optional(amount),
    /** Quantity times current price. */
    rowTotal: amount,
    /** The row after its own promotions, then after its share of order promotions. */
    priceAfterItemDiscount: amount,
    priceAfterOrderDiscount: amount,
    proratedPrice: amount,
  }),
  taxTotal: amount,
  bonus: v.boolean(),
  isCustoms: v.boolean(),
  recipeId: v.optional(v.string()),
  precreatedCustomsCode: v.optional(v.string()),
  variants: v.array(chosenVariant),
  /** The line's delivery group (see `shippingMethods`). */
  shippingId: v.string(),
  selectedShippingOption: shippingCode,
  /** Sort key of lines by arrival: 0 for the same day, else the first number of the estimate. */
  deliveryOrder: v.number(),
  shippingOptions: v.array(
    v.object({
      selected: v.boolean(),
      shippingMethod: v.object({ code: shippingCode, deliveryTime: v.string() }),
      storeInfo: v.optional(v.object({ id: v.string(), name: v.string() })),
    }),
  ),
  giftOption: v.optional(v.object({ to: text(60), email: v.optional(text(100)), message: text(250) })),
  productPromotions: v.array(
    v.object({
      promotionId: v.string(),
      campaignId: v.optional(v.string()),
      couponCode: v.optional(v.string()),
      label: v.string(),
      price: amount,
    }),
  ),
  /** Relative to the locale. */
  pdpUrl: v.string(),
  productImageURL: v.string(),
  picture,
  /** Units available at the place that serves the line, capped at 99. */
  available: v.number(),
  /** The promotion of a bonus item. */
  bonusOf: v.optional(v.string()),
  customerNotifications: v.array(flash),
});
export type CartItem = v.InferOutput<typeof cartItem>;

export const applicableShippingMethod = v.object({
  code: shippingCode,
  /** Distinguishes methods of one code, e.g. two parcel services. */
  id: v.string(),
  label: v.string(),
  description: v.optional(v.string()),
  price: v.object({ amount, finalAmount: amount }),
  /** e.g. "2-4", "same day". */
  deliveryTime: v.string(),
  deliveryFrom: v.optional(isoDate),
  deliveryTo: v.optional(isoDate),
  /** When goods at a store can be collected. */
  pickup: v.optional(pickupPromise),
  selected: v.boolean(),
});
export type ApplicableShippingMethod = v.InferOutput<typeof applicableShippingMethod>;

export const shippingGroup = v.object({
  /** `me` for home delivery, `customs`, `digital`, a store's id, or that id with `-sts` for ship-to-store. */
  shippingId: v.string(),
  code: shippingCode,
  storeId: v.optional(v.string()),
  storeName: v.optional(v.string()),
  /** Sold at a till of that store: the customer takes the goods along. */
  isTakenAlong: v.optional(v.boolean()),
  address: v.optional(
    v.object({
      addressLine1: v.string(),
      city: v.string(),
      postalCode: v.string(),
      province: v.optional(v.string()),
      country: countryCode,
    }),
  ),
  /** The chosen collection point. */
  collectionPoint: v.optional(pointPlace),
  /** Why goods come later than they could, in the locale of the call. */
  note: v.optional(v.string()),
  applicableShippingMethods: v.array(applicableShippingMethod),
  defaultShippingMethodId: v.string(),
});
export type ShippingGroup = v.InferOutput<typeof shippingGroup>;

export const promoSummaryEntry = v.object({
  level: promoLevel,
  promotionId: v.string(),
  promotionName: v.string(),
  /** Parts separated by a pipe: at least three below the threshold, exactly three when earned. */
  calloutMessage: v.string(),
  promotionClass: v.string(),
  thresholdStatus: v.picklist(['Above Threshold', 'Below Threshold', 'Threshold Reached']),
  distanceFromConditionThreshold: v.optional(amount),
  conditionThreshold: v.optional(amount),
});
export type PromoSummaryEntry = v.InferOutput<typeof promoSummaryEntry>;

export const paymentMethodId = v.picklist([
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'INFLUENCER_CREDIT',
  'REWARD_CODE',
  'REWARD_CARD',
  'PAYPAL',
  'KLARNA',
  'DW_APPLE_PAY',
  'CREDIT_CARD',
]);
export type PaymentMethodId = v.InferOutput<typeof paymentMethodId>;

export const paymentInstrument = v.object({
  payment_method_id: paymentMethodId,
  payment_instrument_id: v.string(),
  amount,
  /** Masked but for the last four. */
  c_gcCardNumber: v.optional(v.string()),
  /** What stays on a gift card or reward card once the order is placed. */
  c_gcBalanceAfter: v.optional(amount),
  c_requestID: v.optional(v.string()),
});
export type PaymentInstrument = v.InferOutput<typeof paymentInstrument>;

/** An address as typed into a form. The country's rules define its fields (see calls/utilities.ts). */
export const address = v.strictObject({
  addressId: v.optional(v.string()),
  firstName: text(30),
  lastName: text(30),
  email: v.optional(text(100)),
  phone: v.optional(text(30)),
  /** The dial code of the country of the phone, e.g. `49`; that of the address's country by default. */
  phoneCode: v.optional(text(5)),
  /** The phone of somebody else who takes the delivery, in the address's country: the carrier calls it. */
  recipientContactPhone: v.optional(text(30)),
  addressLine1: text(60),
  addressLine2: v.optional(text(60)),
  city: text(50),
  postalCode: text(12),
  province: v.optional(text(40)),
  stateCode: v.optional(text(5)),
  country: countryCode,
  countryCode: v.optional(countryCode),
  subscriptions: v.optional(v.strictObject({ newsletterConsent: v.boolean() })),
  shippingId: v.optional(text(40)),
  storeId: v.optional(text(20)),
  /** The name of a collection point. */
  storeName: v.optional(text(100)),
  isValidated: v.optional(v.boolean()),
});
export type Address = v.InferOutput<typeof address>;

export const totals = v.object({
  totalUnits: v.number(),
  /** Sum of the rows at original prices. */
  itemTotal: amount,
  /** Sum of the rows after reductions and line promotions. */
  itemSubTotal: amount,
  /** Total saving, positive. */
  totalDiscount: amount,
  totalDiscountPercentage: v.number(),
  shipping: amount,
  /** Shipping before its promotions. */
  shippingOriginal: amount,
  /** Tax added to (US, CA) or included in (GB, DE) the total; undefined until the place is known where it is added. */
  tax: v.optional(amount),
  taxation: v.picklist(['gross', 'net']),
  taxAmount: amount,
  /** One row per tax, e.g. GST and PST. */
  taxLines: v.array(
    v.object({
      label: v.string(),
      ratePercent: v.number(),
      amount,
      /** State or province of the tax, e.g. WA; undefined where it is national. */
      region: v.optional(v.string()),
      /** The taxable amount. */
      base: v.optional(amount),
      /** In the locale of the call, e.g. "6.5% of 128.00 in WA, delivery included". */
      explanation: v.optional(v.string()),
    }),
  ),
  totalWithoutTax: amount,
  netAmount: amount,
  appliedRewards: amount,
  total: amount,
  /** The amount left for the last payment method after gift cards and other stored value. */
  remainingToPay: amount,
});
export type Totals = v.InferOutput<typeof totals>;

/** A price adjustment by an associate. */
export const priceAdjustment = v.object({
  adjustmentId: uuid,
  /** Undefined for the whole order. */
  itemId: v.optional(uuid),
  kind: v.picklist(['PERCENT', 'AMOUNT', 'FIXED_PRICE']),
  /** Tenths of a percent, or minor units. */
  value: v.number(),
  reason: v.string(),
  note: v.optional(v.string()),
  /** The current reduction, negative. */
  price: amount,
});
export type PriceAdjustment = v.InferOutput<typeof priceAdjustment>;

export const loyaltyVoucher = v.object({
  points: v.number(),
  amountInCurrency: amount,
  /** Whether the member has enough points. */
  available: v.boolean(),
  /** Whether this cart can use all of it. */
  eligible: v.boolean(),
});
export type LoyaltyVoucher = v.InferOutput<typeof loyaltyVoucher>;

/** A promotion that more items would earn. */
export const approachingPromotion = v.object({
  id: v.string(),
  contexts: v.array(v.picklist(['cart', 'minicart', 'checkout'])),
  promotionClass: promoLevel,
  thresholdStatus: v.literal('Below Threshold'),
  distanceFromConditionThreshold: amount,
  conditionThreshold: amount,
  message: v.string(),
});

export const cart = v.object({
  basketId: uuid,
  /** Increases with every change: a response with a lower revision is out of date. */
  revision: v.number(),
  currency,
  totalItems: v.number(),
  /** Days from arrival within which goods of the cart can be sent back; undefined when none of them can. */
  returnDays: v.optional(v.number()),
  totals,
  items: v.array(cartItem),
  bonusItems: v.array(cartItem),
  payment_instruments: v.array(paymentInstrument),
  shippingMethods: v.array(shippingGroup),
  shippingAddress: v.optional(address),
  billingAddress: v.optional(address),
  couponItems: v.array(
    v.object({
      code: v.string(),
      applied: v.boolean(),
      promotionName: v.optional(v.string()),
      amount,
      message: v.optional(v.string()),
    }),
  ),
  orderPromotions: v.array(
    v.object({ promotionId: v.string(), couponCode: v.optional(v.string()), label: v.string(), price: amount }),
  ),
  promoSummary: v.array(promoSummaryEntry),
  approachingPromotions: v.array(approachingPromotion),
  priceAdjustments: v.array(priceAdjustment),
  /** For members only. */
  loyalty: v.optional(
    v.object({
      currentLoyaltyPoints: v.number(),
      applicableLoyaltyVouchers: v.array(loyaltyVoucher),
      appliedLoyaltyVoucher: v.optional(loyaltyVoucher),
    }),
  ),
  /**
   * The points that the order earns in the loyalty program, at the prices that a member-to-be pays today; undefined where it
   * earns none, and for employees.
   */
  earning: v.optional(
    v.object({ points: v.number(), membership: v.picklist(['guest', 'none', 'unconfirmed', 'member']) }),
  ),
  /** End of the cart's stock reservation, ISO timestamp; undefined without one. */
  reservedUntil: v.optional(v.string()),
  upsellProducts: v.array(
    v.object({ id: productId, sku: v.string(), upc, name: v.string(), image: picture, url: v.string(), price: amount }),
  ),
  flash: v.array(flash),
  customerNotifications: v.array(flash),
});
export type Cart = v.InferOutput<typeof cart>;

const examplePicture = {
  src: '/images/v1/product/TF4K2M9A/0C5/front',
  alt: 'Skarn Shell Jacket',
  width: 1200,
  height: 1500,
};
export const exampleCart: Cart = {
  basketId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f',
  revision: 3,
  currency: 'USD',
  totalItems: 1,
  totals: {
    totalUnits: 1,
    itemTotal: 39900,
    itemSubTotal: 34900,
    totalDiscount: 5000,
    totalDiscountPercentage: 12.5,
    shipping: 0,
    shippingOriginal: 800,
    taxation: 'net',
    taxAmount: 0,
    taxLines: [],
    totalWithoutTax: 34900,
    netAmount: 34900,
    appliedRewards: 0,
    total: 34900,
    remainingToPay: 34900,
  },
  items: [
    {
      id: 'b1f5d6ac-93b9-4a3e-8b39-4c1f5f0e7a11',
      productId: 'TF4K2M9A0C5',
      masterId: 'TF4K2M9A',
      upc: '0400000000017',
      qty: 1,
      maxQty: 999999,
      name: 'Skarn Shell Jacket',
      color: 'Ember',
      price: {
        original: 39900,
        current: 34900,
        highCurrent: 34900,
        highOriginal: 39900,
        rowTotal: 34900,
        priceAfterItemDiscount: 34900,
        priceAfterOrderDiscount: 34900,
        proratedPrice: 34900,
      },
      taxTotal: 0,
      bonus: false,
      isCustoms: false,
      variants: [{ code: 'size', label: 'Size', value: 'M' }],
      shippingId: 'me',
      selectedShippingOption: 'standard',
      deliveryOrder: 3,
      shippingOptions: [],
      productPromotions: [],
      pdpUrl: '/p/skarn-shell-jacket-TF4K2M9A0C5',
      productImageURL: examplePicture.src,
      picture: examplePicture,
      available: 12,
      customerNotifications: [],
    },
  ],
  bonusItems: [],
  payment_instruments: [],
  shippingMethods: [
    {
      shippingId: 'me',
      code: 'standard',
      defaultShippingMethodId: 'standard',
      applicableShippingMethods: [
        {
          code: 'standard',
          id: 'standard',
          label: 'Standard',
          price: { amount: 800, finalAmount: 0 },
          deliveryTime: '3-5',
          deliveryFrom: '2026-11-24',
          deliveryTo: '2026-11-26',
          selected: true,
        },
      ],
    },
  ],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  approachingPromotions: [],
  priceAdjustments: [],
  upsellProducts: [],
  flash: [],
  customerNotifications: [],
};
