import * as v from 'valibot';

/**
 * The messages between checkout and a frame that holds a wallet's script (decision 0015): `/frames/paypal`,
 * `/frames/klarna`, `/frames/apple-pay` below `config.frameOrigin`. The frame shows what the wallet shows and asks the page
 * for what only the shop knows; in the end it hands over what the order is placed with. Both sides check the origin of
 * every message.
 *
 * Questions: `createOrder`, `shippingAddress`, `shippingOption` of PayPal; `validateMerchant`, `contactSelected`,
 * `methodSelected`, `authorised` of Apple Pay. `wallet.begin` again brings newer settings.
 */
export const walletFrames = ['paypal', 'klarna', 'apple-pay'] as const;
export type WalletFrameName = (typeof walletFrames)[number];

const data = v.record(v.string(), v.unknown());

export const walletFrameMessage = v.variant('type', [
  /** The frame's own code runs and waits for `wallet.begin`. */
  v.object({ type: v.literal('wallet.loaded') }),
  /** The wallet can be used now. */
  v.object({ type: v.literal('wallet.ready') }),
  /** This shopper or this browser cannot use the wallet. */
  v.object({ type: v.literal('wallet.unavailable') }),
  /** CSS pixels that the wallet needs. */
  v.object({ type: v.literal('wallet.height'), height: v.number() }),
  /** Something that only the page can tell or do; answered with `wallet.answer`. */
  v.object({ type: v.literal('wallet.ask'), id: v.string(), question: v.string(), data }),
  /** What the order is placed with, as `additionalData` of its payment method. */
  v.object({ type: v.literal('wallet.done'), additionalData: v.record(v.string(), v.string()) }),
  v.object({ type: v.literal('wallet.cancelled') }),
  /** The wallet refused, or broke: the shopper may try again. */
  v.object({ type: v.literal('wallet.failed'), refused: v.boolean() }),
]);
export type WalletFrameMessage = v.InferOutput<typeof walletFrameMessage>;

export const walletFrameRequest = v.variant('type', [
  /** What `cart.paymentSession` or `cart.paymentMethods` tells for the wallet. */
  v.object({ type: v.literal('wallet.begin'), settings: data }),
  /** The shopper wants to go on (wallets without a button of their own). */
  v.object({ type: v.literal('wallet.authorise') }),
  /** The answer to a question; absent `value` when the page could not do it. */
  v.object({ type: v.literal('wallet.answer'), id: v.string(), value: v.optional(data) }),
]);
export type WalletFrameRequest = v.InferOutput<typeof walletFrameRequest>;
