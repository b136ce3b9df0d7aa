import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  amount,
  currency,
  empty,
  isoTimestamp,
  localeQuery,
  nonEmptyText,
  qrCode,
  queryInteger,
  text,
  uuid,
} from '../fields.ts';
import { orderNumber } from './checkout.ts';
import { cardProvider, exampleCardProvider } from './payment.ts';

export const savedInstrumentType = v.picklist(['CREDIT_CARD', 'GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD']);

export const savedInstrument = v.object({
  paymentInstrumentId: uuid,
  type: savedInstrumentType,
  /** The default in checkout; cards only. */
  default: v.boolean(),
  brand: v.optional(v.string()),
  lastFour: v.string(),
  /** MM/YY; cards only. */
  expiry: v.optional(v.string()),
  holder: v.optional(v.string()),
  /** What is left on a gift card or a reward. */
  balance: v.optional(amount),
  currency: v.optional(currency),
  expiresAt: v.optional(isoTimestamp),
});
export type SavedInstrument = v.InferOutput<typeof savedInstrument>;

const exampleInstrument: SavedInstrument = {
  paymentInstrumentId: '0b4e5f5a-6a0e-4a39-9c66-1f4a2f7a1c11',
  type: 'CREDIT_CARD',
  default: true,
  brand: 'visa',
  lastFour: '1111',
  expiry: '12/30',
};

export const getInstruments = defineCall({
  name: 'consumer.getInstruments',
  summary: 'Saved cards, gift cards, and rewards, with the form that another card is typed into',
  method: 'GET',
  path: '/consumers-v3/consumer/payment_instruments',
  access: 'consumer',
  query: v.object({ ...localeQuery, type: v.optional(savedInstrumentType) }),
  response: v.object({ paymentInstruments: v.array(savedInstrument), cardProvider }),
  errors: ['AUT404'],
  example: { paymentInstruments: [exampleInstrument], cardProvider: exampleCardProvider },
});

export const addInstrument = defineCall({
  name: 'consumer.addInstrument',
  summary: "Saves a card by the provider's token, never by its number, or a gift card or reward by its number",
  method: 'POST',
  path: '/consumers-v3/consumer/payment_instruments',
  access: 'consumer',
  query: v.object({ ...localeQuery }),
  body: v.variant('type', [
    v.strictObject({
      type: v.literal('CREDIT_CARD'),
      /** From the provider's hosted form. */
      token: nonEmptyText(200),
      default: v.optional(v.boolean()),
      recaptcha_response: v.optional(text(4000)),
    }),
    v.strictObject({
      type: v.picklist(['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD']),
      number: nonEmptyText(40),
      pin: v.optional(text(12)),
      recaptcha_response: v.optional(text(4000)),
    }),
  ]),
  response: v.object({ card: v.object({ paymentInstrumentId: uuid }) }),
  errors: ['AUT403', 'AUT404', 'GFC765', 'PYT300', 'PYT404', 'FE309', 'API429'],
  idempotencyKey: true,
  example: { card: { paymentInstrumentId: exampleInstrument.paymentInstrumentId } },
});

export const updateInstrument = defineCall({
  name: 'consumer.updateInstrument',
  summary: 'Makes a saved card the one that is offered first',
  method: 'PATCH',
  path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  access: 'consumer',
  params: v.object({ paymentInstrumentId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ default: v.literal(true) }),
  response: savedInstrument,
  errors: ['AUT404', 'PYT404'],
  idempotencyKey: true,
  example: exampleInstrument,
});

export const deleteInstrument = defineCall({
  name: 'consumer.deleteInstrument',
  summary: 'Forgets a saved card, gift card, or reward',
  method: 'DELETE',
  path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  access: 'consumer',
  params: v.object({ paymentInstrumentId: uuid }),
  query: v.object({ ...localeQuery }),
  response: empty,
  errors: ['AUT404', 'PYT404'],
  idempotencyKey: true,
  example: {},
});

export const loyaltyVoucher = v.object({
  points: v.number(),
  amountInCurrency: amount,
  /** Whether the program offers it in this market. */
  available: v.boolean(),
  /** Whether the member has enough points. */
  eligible: v.boolean(),
});

