import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { Step } from './steps.ts';

/** Refusals of the payment, and of what it needs: they lead back to it. */
const ofPayment: readonly ErrorId[] = [
  'PAY400',
  'PYT400',
  'PYT402',
  'PYT404',
  'FE309',
  'BIL400',
  'BILL410',
  'CHK380',
  'GFO405',
  'REW401',
  'REW130',
  'REW135',
  'REW140',
];

/** Refusals of the delivery: they lead back to it. */
const ofDelivery: readonly ErrorId[] = [
  'PAY401',
  'SHP404',
  'SHP410',
  'SHP500',
  'CHK320',
  'PYT405',
  'PYT406',
  'ORD516',
  'ORD517',
  'ORD518',
];

/** After these a token or an approval is spent; the card's fields still hold what was typed and give a new one. */
export const spentBy = ['PAY400', 'PYT402', 'PYT404', 'FE309'] as const satisfies readonly ErrorId[];

/** The six that are a message at the top (commerce.md section 8), and what is sold out, which is shown there too. */
const shownAtTop: readonly ErrorId[] = ['ORD430', 'FE309', 'PYT404', 'PYT405', 'SHP500', 'INV701', 'INV406'];

/** Answers after which nobody knows whether there is an order. */
export const unanswered = ['NET408', 'NET503', 'GEN500'] as const satisfies readonly ErrorId[];

/** Changes of the delivery that want another look at it. */
const wantsAnotherLook: readonly string[] = ['PickupToSthTransition', 'StsToSthTransition', 'InvalidShippingAddress'];

const flashesOf = (error: ProductError, cart: Cart | undefined): (string | undefined)[] => [
  ...error.details
    .map(({ additionalInfo }) => additionalInfo?.flash)
    .map((code) => (code === undefined ? code : String(code))),
  ...(cart?.flash ?? []).map(({ code }) => code),
  ...(cart?.customerNotifications ?? []).map(({ code }) => code),
];

/** The step at which an order that was refused goes on: that of what is wrong, else the last look. */
export function stepOf(error: ProductError, cart: Cart | undefined): Step {
  if (error.is(...ofPayment)) return 'billing';
  if (error.is(...ofDelivery)) return 'shipping';
  return flashesOf(error, cart).some((code) => code !== undefined && wantsAnotherLook.includes(code))
    ? 'shipping'
    : 'summary';
}

/** Whether an order error stays in a toast, beside the message at its step: all but those shown at the top, and a session that ended, which the cart tells. */
export const staysAsToast = (error: ProductError): boolean =>
  !error.is(...unanswered) && !error.is(...shownAtTop) && !error.is('INVALID_CUSTOMER');
