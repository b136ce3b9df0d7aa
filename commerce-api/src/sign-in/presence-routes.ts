import type { ParsedCall } from 'shared-contracts/call';
import { confirmPresence, getPresenceWays, type PresenceWay } from 'shared-contracts/calls/presence';
import type { Locale } from 'shared-contracts/locale';
import { checkAssertion, listPasskeys, notePasskeyUse } from '../auth/passkeys.ts';
import { findSecondFactor, isMailed } from '../auth/second-factor.ts';
import { logSignIn } from '../auth/security-log.ts';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import { readAccount } from '../consumer/accounts.ts';
import { checkCurrentPassword, notePresence } from '../consumer/presence.ts';
import { NO_PASSWORD } from '../consumer/sign-up.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { checkMailedCode } from './check-mailed-code.ts';
import type { SignInDependencies } from './dependencies.ts';

/** Returns how the owner of an account can confirm to be at the page: as they could sign in. */
async function waysOf(db: Db, { id, kind }: Subject, passwordHash: string): Promise<PresenceWay[]> {
  const ways: PresenceWay[] = passwordHash === NO_PASSWORD ? [] : ['password'];
  // The session of an employee began with a second factor.
  if (kind !== 'CONSUMER') return ways;
  if ((await listPasskeys(db, id)).length > 0) ways.push('passkey');
  if (!isMailed(await findSecondFactor(db, id))) ways.push('mailed-code');
  return ways;
}

type Proof = ParsedCall<typeof confirmPresence>['body'];

/** Checks the proof that the account's owner is at the page, which works once. @throws {CallError} why it is refused */
async function checkProof(
  dependencies: SignInDependencies,
  proof: Proof,
  { subject, locale }: { readonly subject: Subject; readonly locale: Locale },
): Promise<void> {
  const { db, now, relyingParty } = dependencies;
  /** Refuses what belongs to another account. */
  const ownerOr = (refusal: CallError) => (subjectId: string) => {
    if (subjectId !== subject.id) throw refusal;
  };
  if (proof.by === 'password')
    return checkCurrentPassword(db, await readAccount(db, subject.id), proof.currentPassword, now());
  if (proof.by === 'passkey') {
    const identify = ownerOr(new CallError('AUT470'));
    const checked = await checkAssertion(db, relyingParty, proof.passkey, { identify, now: now() });
    return transact(db, (transaction) => notePasskeyUse(transaction, checked, now()));
  }
  const identify = ownerOr(new CallError('AUT464', { field: 'mailedCode' }));
  const { use } = await checkMailedCode(dependencies, proof, { locale, identify });
  return transact(db, use);
}

/** Calls by which the owner of an account confirms to be at the page. */
export function presenceRoutes(dependencies: SignInDependencies): Route[] {
  const { db, now } = dependencies;
  return [
    route(getPresenceWays, async (_input, { subject }) => {
      const { email, passwordHash } = await readAccount(db, subject.id);
      return { ways: await waysOf(db, subject, passwordHash), email };
    }),

    route(
      confirmPresence,
      ({ body }, context) =>
        logSignIn(context.log, 'confirmation', async (identify) => {
          identify(context.subject.id);
          await checkProof(dependencies, body, context);
          await notePresence(db, context.subject, now());
          return {};
        }),
      { limits: signInLimits },
    ),
  ];
}
