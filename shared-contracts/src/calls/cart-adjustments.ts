import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { localeQuery, text, uuid } from '../fields.ts';
import { changed, exampleChanged } from './cart.ts';

const basket = v.object({ basketId: uuid });
const adjustment = v.object({ basketId: uuid, adjustmentId: uuid });

/** Reasons for price adjustments, stored with the order. */
export const adjustmentReason = v.picklist(['DAMAGED', 'PRICE_MATCH', 'DISPLAY_ITEM', 'GOODWILL', 'STAFF_ERROR']);

export type AdjustmentReason = v.InferOutput<typeof adjustmentReason>;

/** What adjustments may take off each line, and off an order with its lines together, in tenths of a percent. */
export const adjustmentLimitTenths = 200;

const kind = v.picklist(['PERCENT', 'AMOUNT', 'FIXED_PRICE']);
/** Tenths of a percent for PERCENT, else minor units: the reduction of the line, or the unit price for FIXED_PRICE. */
const value = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
/** INV703 names the maximum reduction in `additionalInfo.most`, in minor units. */
const answer = v.object({ ...changed.entries, adjustmentId: uuid });
const example = { ...exampleChanged, adjustmentId: '3c2e7a10-5f0e-4f31-8a3e-2f9f5b1c7d11' };

export const addPriceAdjustment = defineCall({
  name: 'cart.addPriceAdjustment',
  summary: 'An associate takes something off a line or off the order, within limits and with a reason',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  access: 'associate',
  params: basket,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    /** Undefined for the whole order. */
    itemId: v.optional(uuid),
    kind,
    value,
    reason: adjustmentReason,
    note: v.optional(text(200)),
  }),
  response: answer,
  errors: ['BSK404', 'ORD404', 'INV703'],
  idempotencyKey: true,
  example,
});

export const changePriceAdjustment = defineCall({
  name: 'cart.changePriceAdjustment',
  summary: 'Changes how much an adjustment takes off, or why',
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  access: 'associate',
  params: adjustment,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    kind: v.optional(kind),
    value: v.optional(value),
    reason: v.optional(adjustmentReason),
    note: v.optional(text(200)),
  }),
  response: answer,
  errors: ['BSK404', 'INV703', 'API404'],
  idempotencyKey: true,
  example,
});

export const removePriceAdjustment = defineCall({
  name: 'cart.removePriceAdjustment',
  summary: 'Takes an adjustment back',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  access: 'associate',
  params: adjustment,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({}),
  response: changed,
  errors: ['BSK404', 'API404'],
  idempotencyKey: true,
  example: exampleChanged,
});

export const setReward = defineCall({
  name: 'cart.setReward',
  summary: 'Spends a loyalty voucher on the cart, or takes it off with null',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/reward',
  access: 'shopper',
  params: basket,
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    appliedLoyaltyVoucher: v.nullable(
      v.strictObject({
        points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        /** As shown on the page; the server's own table decides. */
        amountInCurrency: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))),
      }),
    ),
  }),
  response: changed,
  errors: ['BSK404', 'AUT498', 'REW401', 'REW130', 'REW135', 'REW140', 'PRM160'],
  idempotencyKey: true,
  example: exampleChanged,
});
