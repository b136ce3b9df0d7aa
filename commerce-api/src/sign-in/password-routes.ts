import { changePassword, confirmPasswordReset, requestPasswordReset } from 'shared-contracts/calls/auth';
import type { LocaleId } from 'shared-contracts/locale';
import type { LinkRequest } from '../auth/mailed-links.ts';
import { endLinks, useLink } from '../auth/mailed-links.ts';
import { checkNewPassword, checkNotGuessable } from '../auth/new-password.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import { type Account, findAccount, readAccount } from '../consumer/accounts.ts';
import { proveMailbox } from '../consumer/mailbox.ts';
import { postNotice } from '../consumer/notices.ts';
import { checkCurrentPassword } from '../consumer/presence.ts';
import { checkEmail } from '../consumer/sign-up.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { once } from '../idempotency/once.ts';
import { post } from '../jobs/outbox.ts';
import { mailLimit, mailsOf, signInLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import type { SignInDependencies } from './dependencies.ts';

/** Number of former passwords that cannot be reused. */
const REMEMBERED = 5;

interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword?: string | undefined;
}

function checkNew({ newPassword, confirmPassword }: NewPassword): void {
  checkNewPassword(newPassword, 'newPassword');
  if (confirmPassword !== undefined && confirmPassword !== newPassword)
    throw new CallError('FE340', { field: 'confirmPassword' });
}

/** @throws {CallError} AUT451 for the current password, AUT452 for a former one */
async function checkUnused(db: Db, account: Account, newPassword: string): Promise<void> {
  if (await verifyPassword(newPassword, account.passwordHash)) throw new CallError('AUT451', { field: 'newPassword' });
  const former = await db
    .selectFrom('former_password')
    .select('password_hash')
    .where('subject_id', '=', account.subjectId)
    .orderBy('replaced_at', 'desc')
    .limit(REMEMBERED)
    .execute();
  for (const { password_hash } of former)
    if (await verifyPassword(newPassword, password_hash)) throw new CallError('AUT452', { field: 'newPassword' });
}

interface Replacement {
  readonly now: Date;
  /** The session that goes on. */
  readonly session?: string | undefined;
  readonly locale: LocaleId;
}

async function replacePassword(
  transaction: Db,
  account: Account,
  hash: string,
  { now, session, locale }: Replacement,
): Promise<void> {
  const { subjectId, passwordHash } = account;
  const changed = await transaction
    .updateTable('account')
    .set({ password_hash: hash })
    .where('subject_id', '=', subjectId)
    .where('password_hash', '=', passwordHash)
    .returning('subject_id')
    .executeTakeFirst();
  // A concurrent request changed the password, so the check of the old one is no longer valid.
  if (!changed) throw new CallError('PRO415');
  await transaction
    .insertInto('former_password')
    .values({ subject_id: subjectId, password_hash: passwordHash })
    .execute();
  await endSessionsOf(transaction, subjectId, { now, except: session });
  // An attacker who knew the old password may have requested another address.
  await endLinks(transaction, subjectId, 'email', now);
  await postNotice(transaction, { kind: 'password-changed', to: account.email, locale });
}

/** Calls that change a password, with the old one or by a mailed link. */
export function passwordRoutes({ db, links, botCheck, now, brand }: SignInDependencies): Route[] {
  const limits = { limits: signInLimits };
  return [
    route(
      changePassword,
      async ({ body }, { subject, idempotencyKey, locale }) => {
        checkNew(body);
        const change = { subjectId: subject.id, key: idempotencyKey, call: changePassword.name, request: {} };
        const account = await readAccount(db, subject.id);
        checkNotGuessable(body.newPassword, { ...account, brand }, 'newPassword');
        const hash = await hashPassword(body.newPassword);
        // A retry after a lost answer: the password is already changed.
        const isDone = await db
          .selectFrom('idempotency')
          .select('key')
          .where('subject_id', '=', subject.id)
          .where('key', '=', idempotencyKey)
          .where('call', '=', changePassword.name)
          .executeTakeFirst();
        if (isDone) return {};
        await checkCurrentPassword(db, account, body.currentPassword, now());
        await checkUnused(db, account, body.newPassword);
        return once(db, change, async (transaction) => {
          await replacePassword(transaction, account, hash, {
            now: now(),
            session: subject.sessionId,
            locale: locale.id,
          });
          return {};
        });
      },
      limits,
    ),

    route(
      requestPasswordReset,
      async ({ body }, { locale, take }) => {
        const email = normalizeEmail(body.email);
        checkEmail(email);
        await botCheck.check(body.recaptcha_response, 'login');
        await take([mailLimit], mailsOf('password', email));
        const request: LinkRequest = { purpose: 'password', email, locale: locale.id };
        await post(db, 'link-request', request);
        return {};
      },
      limits,
    ),

    route(
      confirmPasswordReset,
      async ({ body }, { locale }) => {
        checkNew(body);
        const linkId = await links.read(body.token);
        const hash = await hashPassword(body.newPassword);
        const account = await transact(db, async (transaction) => {
          const { subjectId } = await useLink(transaction, linkId, 'password', now());
          const owner = await findAccount(transaction, subjectId);
          if (!owner) throw new CallError('AUT402');
          checkNotGuessable(body.newPassword, { ...owner, brand }, 'newPassword');
          await checkUnused(transaction, owner, body.newPassword);
          await replacePassword(transaction, owner, hash, { now: now(), locale: locale.id });
          await proveMailbox(transaction, subjectId, now());
          return owner;
        });
        return { email: account.email };
      },
      limits,
    ),
  ];
}
