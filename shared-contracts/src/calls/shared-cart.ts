import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  amount,
  currency,
  empty,
  isoTimestamp,
  localeQuery,
  picture,
  productId,
  qrCode,
  upc,
  uuid,
} from '../fields.ts';
import { changed, exampleChanged } from './cart.ts';

/** The form of the token in a link to a cart. */
export const sharedCartToken = /^[\w-]{22}$/;

const token = v.pipe(v.string(), v.regex(sharedCartToken));
const exampleToken = 'Qz3wT8mNc1RbL0uVx7Yk5A';

export const shareCart = defineCall({
  name: 'cart.share',
  summary: 'Makes a link to what is in the cart; the same contents have the same link',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/share',
  access: 'shopper',
  params: v.object({ basketId: uuid }),
  query: v.object({ ...localeQuery }),
  body: empty,
  response: v.object({
    token,
    /** ISO timestamp from which on the link leads nowhere. */
    expiresAt: isoTimestamp,
    /** The link as a QR code, in store mode: the side in modules, and an SVG path of the dark ones. */
    qr: v.optional(qrCode),
  }),
  errors: ['BSK404', 'AUT498', 'ORD404'],
  idempotencyKey: true,
  example: { token: exampleToken, expiresAt: '2026-12-25T12:00:00.000Z' },
});

export const stopSharingCarts = defineCall({
  name: 'cart.stopSharing',
  summary: 'Takes back every link to a cart that the caller has made',
  method: 'DELETE',
  path: '/cart/v1/share',
  access: 'shopper',
  query: v.object({ ...localeQuery }),
  body: empty,
  response: v.object({
    /** How many links stopped working. */
    ended: v.number(),
  }),
  errors: ['AUT498'],
  idempotencyKey: true,
  example: { ended: 1 },
});

/**
 * What can be had of a line today.
 * - `available`: all of it
 * - `fewer`: some of it
 * - `sold-out`: nothing at present
 * - `not-yet`: goods that are announced and not sold yet
 * - `presale`: sold to visitors who are signed in
 * - `not-here`: goods without a price in the market of the call
 * - `gone`: goods that the shop has no more
 */
export const sharedLineState = v.picklist(['available', 'fewer', 'sold-out', 'not-yet', 'presale', 'not-here', 'gone']);
export type SharedLineState = v.InferOutput<typeof sharedLineState>;

const sharedLine = v.object({
  productId,
  upc,
  name: v.string(),
  color: v.optional(v.string()),
  variants: v.array(v.object({ code: v.string(), label: v.string(), value: v.string() })),
  /** Undefined for goods that the shop has no more, as is the address of their page. */
  picture: v.optional(picture),
  pdpUrl: v.optional(v.string()),
  state: sharedLineState,
  /** How many were in the cart. */
  wanted: v.number(),
  /** How many of them can be had today. */
  available: v.number(),
  /** Today's price of one; undefined where it has none. */
  price: v.optional(amount),
  /** What one cost when the link was made, if that was another amount in the same market. */
  priceThen: v.optional(amount),
  /** Whether it was to be a gift; the words that go with it are not shared. */
  gift: v.boolean(),
});
export type SharedLine = v.InferOutput<typeof sharedLine>;

export const getSharedCart = defineCall({
  name: 'cart.shared',
  summary: 'What is in a cart that somebody has shared, at the prices and stock of now',
  method: 'GET',
  path: '/cart/v1/share/{token}',
  access: 'anyone',
  params: v.object({ token }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    expiresAt: isoTimestamp,
    currency,
    items: v.array(sharedLine),
    /** How many units can be had today. */
    units: v.number(),
    /** What they cost, without delivery and promotions. */
    subtotal: amount,
  }),
  errors: ['BSK404'],
  example: {
    expiresAt: '2026-12-25T12:00:00.000Z',
    currency: 'USD',
    items: [
      {
        productId: 'TF4K2M9A0C5',
        upc: '0400000000017',
        name: 'Skarn Shell Jacket',
        color: 'Ember',
        variants: [{ code: 'size', label: 'Size', value: 'M' }],
        picture: {
          src: '/images/v1/product/TF4K2M9A/0C5/front',
          alt: 'Skarn Shell Jacket',
          width: 1200,
          height: 1500,
        },
        pdpUrl: '/p/skarn-shell-jacket-TF4K2M9A0C5',
        state: 'fewer',
        wanted: 2,
        available: 1,
        price: 34900,
        priceThen: 39900,
        gift: false,
      },
    ],
    units: 1,
    subtotal: 34900,
  },
});
export type SharedCart = v.InferOutput<typeof getSharedCart.response>;

export const takeSharedCart = defineCall({
  name: 'cart.takeShared',
  summary: 'Puts what can be had of a shared cart into a new cart, or into that of the caller',
  method: 'POST',
  path: '/cart/v1/share/{token}/take',
  access: 'shopper',
  params: v.object({ token }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({
    /** The cart of the caller; a new one is made without it. */
    cartId: v.optional(uuid),
    /** Whether its lines make room. They are saved for later, where the caller can save; an associate's go. */
    replace: v.optional(v.boolean(), false),
  }),
  response: v.object({
    ...changed.entries,
    /** What was added, by line. */
    added: v.array(v.object({ upc, qty: v.number() })),
    /** What is left out, because it cannot be had, or not as many. */
    left: v.array(v.object({ upc, name: v.string(), wanted: v.number(), added: v.number() })),
    /** Whether lines of the caller's cart were saved for later. */
    saved: v.boolean(),
  }),
  errors: ['BSK404', 'AUT498', 'INV700', 'INV408'],
  idempotencyKey: true,
  example: { ...exampleChanged, added: [{ upc: '0400000000017', qty: 1 }], left: [], saved: false },
});
