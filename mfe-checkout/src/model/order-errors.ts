import type { Cart } from 'shared-contracts/calls/cart-entities';
import { placingRule } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Step } from './steps.ts';

/** Changes of the delivery that want another look at it. */
const wantsAnotherLook: readonly string[] = ['PickupToSthTransition', 'StsToSthTransition', 'InvalidShippingAddress'];

const flashesOf = (error: ProductError, cart: Cart | undefined): (string | undefined)[] => [
  ...error.details
    .map(({ additionalInfo }) => additionalInfo?.flash)
    .map((code) => (code === undefined ? code : String(code))),
  ...(cart?.flash ?? []).map(({ code }) => code),
  ...(cart?.customerNotifications ?? []).map(({ code }) => code),
];

/** The step that an order error leads back to: the one that can fix it, or the review step. */
export function stepOf(error: ProductError, cart: Cart | undefined): Step {
  const { step } = placingRule(error.id);
  if (step) return step;
  return flashesOf(error, cart).some((code) => code !== undefined && wantsAnotherLook.includes(code))
    ? 'shipping'
    : 'summary';
}

/** Whether the services gave no answer that tells if there is an order. */
export const isOutcomeUnknown = ({ id }: ProductError): boolean => placingRule(id).isOutcomeUnknown === true;

/** Whether the card token or approval of the attempt is used up; the card's fields still hold what was typed. */
export const spendsPayment = ({ id }: ProductError): boolean => placingRule(id).spendsPayment === true;

/** Whether an order error is shown in a persistent toast, beside the message at its step. */
export const staysAsToast = ({ id }: ProductError): boolean => placingRule(id).level === undefined;
