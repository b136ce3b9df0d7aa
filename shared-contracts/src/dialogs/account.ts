import { defineDialog } from '../dialogs.ts';

/** The sign-in dialog; resolves when someone has signed in. */
export const signInDialog = defineDialog<Record<string, never>>('account.sign-in', 'modal');
