import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { amount, currency, isoDate, localeQuery, nonEmptyText, text, uuid } from '../fields.ts';
import { exampleCart, flash, paymentInstrument, paymentMethodId } from './cart-entities.ts';

const basket = v.object({ basketId: uuid });
const url = v.pipe(v.string(), v.url());

/** Every change returns the cart's id and revision; the page then reads the cart. */
const changed = { id: uuid, revision: v.number(), flash: v.array(flash) };
const exampleChanged = { id: exampleCart.basketId, revision: 4, flash: [] };

export const offeredPaymentMethod = v.object({
  id: paymentMethodId,
  label: v.string(),
  /** Accepted card brands. */
  brands: v.optional(v.array(v.string())),
  /** The unused balance of a credit or of points in money, beyond this cart; minor units. */
  remainingAmount: v.optional(amount),
  /** The part of the balance this cart can use; minor units. */
  payableAmount: v.optional(amount),
  /** Balance in points, for loyalty points. */
  points: v.optional(v.number()),
});
export type OfferedPaymentMethod = v.InferOutput<typeof offeredPaymentMethod>;

/** Public parameters of each wallet: script addresses and their settings. */
export const wallets = v.object({
  /** Undefined in store mode. */
  paypal: v.optional(
    v.object({
      clientId: v.string(),
      /** For `loadScript({ sdkBaseUrl, clientId, currency, intent })` of @paypal/paypal-js. */
      sdkBaseUrl: url,
      currency,
      intent: v.literal('authorize'),
    }),
  ),
  klarna: v.optional(v.object({ scriptUrl: url })),
  /** The shop's part of an `ApplePayPaymentRequest`. */
  applePay: v.object({
    /** A stand-in for browsers without `ApplePaySession`; undefined in production. */
    scriptUrl: v.optional(url),
    merchantIdentifier: v.string(),
    /** Of Apple Pay on the web. */
    version: v.number(),
    countryCode: v.string(),
    currencyCode: currency,
    supportedNetworks: v.array(v.string()),
    merchantCapabilities: v.array(v.string()),
  }),
});
export type Wallets = v.InferOutput<typeof wallets>;

const exampleWallets: Wallets = {
  paypal: {
    clientId: 'paypal_sandbox',
    sdkBaseUrl: 'http://localhost:3002/paypal/sdk/js',
    currency: 'USD',
    intent: 'authorize',
  },
  klarna: { scriptUrl: 'http://localhost:3002/klarna/lib/v1/api.js' },
  applePay: {
    scriptUrl: 'http://localhost:3002/apple-pay/sdk.js',
    merchantIdentifier: 'merchant.shop.sandbox',
    version: 3,
    countryCode: 'US',
    currencyCode: 'USD',
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    merchantCapabilities: ['supports3DS'],
  },
};

/** The address of the card provider's hosted fields. */
export const cardProvider = v.object({ origin: url, formUrl: url, publicKey: v.string() });
export type CardProvider = v.InferOutput<typeof cardProvider>;

export const exampleCardProvider: CardProvider = {
  origin: 'http://localhost:3002',
  formUrl: 'http://localhost:3002/card/v1/form',
  publicKey: 'pk_sandbox',
};

export const getPaymentMethods = defineCall({
  name: 'cart.paymentMethods',
  summary: 'The payment methods that this cart may be paid with',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/paymentMethods',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery }),
  response: v.object({
    paymentMethods: v.array(offeredPaymentMethod),
    cardProvider,
    wallets,
  }),
  errors: ['BSK404', 'AUT498'],
  example: {
    paymentMethods: [{ id: 'CREDIT_CARD', label: 'Card', brands: ['visa', 'mastercard'] }],
    cardProvider: exampleCardProvider,
    wallets: exampleWallets,
  },
});

