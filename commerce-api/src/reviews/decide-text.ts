import { sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import type { PhotoDecision } from 'shared-contracts/photo-moderation';
import type { TextKind, TextState } from 'shared-contracts/review-limits';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { countRating } from './rating-counts.ts';

interface Decision {
  readonly kind: TextKind;
  readonly id: string;
  readonly state: PhotoDecision;
  /** As the moderator has seen the text. */
  readonly revision: number;
  readonly now: Date;
}

/**
 * Approves or refuses a text; reports of it are settled by that.
 * @throws {CallError} API404, or REV409 when it is not as the moderator has seen it
 */
export async function decideText(transaction: Db, { kind, id, state, revision, now }: Decision): Promise<void> {
  const isSame = sql`${sql.ref(`${kind}_id`)} = ${id}`;
  const { rows } = await sql<{ readonly state: TextState; readonly revision: number }>`
    select state, revision from ${sql.table(kind)} where ${isSame} for update`.execute(transaction);
  const [text] = rows;
  if (!text) throw new CallError('API404');
  if (text.revision !== revision) throw new CallError('REV409');
  await sql`update ${sql.table(kind)} set state = ${state}, revision = revision + 1 where ${isSame}`.execute(
    transaction,
  );
  if (kind === 'review') await settleReview(transaction, id, { before: text.state, state, now });
}

interface Settling {
  readonly before: TextState;
  readonly state: TextState;
  readonly now: Date;
}

/** Counts the rating of a shopper's review once it is approved, and no longer once it is not. */
async function settleReview(transaction: Db, reviewId: string, { before, state, now }: Settling): Promise<void> {
  await transaction
    .updateTable('review_flag')
    .set({ settled_at: now })
    .where('review_id', '=', reviewId)
    .where('settled_at', 'is', null)
    .execute();
  const review = await transaction
    .updateTable('review')
    .set({ is_hidden: false })
    .where('review_id', '=', reviewId)
    .returning(['style_id as styleId', 'score', 'account_id as accountId'])
    .executeTakeFirstOrThrow();
  // Ratings of imports are counted by imports.
  if (review.accountId === null) return;
  const change = Number(state === 'approved') - Number(before === 'approved');
  if (change === 1 || change === -1) await countRating(transaction, review, change);
}

/**
 * Answers a question in the name of the shop, and shows the question.
 * @returns the answer's id
 * @throws {CallError} API404
 */
export async function answerForShop(
  transaction: Db,
  { questionId, body, language, now }: { questionId: string; body: string; language: Language; now: Date },
): Promise<string> {
  const question = await transaction
    .updateTable('question')
    .set((of) => ({ state: 'approved', revision: of('revision', '+', 1) }))
    .where('question_id', '=', questionId)
    .returning('question_id')
    .executeTakeFirst();
  if (!question) throw new CallError('API404');
  const answer_id = crypto.randomUUID();
  await transaction
    .insertInto('answer')
    .values({ answer_id, question_id: questionId, by_shop: true, language, body, author: '', written_at: now })
    .execute();
  return answer_id;
}
