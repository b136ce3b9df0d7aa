import { paymentMethodId } from 'shared-contracts/calls/cart-entities';
import { amount, uuid } from 'shared-contracts/fields';
import { storedValue } from 'storefront-kit/storage';
import * as v from 'valibot';

const attempt = v.object({
  /** The idempotency key, with which the server repeats its first answer. */
  key: uuid,
  cartId: uuid,
  /** The total in minor units as shown to the shopper. */
  expectedTotal: amount,
  /** The part of it that `payment` pays; absent in attempts of an earlier release. */
  expectedRemainingToPay: v.optional(amount),
  /**
   * The payment of the amount left after stored value: method and single-use provider token, which reveals nothing
   * about a card.
   */
  payment: v.object({
    code: paymentMethodId,
    /** For a saved card. */
    id: v.optional(v.string()),
    additionalData: v.record(v.string(), v.string()),
  }),
});
/** An attempt to place an order whose answer is not known yet. */
export type PlaceAttempt = v.InferOutput<typeof attempt>;

const storedAttempt = storedValue('session', 'shop.checkout.place-attempt', v.parser(attempt), {
  keepInMemory: true,
});

/** Stores an attempt before it is sent; the same cart, amounts, and payment make the same attempt with the same key. */
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

/** The attempt that a reload interrupted. */
export const pendingAttempt = (): PlaceAttempt | undefined => storedAttempt.read();

export function forgetAttempt(): void {
  storedAttempt.write(undefined);
}
