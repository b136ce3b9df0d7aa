import type { CallInput } from 'shared-contracts/call';
import type { signInByMailedCode } from 'shared-contracts/calls/mailed-code';
import type { Locale } from 'shared-contracts/locale';
import { challengeOf } from '../auth/codes.ts';
import { findSignInCode } from '../auth/sign-in-codes.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import type { SignInDependencies } from './dependencies.ts';
import { checkSecondFactor } from './second-factor-routes.ts';

type Typed = Pick<CallInput<typeof signInByMailedCode>['body'], 'mailedCode' | 'codeVerifier' | 'secondFactor'>;

/** A correct mailed code, entered together with the account's second factor. */
interface CheckedCode {
  readonly subjectId: string;
  /** Marks the code as used. @throws {CallError} AUT464 when it was used already */
  readonly use: (transaction: Db) => Promise<void>;
}

/**
 * Checks a mailed code, and the second factor of its account.
 * @param identify called with the account, once the code is known
 * @throws {CallError} AUT464 for a wrong code, and those of `checkSecondFactor`
 */
export async function checkMailedCode(
  dependencies: SignInDependencies,
  { mailedCode, codeVerifier, secondFactor: typed }: Typed,
  { locale, identify }: { readonly locale: Locale; readonly identify: (subjectId: string) => void },
): Promise<CheckedCode> {
  const { db, now } = dependencies;
  const wrong = new CallError('AUT464', { field: 'mailedCode' });
  const codeChallenge = challengeOf(codeVerifier);
  const right = await findSignInCode(db, { codeChallenge, typed: mailedCode, now: now() });
  if (!right) throw wrong;
  const { subjectId } = right;
  identify(subjectId);
  const asked = { typed, askedBy: codeChallenge, locale, byMailbox: true };
  await checkSecondFactor(dependencies, { subjectId, kind: 'CONSUMER' }, asked);
  return {
    subjectId,
    async use(transaction) {
      if (!(await right.use(transaction))) throw wrong;
    },
  };
}
