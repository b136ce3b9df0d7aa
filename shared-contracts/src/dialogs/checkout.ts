import { defineDialog } from '../dialogs.ts';

/**
 * The bank's 3-D Secure challenge: `action` is the address from the flash PaymentNotAuthorized. Resolves with the
 * result to send with `checkout.patchOrder`.
 */
export const cardChallengeDialog = defineDialog<{ readonly action: string }, string>(
  'checkout.card-challenge',
  'modal',
);

/** Asks for proof that a person is using the page. Resolves with a token for one call. */
export const botChallengeDialog = defineDialog<Record<string, never>, string>('checkout.bot-challenge', 'modal');

/**
 * Express buttons for a product just added from its page. Resolves when the shopper continues to checkout or has
 * ordered.
 */
export const expressDialog = defineDialog<Record<string, never>>('checkout.express', 'panel');

/** The terms of the employee discount. Resolves when they are accepted. */
export const employeeTermsDialog = defineDialog<Record<string, never>>('checkout.employee-terms', 'modal');

/** The card provider's form for saving a card. Resolves with the provider's token: the page never sees the number. */
export const addCardDialog = defineDialog<Record<string, never>, string>('checkout.add-card', 'modal');
