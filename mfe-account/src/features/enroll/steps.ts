import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { membershipOf } from '../loyalty/membership.ts';
import { readInterests } from '../profile/preferences.ts';

/** What is asked of an account once its owner is signed in, in this order (docs/spec/accounts.md section 2). */
export const profileSteps = ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const;
export type ProfileStep = (typeof profileSteps)[number];

export interface Progress {
  /** How somebody came in; undefined for who was signed in before. */
  readonly entered: 'sign-in' | 'sign-up' | undefined;
  /** The steps that were finished or passed over. */
  readonly done: readonly ProfileStep[];
}

const required = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;

/** What a profile lacks; empty for one without an email, which is not enrolled at all (docs/spec/accounts.md section 4). */
export const lackingIn = ({ consumerDetails }: Pick<ConsumerProfile, 'consumerDetails'>) =>
  consumerDetails.email ? required.filter((name) => !consumerDetails[name]) : [];

/**
 * The step that comes next; undefined when there is nothing to ask of somebody who has signed in. Whoever was signed in before
 * begins with the phone number where there is none, else with the profile, to check it (docs/spec/accounts.md section 4).
 */
export function nextStep(profile: ConsumerProfile, { entered, done }: Progress): ProfileStep | undefined {
  const lacking = lackingIn(profile);
  const membership = membershipOf(profile);
  const isWanted: Readonly<Record<ProfileStep, boolean>> = {
    // A form to sign up has asked already, and joining needs a birth date.
    'non-loyalty': membership === 'none' && entered !== 'sign-up' && !lacking.includes('birthDate'),
    welcome: entered === 'sign-up' || (membership !== 'none' && done.includes('non-loyalty')),
    mobile: lacking.includes('phone'),
    profile: entered === undefined || lacking.some((name) => name !== 'phone'),
    // A choice, for which alone nobody who has signed in is held up.
    interests: readInterests(profile.preferences).length === 0 && (entered !== 'sign-in' || done.length > 0),
    success: entered !== 'sign-in' || done.length > 0,
  };
  const order: readonly ProfileStep[] = entered ? profileSteps : ['mobile', 'profile', ...profileSteps];
  return order.find((step) => isWanted[step] && !done.includes(step));
}
