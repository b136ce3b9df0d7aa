import { sql } from 'kysely';
import type { FlagReason } from 'shared-contracts/review-limits';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { isCustomer } from '../order/purchases.ts';
import { isShown } from './review-list.ts';

/** Reports of customers that hide a review until a moderator has looked at it. */
export const hidingFlags = 3;

interface Flag {
  readonly reviewId: string;
  readonly reason: FlagReason;
  readonly text: string;
  readonly by: Subject;
  readonly now: Date;
}

/**
 * Reports a review, once for each shopper. Anybody can report, but only reports by customers hide a review, since anybody can
 * open guest sessions and accounts. Reporters are checked when their reports are counted, so that an order that was cancelled
 * in the meantime does not make a customer.
 * @throws {CallError} API404, or API422 for a review of one's own
 */
export async function addFlag(
  transaction: Db,
  styleId: string,
  { reviewId, reason, text, by, now }: Flag,
): Promise<void> {
  const { rows } = await sql<{ readonly account: string | null }>`
    select account_id as account from review
    where review_id = ${reviewId} and style_id = ${styleId} and state = 'approved' for update`.execute(transaction);
  const [review] = rows;
  if (!review) throw new CallError('API404');
  if (review.account === by.id) throw new CallError('API422', { field: 'reason' });
  const counts = by.kind !== 'GUEST';
  await sql`
    insert into review_flag (review_id, subject_id, reason, text, counts, flagged_at)
    values (${reviewId}, ${by.id}, ${reason}, ${text}, ${counts}, ${now}) on conflict do nothing`.execute(transaction);
  await sql`
    update review set is_hidden = true, revision = revision + 1 where review_id = ${reviewId} and ${isShown}
      and (select count(*) from review_flag f where f.review_id = ${reviewId} and f.counts and f.settled_at is null
        and ${isCustomer(sql`f.subject_id`)}) >= ${hidingFlags}`.execute(transaction);
}
