import { defineDialog } from '../dialogs.ts';

/**
 * The bank's 3-D Secure challenge: `action` is the address that the flash PaymentNotAuthorized tells. Resolves with the
 * result to send with `checkout.patchOrder`.
 */
export const cardChallengeDialog = defineDialog<{ readonly action: string }, string>(
  'checkout.card-challenge',
  'modal',
);

/**
 * The express buttons for a product that was just put into the cart from its page. Resolves when the shopper goes on to
 * checkout or has ordered.
 */
export const expressDialog = defineDialog<Record<string, never>>('checkout.express', 'panel');

/** The terms of the employee discount. Resolves when they are accepted. */
export const employeeTermsDialog = defineDialog<Record<string, never>>('checkout.employee-terms', 'modal');

/**
 * The card provider's own form for a card that is to be saved. Resolves with the provider's token of the card: the page
 * never sees its number.
 */
export const addCardDialog = defineDialog<Record<string, never>, string>('checkout.add-card', 'modal');
