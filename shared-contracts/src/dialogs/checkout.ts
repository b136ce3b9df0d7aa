import { defineDialog } from '../dialogs.ts';

/**
 * The bank's 3-D Secure challenge: `action` is the address that the flash PaymentNotAuthorized tells. Resolves with the
 * result to send with `checkout.patchOrder`.
 */
export const cardChallengeDialog = defineDialog<{ readonly action: string }, string>(
  'checkout.card-challenge',
  'modal',
);
