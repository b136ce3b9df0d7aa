import { formMemory } from 'storefront-kit/form-memory';
import * as v from 'valibot';
import type { EntryForm } from '../sign-in/account-entry.tsx';
import { type ProfileStep, profileSteps } from './steps.ts';

/** Progress through the steps, which survives a reload. */
export interface EnrollState {
  /** What the first step began with. */
  readonly start: string;
  readonly email: string;
  /** Whether the email has an account; undefined before it was looked up. */
  readonly isKnown: boolean | undefined;
  /** The form that was shown last; undefined while the email is asked for. */
  readonly form: EntryForm | undefined;
  /** The steps that were finished or passed over. */
  readonly done: readonly ProfileStep[];
}

const kept = v.object({
  start: v.string(),
  email: v.string(),
  isKnown: v.optional(
    v.pipe(
      v.picklist(['yes', 'no']),
      v.transform((answer) => answer === 'yes'),
    ),
  ),
  form: v.optional(v.picklist(['sign-in', 'sign-up', 'forgot-password'])),
  done: v.pipe(
    v.string(),
    v.transform((names) => names.split(' ').filter((name) => name !== '')),
    v.array(v.picklist(profileSteps)),
  ),
});

const memory = formMemory('account');

export const enrollMemory = {
  keep({ isKnown, done, ...state }: EnrollState): void {
    const known = isKnown === undefined ? {} : { isKnown: isKnown ? 'yes' : 'no' };
    memory.keep('enroll', { ...state, ...known, done: done.join(' ') });
  },
  /** Undefined when nothing is kept, or another release has kept it. */
  read(): EnrollState | undefined {
    const { success, output } = v.safeParse(kept, memory.read('enroll'));
    return success ? { isKnown: undefined, form: undefined, ...output } : undefined;
  },
  forget: (): void => memory.forget('enroll'),
};
