import { paymentMethodId } from 'shared-contracts/calls/cart-entities';
import { storedValue } from 'storefront-kit/storage';
import * as v from 'valibot';

const attempt = v.object({
  /** The idempotency key: the server gives its first answer again. */
  key: v.string(),
  cartId: v.string(),
  /** Minor units, as the shopper saw it. */
  expectedTotal: v.number(),
  /** What of it `payment` is to pay; a try of an earlier release does not tell. */
  expectedRemainingToPay: v.optional(v.number()),
  /** How what stored value leaves is paid: method, and single-use token of the provider, which says nothing about a card. */
  payment: v.object({
    code: paymentMethodId,
    /** Of a saved card. */
    id: v.optional(v.string()),
    additionalData: v.record(v.string(), v.string()),
  }),
});
/** A try to place an order that has begun and whose answer is not known yet. */
export type PlaceAttempt = v.InferOutput<typeof attempt>;

const storedAttempt = storedValue('session', 'tarnfell.place-attempt', v.parser(attempt), { keepInMemory: true });

/** Notes a try before it is sent; the same cart, amounts and payment are the same try, with the same key. */
export function beginAttempt(wanted: Omit<PlaceAttempt, 'key'>): PlaceAttempt {
  const known = pendingAttempt();
  const same =
    known &&
    known.cartId === wanted.cartId &&
    known.expectedTotal === wanted.expectedTotal &&
    known.expectedRemainingToPay === wanted.expectedRemainingToPay &&
    JSON.stringify(known.payment) === JSON.stringify(wanted.payment);
  const begun = same ? known : { ...wanted, key: crypto.randomUUID() };
  storedAttempt.write(begun);
  return begun;
}

/** The attempt that a reload of the page interrupted. */
export const pendingAttempt = (): PlaceAttempt | undefined => storedAttempt.read();

export function forgetAttempt(): void {
  storedAttempt.write(undefined);
}
