import { defineDialog } from '../dialogs.ts';

/** Signing in; resolves when somebody is signed in. */
export const signInDialog = defineDialog<Record<string, never>>('account.sign-in', 'modal');
