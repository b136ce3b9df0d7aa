import { atom } from 'jotai/vanilla';
import type { CountryCode } from 'shared-contracts/locale';
import type { SignUpValues } from './sign-up-request.ts';

/** What was typed into a form to sign up that was left; another form, in a dialog or page, begins with it. */
export const signUpDraft = atom<{
  readonly values?: Omit<SignUpValues, 'password'>;
  readonly phoneCountry?: CountryCode;
}>({});
