import { type RawBuilder, sql } from 'kysely';
import type { FoundAccount } from 'shared-contracts/calls/staff-accounts';
import type { LocaleId } from 'shared-contracts/locale';
import { endCodesOf } from '../auth/codes.ts';
import { endLinks } from '../auth/mailed-links.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { endSignInCodes } from '../auth/sign-in-codes.ts';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { SubjectKind } from '../base/subject.ts';
import { type NoticeKind, postNotice } from '../consumer/notices.ts';
import { NO_PASSWORD } from '../consumer/sign-up.ts';
import type { Db } from '../database/database.ts';
import { recordAction } from '../staff/actions.ts';
import type { StaffActor } from '../staff/actor-of.ts';

interface Row {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly kind: SubjectKind;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly sessions: number;
}

async function findOne(db: Db, which: RawBuilder<unknown>, now: Date): Promise<FoundAccount | undefined> {
  const { rows } = await sql<Row>`
    select a.subject_id as "accountId", a.email, concat_ws(' ', a.first_name, a.last_name) as name, s.kind, a.created_at as "createdAt",
      a.disabled_at as "disabledAt",
      (select cast(count(*) as integer) from session n
        where (n.subject_id = a.subject_id or n.opened_by = a.subject_id) and n.revoked_at is null and n.expires_at > ${now}) as sessions
    from account a join subject s on s.subject_id = a.subject_id where ${which}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { kind, createdAt, disabledAt, ...rest } = row;
  return {
    ...rest,
    isEmployee: kind === 'EMPLOYEE',
    createdAt: createdAt.toISOString(),
    ...(disabledAt ? { disabledAt: disabledAt.toISOString() } : {}),
  };
}

/** Returns the account with an email address. The audit record notes the look-up, but not the address. */
export async function findByEmail(db: Db, email: string, actor: StaffActor): Promise<FoundAccount | undefined> {
  const account = await findOne(db, sql`a.email = ${normalizeEmail(email)}`, actor.now);
  const seen = account
    ? ({ action: 'account.find', change: { of: account.accountId } } as const)
    : ({ action: 'account.search', change: { of: 'email' } } as const);
  await recordAction(db, actor, seen);
  return account;
}

/** @throws {CallError} PRO404 for an unknown account */
export async function readOne(db: Db, accountId: string, now: Date): Promise<FoundAccount> {
  const account = await findOne(db, sql`a.subject_id = ${accountId}`, now);
  if (!account) throw new CallError('PRO404');
  return account;
}

/** What customer service does to an account. */
export type AccountChange = 'signOut' | 'disable' | 'enable';

const notices: Readonly<Record<AccountChange, NoticeKind>> = {
  signOut: 'signed-out-by-shop',
  disable: 'account-disabled',
  enable: 'account-enabled',
};

/** Ends every way to sign in except by the mailbox: an intruder may know the password, or have added the others. */
async function endWaysIn(transaction: Db, accountId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ password_hash: NO_PASSWORD, updated_at: now })
    .where('subject_id', '=', accountId)
    .execute();
  for (const table of ['passkey', 'social_identity', 'second_factor'] as const)
    await sql`delete from ${sql.table(table)} where subject_id = ${accountId}`.execute(transaction);
}

interface Changing {
  readonly change: AccountChange;
  readonly accountId: string;
  readonly reason: string;
}

/**
 * Signs an account out everywhere, disables, or enables it, with its entry in the audit record, and mails its holder. An
 * account that is enabled can at first be signed in to by its mailbox only. Disabling a disabled account is recorded and changes nothing.
 * @throws {CallError} PRO404 for an unknown account
 */
export async function changeAccount(
  transaction: Db,
  { change, accountId, reason }: Changing,
  actor: StaffActor,
): Promise<void> {
  const { now } = actor;
  // First, as sign-ins lock them.
  await endCodesOf(transaction, accountId, now);
  await endSignInCodes(transaction, accountId);
  const { rows } = await sql<{ readonly email: string; readonly locale: LocaleId; readonly disabledAt: Date | null }>`
    select email, locale, disabled_at as "disabledAt" from account where subject_id = ${accountId} for update`.execute(
    transaction,
  );
  const [former] = rows;
  if (!former) throw new CallError('PRO404');
  const { email: to, locale, disabledAt } = former;
  if (change !== 'signOut')
    await transaction
      .updateTable('account')
      .set({ disabled_at: change === 'disable' ? (disabledAt ?? now) : null })
      .where('subject_id', '=', accountId)
      .execute();
  if (change === 'enable' && disabledAt) await endWaysIn(transaction, accountId, now);
  await endSessionsOf(transaction, accountId, { now });
  // An intruder may have asked for a link to a new address or password.
  for (const purpose of ['email', 'password'] as const) await endLinks(transaction, accountId, purpose, now);
  await recordAction(transaction, actor, { action: `account.${change}`, change: { of: accountId, reason } });
  const isNews = change === 'signOut' || (change === 'disable') !== (disabledAt !== null);
  if (isNews) await postNotice(transaction, { kind: notices[change], to, locale });
}
