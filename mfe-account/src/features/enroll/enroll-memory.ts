import { formMemory } from 'storefront-kit/form-memory';
import * as v from 'valibot';
import type { EntryForm } from '../sign-in/account-entry.tsx';
import { type Progress, profileSteps } from './steps.ts';

/** How far somebody has come; it outlives a reload, and is deleted at the end. */
export interface EnrollState extends Progress {
  /** The form of who is not signed in; undefined while their email is asked for. */
  readonly form: EntryForm | undefined;
  readonly email: string;
  /** Whether the email has an account; undefined before it was looked up. */
  readonly isKnown: boolean | undefined;
}

const kept = v.object({
  form: v.optional(v.picklist(['sign-in', 'sign-up', 'forgot-password'])),
  email: v.string(),
  isKnown: v.optional(
    v.pipe(
      v.picklist(['yes', 'no']),
      v.transform((answer) => answer === 'yes'),
    ),
  ),
  entered: v.optional(v.picklist(['sign-in', 'sign-up'])),
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
    return success ? { form: undefined, isKnown: undefined, entered: undefined, ...output } : undefined;
  },
  forget: (): void => memory.forget('enroll'),
};
