import { type RawBuilder, sql } from 'kysely';
import type { LocaleId } from 'shared-contracts/locale';
import { endSessionsOf } from '../auth/sessions.ts';
import { endSignInCodes } from '../auth/sign-in-codes.ts';
import { CallError } from '../base/call-error.ts';
import { endPoints } from '../consumer/memberships.ts';
import { endReading } from '../consumer/newsletter.ts';
import { type NoticeKind, postNotice } from '../consumer/notices.ts';
import type { Db } from '../database/database.ts';
import { withdrawRatings } from '../reviews/rating-counts.ts';
import { type Holder, holdings, openCartsOf } from './holdings.ts';

/** Locks an account. A sign-in that is under way ends before. @throws {CallError} PRO404 when there is none to delete */
async function lockHolder(transaction: Db, subjectId: string, only: RawBuilder<boolean>): Promise<Holder> {
  // First, as sign-ins lock them.
  await transaction.deleteFrom('authorisation_code').where('subject_id', '=', subjectId).execute();
  await endSignInCodes(transaction, subjectId);
  await transaction.deleteFrom('passkey').where('subject_id', '=', subjectId).execute();
  const row = await transaction
    .selectFrom('account')
    .select('email')
    .where('subject_id', '=', subjectId)
    .where(only)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new CallError('PRO404');
  // What goes tells nobody whether the mailbox is the holder's.
  return { subjectId, email: row.email, hasMailbox: true };
}

/** Empties the open carts, which keeps an order from beginning; units that are held for them are due now. */
async function emptyCarts(transaction: Db, holder: Holder, now: Date): Promise<void> {
  await sql`
    update cart set coupons = '{}', shipping_methods = '{}', shipping_address = null, billing_address = null, group_addresses = '{}',
      voucher_points = null, revision = revision + 1, updated_at = ${now}
    where ${openCartsOf(holder)}`.execute(transaction);
  await sql`
    update stock_hold set expires_at = least(expires_at, ${now})
    where cart_id in (select cart_id from cart where ${openCartsOf(holder)})`.execute(transaction);
}

/** @throws {CallError} PRO419 while an order is being placed: a failure would bring its cart back */
async function checkNothingIsPlaced(transaction: Db, { subjectId }: Holder): Promise<void> {
  const unfinished = await transaction
    .selectFrom('placement')
    .select('placement_id')
    .where('subject_id', '=', subjectId)
    .where('state', 'not in', ['done', 'failed'])
    .executeTakeFirst();
  if (unfinished) throw new CallError('PRO419');
}

async function endNewsletter(transaction: Db, { subjectId }: Holder, now: Date): Promise<void> {
  const read = await transaction
    .selectFrom('subscription')
    .select('recipient')
    .where('subject_id', '=', subjectId)
    .where('channel', '=', 'email')
    .where('type', '=', 'Newsletter')
    .where('optin', '=', true)
    .executeTakeFirst();
  if (read) await endReading(transaction, read.recipient, now);
}

/** Points end; cards and codes go on to whoever has their number. */
async function letGoOfValue(transaction: Db, { subjectId }: Holder, now: Date): Promise<void> {
  await endPoints(transaction, subjectId, now);
  await transaction
    .updateTable('ledger_account')
    .set({ owner_id: null })
    .where('owner_id', '=', subjectId)
    .where('kind', 'in', ['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD'])
    .execute();
}

/** Ends all sessions, also those that began while the account was deleted. */
async function endSessions(transaction: Db, { subjectId }: Holder, now: Date): Promise<void> {
  await endSessionsOf(transaction, subjectId, { now });
  await sql`update session set expires_at = least(expires_at, ${now}) where subject_id = ${subjectId}`.execute(
    transaction,
  );
}

interface Deletion {
  readonly locale: LocaleId;
  readonly now: Date;
  /** The notice to its holder. */
  readonly notice: NoticeKind;
  /** A condition for the account at that moment. */
  readonly only?: RawBuilder<boolean>;
}

/**
 * Deletes an account with what is kept of it, as far as `holdings` does not say that it stays; signs it out everywhere, and
 * mails that it is gone.
 * @throws {CallError} PRO404 when the subject has no such account, PRO419 while it places an order
 */
export async function deleteAccount(
  transaction: Db,
  subjectId: string,
  { locale, now, notice, only = sql<boolean>`true` }: Deletion,
): Promise<void> {
  const holder = await lockHolder(transaction, subjectId, only);
  await emptyCarts(transaction, holder, now);
  await checkNothingIsPlaced(transaction, holder);
  await endNewsletter(transaction, holder, now);
  await withdrawRatings(transaction, subjectId);
  await letGoOfValue(transaction, holder, now);
  for (const { table, of, end } of holdings)
    if (end === 'goes') await sql`delete from ${sql.table(table)} where ${of(holder)}`.execute(transaction);
  await endSessions(transaction, holder, now);
  await postNotice(transaction, { kind: notice, to: holder.email, locale });
}