export const addPaymentInstrument = defineCall({
  name: 'cart.addPaymentInstrument',
  summary: 'Puts a payment instrument on the cart; several may pay for it together',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    payment_method_id: paymentMethodId,
    /** Number of a gift card, or of a reward card. */
    c_gcCardNumber: v.optional(text(30)),
    c_gcPin: v.optional(text(12)),
    c_rewardCode: v.optional(text(40)),
    /** A saved card, reward code, or reward card of the consumer. */
    payment_instrument_id: v.optional(text(60)),
  }),
  response: v.object({ ...changed, instrument: paymentInstrument }),
  errors: [
    'BSK404',
    'AUT498',
    'GFC400',
    'GFC410',
    'GFC700',
    'GFC725',
    'GFC740',
    'GFC755',
    'GFC760',
    'GFC765',
    'GFC800',
    'GFC812',
    'GFO405',
    'REW401',
    'REW130',
    'REW135',
    'REW140',
    'PYT404',
  ],
  idempotencyKey: true,
  example: {
    ...exampleChanged,
    instrument: {
      payment_method_id: 'GIFT_CARD',
      payment_instrument_id: 'b8d1d6a1-5b6e-4b53-9d2f-6a0a3a6e6f11',
      amount: 2500,
      c_gcCardNumber: '•••• 4242',
    },
  },
});

export const removePaymentInstrument = defineCall({
  name: 'cart.removePaymentInstrument',
  summary: 'Takes a payment instrument off the cart, by its id: a masked number tells nothing',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ payment_instrument_id: nonEmptyText(60) }),
  response: v.object(changed),
  errors: ['BSK404', 'AUT498', 'PYT404'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const giftCardBalance = defineCall({
  name: 'cart.giftCardBalance',
  summary: 'What is left on a gift card; a number nobody issued, a blocked card and a wrong PIN get one answer',
  method: 'POST',
  path: '/cart/v1/giftcard/balance',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ c_gcCardNumber: text(30), c_gcPin: text(12) }),
  response: v.object({
    balance: amount,
    currency,
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    expiresOn: v.optional(isoDate),
  }),
  errors: ['GFC400', 'GFC700', 'GFC760', 'GFC765', 'GFC799', 'GFC812'],
  example: { balance: 10_000, currency: 'USD', lastFour: '4242' },
});

export const paymentSession = v.object({
  success: v.boolean(),
  /**
   * Per provider, besides what `wallets` contains and the `amount` (minor units):
   * - paypal: `orderId` for `createOrder`; after approval `approved` and `buyer` (address fields)
   * - klarna: `clientToken` for `Klarna.Payments.init`, `paymentMethodCategories` for `load`
   * - applepay: `merchantSession` for `completeMerchantValidation` Without a method: only `wallets`.
   */
  meta: v.record(v.string(), v.unknown()),
  /** In the provider's format, e.g. en_US. */
  locale: v.string(),
  provider: v.picklist(['paypal', 'klarna', 'applepay', '']),
});
export type PaymentSession = v.InferOutput<typeof paymentSession>;

export const getPaymentSession = defineCall({
  name: 'cart.paymentSession',
  summary: "Begins a payment with a wallet or with pay-later: what the provider's own script in the page needs",
  method: 'GET',
  path: '/cart/v1/paymentSession',
  access: 'shopper',
  query: v.object({
    ...localeQuery,
    /** The page that starts the payment; its host is passed to the wallet. */
    referer: v.optional(text(500)),
    paymentMethodId: v.optional(paymentMethodId),
    paymentMethod: v.optional(v.picklist(['paypal', 'klarna', 'DW_APPLE_PAY'])),
    /** The cart to pay; by default the caller's latest. */
    basketId: v.optional(uuid),
    /** Express: the buyer picks address and delivery at the provider. */
    context: v.optional(v.picklist(['PAYPAL_EXPRESS', 'APPLE_PAY_EXPRESS'])),
    /** PayPal: an order started earlier. Until approved, its amount and delivery options follow the cart. */
    orderId: v.optional(nonEmptyText(40)),
    /** The URL at which the wallet validates the merchant (Apple Pay). */
    validationUrl: v.optional(text(300)),
  }),
  response: paymentSession,
  errors: ['BSK404', 'AUT498', 'PYT404', 'PAY400'],
  example: {
    success: true,
    meta: { ...exampleWallets.paypal, orderId: '5O190127TN364715T', amount: 34_900 },
    locale: 'en_US',
    provider: 'paypal',
  },
});

export const deviceFingerprint = defineCall({
  name: 'cart.deviceFingerprint',
  summary: 'Keeps what the fraud check of the payment provider knows the device by',
  method: 'POST',
  path: '/cart/v1/deviceFingerPrint',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ cartId: uuid, deviceFingerprint: nonEmptyText(2000) }),
  response: v.object({ success: v.boolean() }),
  errors: ['BSK404', 'AUT498'],
  idempotencyKey: true,
  example: { success: true },
});
