import type { Cart } from 'shared-contracts/calls/cart-entities';
import { placingRule } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { CheckoutStep } from './steps.ts';

/** Delivery changes that require another review. */
const wantsAnotherLook: readonly string[] = ['PickupToSthTransition', 'StsToSthTransition', 'InvalidShippingAddress'];

const flashesOf = (error: ProductError, cart: Cart | undefined): (string | undefined)[] => [
  ...error.details
    .map(({ additionalInfo }) => additionalInfo?.flash)
    .map((code) => (code === undefined ? code : String(code))),
  ...(cart?.flash ?? []).map(({ code }) => code),
  ...(cart?.customerNotifications ?? []).map(({ code }) => code),
];

/** The step an order error leads back to: the one that can resolve it, or the review. */
export function stepOfError(error: ProductError, cart: Cart | undefined): CheckoutStep {
  const { step } = placingRule(error.id);
  if (step) return step;
  return flashesOf(error, cart).some((code) => code !== undefined && wantsAnotherLook.includes(code))
    ? 'shipping'
    : 'summary';
}

/** Whether it is unknown if an order exists, because the services did not answer. */
export const isOutcomeUnknown = ({ id }: ProductError): boolean => placingRule(id).isOutcomeUnknown === true;

/** Whether the attempt's card token or approval was used; the card fields keep their values. */
export const spendsPayment = ({ id }: ProductError): boolean => placingRule(id).spendsPayment === true;

/** The key of the toast about an attempt to place the order. */
export const placingToast = 'checkout.placing';

/** Whether an order error is shown in a persistent toast, besides the message at its step. */
export const staysAsToast = ({ id }: ProductError): boolean => placingRule(id).level === undefined;
