import * as v from 'valibot';

/**
 * Messages between checkout and a frame with a wallet's script (decision 0015): `/frames/paypal`, `/frames/klarna`,
 * `/frames/apple-pay` below `config.frameOrigin`. The frame shows the wallet and asks the page for shop data; finally
 * it returns the payment for the order. Both sides verify the origin of every message.
 * Questions: `createOrder`, `shippingAddress`, `shippingOption` of PayPal; `validateMerchant`, `contactSelected`,
 * `methodSelected`, `authorized` of Apple Pay. Sending `wallet.begin` again updates the settings.
 */
export const walletFrames = ['paypal', 'klarna', 'apple-pay'] as const;
export type WalletFrameName = (typeof walletFrames)[number];

const data = v.record(v.string(), v.unknown());

export const walletFrameMessage = v.variant('type', [
  /** The frame is running and waits for `wallet.begin`. */
  v.object({ type: v.literal('wallet.loaded') }),
  /** The wallet can be used. */
  v.object({ type: v.literal('wallet.ready') }),
  /** The wallet is not available to this shopper or browser. */
  v.object({ type: v.literal('wallet.unavailable') }),
  /** The wallet's height in CSS pixels. */
  v.object({ type: v.literal('wallet.height'), height: v.number() }),
  /** A question only the page can answer, with `wallet.answer`. */
  v.object({ type: v.literal('wallet.ask'), id: v.string(), question: v.string(), data }),
  /** The payment for the order, as `additionalData` of its payment method. */
  v.object({ type: v.literal('wallet.done'), additionalData: v.record(v.string(), v.string()) }),
  v.object({ type: v.literal('wallet.cancelled') }),
  /** The wallet declined or failed: the shopper may try again. */
  v.object({ type: v.literal('wallet.failed'), refused: v.boolean() }),
]);
export type WalletFrameMessage = v.InferOutput<typeof walletFrameMessage>;

export const walletFrameRequest = v.variant('type', [
  /** The wallet's part of `cart.paymentSession` or `cart.paymentMethods`. */
  v.object({ type: v.literal('wallet.begin'), settings: data }),
  /** The shopper continues (wallets without their own button). */
  v.object({ type: v.literal('wallet.authorise') }),
  /** The answer to a question; `value` is undefined when the page could not answer. */
  v.object({ type: v.literal('wallet.answer'), id: v.string(), value: v.optional(data) }),
]);
export type WalletFrameRequest = v.InferOutput<typeof walletFrameRequest>;
