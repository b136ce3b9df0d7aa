import { sql } from 'kysely';
import type { Currency, LocaleId } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { post as queue } from '../jobs/outbox.ts';
import { post } from '../ledger/entries.ts';
import { mayInvite } from '../ledger/members.ts';
import { invitationReference, sentKey, sentSince } from '../ledger/points.ts';

const YEAR_MS = 365 * 86_400_000;

/** Payload of the email that an invitation has brought points; it goes only to those who want it. */
export interface InvitationRewarded {
  readonly subjectId: string;
  readonly points: number;
  /** Whether the receiver has sent the invitation, or followed it. */
  readonly side: 'sent' | 'followed';
  readonly locale: LocaleId;
}

/** Recipients of emails about points, with their languages. */
export interface Addressee {
  readonly subjectId: string;
  readonly locale: LocaleId;
}

interface Collector extends Addressee {
  /** Of the points. */
  readonly accountId: string;
}

/** Returns who invited a member, if an invitation is still to be rewarded and that person may invite. */
export async function waitingInviter(transaction: Db, invitedId: string): Promise<Collector | undefined> {
  const { rows } = await sql<Collector>`
    select a.subject_id as "subjectId", a.locale, l.account_id as "accountId"
    from invitation i
    join account a on a.subject_id = i.inviter_id
    join ledger_account l on l.owner_id = a.subject_id and l.kind = 'POINTS' and l.unit = 'POINTS'
    where i.invited_id = ${invitedId} and i.rewarded_at is null and ${mayInvite}`.execute(transaction);
  return rows[0];
}

interface Kept {
  readonly invited: Collector;
  /** As they were when their accounts for points were locked. */
  readonly inviter: Collector | undefined;
  /** Minor units paid for goods of an order that are kept. */
  readonly amount: number;
  readonly currency: Currency;
  readonly now: Date;
}

/** Returns how many invitations an account has been rewarded for since a moment. */
async function countRewardsSince(transaction: Db, { accountId }: Collector, moment: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select cast(count(*) as integer) as count from ledger_entry
    where account_id = ${accountId} and reference = ${invitationReference} and key collate "C" > ${sentSince(moment)}`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Rewards the invitation that a member has followed, once, if enough of an order is kept. The accounts of both for points are
 * locked.
 * @returns the points that the member has got, and who invited, if that person has got as many; undefined when nothing is rewarded
 */
export async function rewardInvitation(
  transaction: Db,
  { invited, inviter: locked, amount, currency, now }: Kept,
): Promise<{ readonly points: number; readonly inviter: Collector | undefined } | undefined> {
  // Read again under the locks: who has left in the meantime gets nothing, and nobody else whose account is not locked.
  const present = await waitingInviter(transaction, invited.subjectId);
  const rewarded = await transaction
    .updateTable('invitation')
    .set({ rewarded_at: now })
    .where('invited_id', '=', invited.subjectId)
    .where('rewarded_at', 'is', null)
    .where('currency', '=', currency)
    .where('least_amount', '<=', amount)
    .returning(['points', 'most_per_year'])
    .executeTakeFirst();
  if (!rewarded) return undefined;
  const { points, most_per_year: most } = rewarded;
  const give = async ({ subjectId, locale, accountId }: Collector, side: InvitationRewarded['side']) => {
    const key = side === 'sent' ? sentKey(now) : invitationReference;
    await post(transaction, { accountId, key, amount: points, reference: invitationReference });
    const message: InvitationRewarded = { subjectId, points, side, locale };
    await queue(transaction, 'invitation-rewarded', message);
  };
  await give(invited, 'followed');
  const isLocked = present !== undefined && present.accountId === locked?.accountId;
  const yearAgo = new Date(now.getTime() - YEAR_MS);
  if (!isLocked || (await countRewardsSince(transaction, present, yearAgo)) >= most)
    return { points, inviter: undefined };
  await give(present, 'sent');
  return { points, inviter: present };
}
