import { sql } from 'kysely';
import type { CallResponse } from 'shared-contracts/call';
import type { getOwnOpinions } from 'shared-contracts/calls/reviews';
import type { Locale } from 'shared-contracts/locale';
import type { TextState } from 'shared-contracts/review-limits';
import type { Db } from '../database/database.ts';
import { hasBought } from '../order/purchases.ts';
import { type ReviewRow, reviewColumns, toReview } from './review-list.ts';

type Own = CallResponse<typeof getOwnOpinions>;

/** Returns what an account wrote, voted, and reported on a style. */
export async function readOwnOpinions(
  db: Db,
  { accountId, styleId }: { readonly accountId: string; readonly styleId: string },
  locale: Locale,
): Promise<Own> {
  const [reviews, votes, flags, questions, answers, isBuyer] = await Promise.all([
    sql<ReviewRow & { readonly state: TextState }>`
      select ${reviewColumns}, state from review where account_id = ${accountId} and style_id = ${styleId}`.execute(db),
    sql<Own['votes'][number]>`
      select v.review_id as id, v.helpful from review_vote v join review r on r.review_id = v.review_id
      where v.subject_id = ${accountId} and r.style_id = ${styleId}
      union all
      select v.answer_id, v.helpful from answer_vote v join answer a on a.answer_id = v.answer_id
        join question q on q.question_id = a.question_id
      where v.subject_id = ${accountId} and q.style_id = ${styleId}`.execute(db),
    sql<{ readonly id: string }>`
      select f.review_id as id from review_flag f join review r on r.review_id = f.review_id
      where f.subject_id = ${accountId} and r.style_id = ${styleId}`.execute(db),
    sql<Own['questions'][number]>`
      select question_id as id, body, state from question
      where account_id = ${accountId} and style_id = ${styleId} and state <> 'approved' order by written_at desc`.execute(
      db,
    ),
    sql<Own['answers'][number]>`
      select a.answer_id as id, a.question_id as "questionId", a.body, a.state
      from answer a join question q on q.question_id = a.question_id
      where a.account_id = ${accountId} and q.style_id = ${styleId} and a.state <> 'approved' order by a.written_at desc`.execute(
      db,
    ),
    hasBought(db, accountId, styleId),
  ]);
  const [review] = reviews.rows;
  return {
    ...(review ? { review: { ...toReview(review, locale), state: review.state } } : {}),
    isBuyer,
    votes: votes.rows,
    flagged: flags.rows.map(({ id }) => id),
    questions: questions.rows,
    answers: answers.rows,
  };
}
