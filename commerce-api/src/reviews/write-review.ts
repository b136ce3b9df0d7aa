import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { OwnReview, writeReview } from 'shared-contracts/calls/reviews';
import type { Locale } from 'shared-contracts/locale';
import { reviewLimits, type TextState } from 'shared-contracts/review-limits';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { countRating } from './rating-counts.ts';
import { type ReviewRow, reviewColumns, toReview } from './review-list.ts';

type NewReview = ParsedCall<typeof writeReview>['body'];
type OwnRow = ReviewRow & { readonly state: TextState };

export interface Writer {
  readonly accountId: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** @throws {CallError} REV410 naming the field that is too long, or API422 for a size that the style does not have */
async function check(transaction: Db, styleId: string, { title, body, size }: NewReview): Promise<void> {
  if (title.length > reviewLimits.title) throw new CallError('REV410', { field: 'title' });
  if (body.length > reviewLimits.body) throw new CallError('REV410', { field: 'body' });
  if (size === undefined) return;
  const known = await transaction
    .selectFrom('variant')
    .select('upc')
    .where('style_id', '=', styleId)
    .where('size', '=', size)
    .executeTakeFirst();
  if (!known) throw new CallError('API422', { field: 'size' });
}

/** Takes the rating of an account's review away, if it counts. */
async function uncountOwn(transaction: Db, accountId: string, styleId: string): Promise<void> {
  const own = await transaction
    .selectFrom('review')
    .select(['score', 'state'])
    .where('account_id', '=', accountId)
    .where('style_id', '=', styleId)
    .forUpdate()
    .executeTakeFirst();
  if (own?.state === 'approved') await countRating(transaction, { styleId, score: own.score }, -1);
}

/**
 * Writes an account's review of a style, or replaces it. It waits for a moderator, and counts once it is approved. Votes on what
 * it said before are gone.
 */
export async function putReview(
  transaction: Db,
  styleId: string,
  review: NewReview,
  { accountId, locale, now }: Writer,
): Promise<OwnReview> {
  await check(transaction, styleId, review);
  await uncountOwn(transaction, accountId, styleId);
  const { title, body, score, nickname, fit = null, quality = null, size = null } = review;
  const { rows } = await sql<OwnRow>`
    insert into review (review_id, style_id, account_id, language, score, title, body, author, written_on, written_at, verified, helpful, fit, quality, size, state)
    values (${crypto.randomUUID()}, ${styleId}, ${accountId}, ${locale.language}, ${score}, ${title}, ${body}, ${nickname}, ${now}, ${now},
      false, 0, ${fit}, ${quality}, ${size}, 'pending')
    on conflict (account_id, style_id) where account_id is not null do update set
      language = excluded.language, score = excluded.score, title = excluded.title, body = excluded.body, author = excluded.author,
      written_on = excluded.written_on, written_at = excluded.written_at, helpful = 0, unhelpful = 0,
      fit = excluded.fit, quality = excluded.quality, size = excluded.size, state = 'pending', is_hidden = false,
      revision = review.revision + 1
    returning ${reviewColumns}, state`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('The review was neither inserted nor replaced');
  await forgetOpinions(transaction, row.reviewId, now);
  return { ...toReview(row, locale), state: row.state };
}

/** Votes, reports, and translations were about other words. */
async function forgetOpinions(transaction: Db, reviewId: string, now: Date): Promise<void> {
  await transaction.deleteFrom('review_vote').where('review_id', '=', reviewId).execute();
  await transaction.deleteFrom('review_translation').where('review_id', '=', reviewId).execute();
  await transaction
    .updateTable('review_flag')
    .set({ settled_at: now })
    .where('review_id', '=', reviewId)
    .where('settled_at', 'is', null)
    .execute();
}

/** @returns whether there was one */
export async function removeReview(transaction: Db, accountId: string, styleId: string): Promise<boolean> {
  await uncountOwn(transaction, accountId, styleId);
  const gone = await transaction
    .deleteFrom('review')
    .where('account_id', '=', accountId)
    .where('style_id', '=', styleId)
    .returning('review_id')
    .execute();
  return gone.length > 0;
}