export const getLoyaltyVouchers = defineCall({
  name: 'consumer.getLoyaltyVouchers',
  summary: "What a member's points are worth",
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/vouchers',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  response: v.object({
    currentLoyaltyPoints: v.number(),
    /** Points of orders of which something can still be cancelled or returned; they are credited when it cannot. */
    pendingPoints: v.optional(v.number()),
    /** What the points pay at checkout without a voucher. */
    pointsValue: amount,
    currency,
    applicableLoyaltyVouchers: v.array(loyaltyVoucher),
    /** The member number as a QR code, to be scanned in a store. */
    memberCode: v.optional(qrCode),
  }),
  errors: ['REW401', 'REW130', 'REW135'],
  example: {
    currentLoyaltyPoints: 640,
    pendingPoints: 189,
    pointsValue: 640,
    currency: 'USD',
    applicableLoyaltyVouchers: [{ points: 500, amountInCurrency: 1000, available: true, eligible: true }],
    memberCode: { size: 1, path: 'M0 0h1v1h-1z' },
  },
});

/**
 * What changed a member's points: `returned` by an order that was cancelled or sent back, `invitation` by one that was sent
 * or followed, `ended` by leaving the program.
 */
export const pointsChangeKinds = ['opening', 'earned', 'spent', 'returned', 'invitation', 'ended'] as const;

const pointsChange = v.object({
  kind: v.picklist(pointsChangeKinds),
  /** Negative for what was spent or ended. */
  points: v.number(),
  at: isoTimestamp,
  /** The order that it belongs to, of the account. */
  orderNumber: v.optional(orderNumber),
});
export type PointsChange = v.InferOutput<typeof pointsChange>;

const pendingOrder = v.object({
  orderNumber,
  points: v.number(),
  /** The moment after which they are credited; absent while goods have not arrived. */
  creditedAfter: v.optional(isoTimestamp),
});
export type PendingOrder = v.InferOutput<typeof pendingOrder>;

export const getPointsHistory = defineCall({
  name: 'consumer.pointsHistory',
  summary: "What changed a member's points, newest first, a page at a time, and the orders whose points are on the way",
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/history',
  access: 'shopper',
  query: v.object({
    ...localeQuery,
    start: v.optional(queryInteger(0, 10_000), 0),
    count: v.optional(queryInteger(1, 50), 10),
  }),
  response: v.object({
    total: v.number(),
    start: v.number(),
    changes: v.array(pointsChange),
    /** The latest of them, with the first page only. */
    pending: v.array(pendingOrder),
  }),
  errors: ['REW401', 'REW130', 'REW135'],
  example: {
    total: 3,
    start: 0,
    changes: [
      { kind: 'returned', points: 500, at: '2026-03-12T09:00:00.000Z', orderNumber: 'TF-4H8S-2KVB' },
      { kind: 'spent', points: -500, at: '2026-03-10T09:00:00.000Z', orderNumber: 'TF-4H8S-2KVB' },
      { kind: 'earned', points: 640, at: '2026-02-02T09:00:00.000Z', orderNumber: 'TF-7K2M-9QXD' },
    ],
    pending: [{ orderNumber: 'TF-9D3R-6WNP', points: 189, creditedAfter: '2026-05-11T09:00:00.000Z' }],
  },
});

export const getLoyaltyToken = defineCall({
  name: 'consumer.loyaltyToken',
  summary:
    'A token that names the member to the loyalty programme; the code of an invitation is kept, also for somebody who has yet to confirm the membership',
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/token',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ usid: uuid, referralCode: v.optional(text(40)) }),
  response: v.object({ loyaltyToken: v.string(), memberId: v.string(), expiresIn: v.number() }),
  errors: ['REW401', 'REW130', 'REW135', '4044', 'AUT498'],
  idempotencyKey: true,
  example: { loyaltyToken: 'eyJ…', memberId: '4K7Q-2X9D', expiresIn: 900 },
});

export const getWelcomePromotion = defineCall({
  name: 'consumer.welcomePromotion',
  summary: 'The code that new members are welcomed with',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/promo/welcome',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  response: v.object({
    promotionId: v.string(),
    /** What the code gives, for display. The services of former versions do not say. */
    name: v.optional(v.string()),
    code: v.string(),
    redeemed: v.boolean(),
  }),
  errors: ['REW401', 'REW130', 'REW135', '4044'],
  example: { promotionId: 'WELCOME-10', name: 'Welcome: 10% off', code: 'WELCOME10', redeemed: false },
});

export const confirmLoyalty = defineCall({
  name: 'consumer.confirmLoyalty',
  summary: 'Confirms a membership by the mailed link',
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/confirm',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ token: nonEmptyText(2000) }),
  response: v.object({ memberId: v.string() }),
  errors: ['AUT402', 'API429'],
  idempotencyKey: true,
  example: { memberId: '4K7Q-2X9D' },
});
