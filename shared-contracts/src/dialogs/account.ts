import type { EventRegistration } from '../calls/events.ts';
import { defineDialog } from '../dialogs.ts';

/** What the sign-in dialog begins with. */
export interface SignInDialogProps {
  /** As typed elsewhere on the page. */
  readonly email?: string;
}

/** The sign-in dialog, which can also create an account; resolves when someone has signed in. */
export const signInDialog = defineDialog<SignInDialogProps>('account.sign-in', 'modal');

/** Asks who is at the page; resolves with true when the owner of the account has confirmed to be. */
export const confirmDialog = defineDialog<Record<string, never>, true>('account.confirm', 'modal');

/** Creates an account, or signs in to one; resolves when someone has signed in. */
export const signUpDialog = defineDialog<Record<string, never>>('account.sign-up', 'modal');

/** Greets who has just opened an account, with what a membership brings; resolves with true when they go on. */
export const welcomeDialog = defineDialog<Record<string, never>, true>('account.welcome', 'modal');

/** Asks what somebody likes to do; resolves when that is saved or passed over. */
export const interestsDialog = defineDialog<Record<string, never>>('account.interests', 'modal');

/** The newsletter's form. */
export const newsletterDialog = defineDialog<Record<string, never>>('account.newsletter', 'modal');

/** Finds or creates the customer to whom an associate sells, or lets go of the one who is served. */
export const serveCustomerDialog = defineDialog<Record<string, never>>('account.serve-customer', 'modal');

/** Asks before a registration for an event is canceled, and cancels it; resolves with true when it is gone. */
export const cancelRegistrationDialog = defineDialog<{ readonly registration: EventRegistration }, true>(
  'account.cancel-registration',
  'modal',
);
