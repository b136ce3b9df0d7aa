import { atom } from 'jotai/vanilla';
import type { SignUpValues } from './sign-up-request.ts';

/** What was typed into a form to sign up that was left; another form, in a dialog or page, begins with it. */
export const signUpDraft = atom<Partial<Omit<SignUpValues, 'password'>>>({});
