import { sql } from 'kysely';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { Answer, getQuestions, Question } from 'shared-contracts/calls/questions';
import type { Language } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { boughtStyle, hasBought } from '../order/purchases.ts';
import { reviewedStyle } from './reviewed-style.ts';
import type { Writer } from './write-review.ts';

export const isApproved = sql`state = 'approved'`;

/** Whether an answer `a` to a question `q` comes from the shop, an import, or somebody who bought the product. */
export const isShopOrBuyer = sql`(a.account_id is null or ${boughtStyle(sql`a.account_id`, sql`q.style_id`)})`;

/** Everybody sees these; an answer of a buyer goes with a purchase that is cancelled. */
const isShownAnswer = sql`a.state = 'approved' and ${isShopOrBuyer}`;

interface AnswerRow extends Omit<Answer, 'by'> {
  readonly questionId: string;
  readonly byShop: boolean;
}

/**
 * Returns a page of the questions about a style with their answers.
 * @param brand names the shop where it answers
 */
export async function readQuestions(
  db: Db,
  { params, query }: Pick<ParsedCall<typeof getQuestions>, 'params' | 'query'>,
  { language, brand }: { readonly language: Language; readonly brand: string },
): Promise<CallResponse<typeof getQuestions>> {
  const { styleId } = await reviewedStyle(db, params.productId);
  const { rows } = await sql<Omit<Question, 'answers'> & { readonly total: number }>`
    select question_id as "questionId", body, author, language, to_char(written_at at time zone 'UTC', 'YYYY-MM-DD') as date,
      cast(count(*) over () as integer) as total
    from question q where style_id = ${styleId} and ${isApproved}
    order by (language = ${language}) desc, exists (select from answer a where a.question_id = q.question_id and ${isShownAnswer}) desc,
      written_at desc, question_id limit ${query.count} offset ${query.start}`.execute(db);
  const ids = rows.map(({ questionId }) => questionId);
  const { rows: answers } = await sql<AnswerRow>`
    select a.answer_id as "answerId", a.question_id as "questionId", a.by_shop as "byShop", a.body, a.author, a.language, a.helpful,
      a.unhelpful, to_char(a.written_at at time zone 'UTC', 'YYYY-MM-DD') as date
    from answer a join question q on q.question_id = a.question_id
    where a.question_id = any(${ids}) and ${isShownAnswer}
    order by a.by_shop desc, a.helpful - a.unhelpful desc, a.written_at, a.answer_id`.execute(db);
  const questions = rows.map(({ total: _, ...question }) => ({
    ...question,
    answers: answers
      .filter(({ questionId }) => questionId === question.questionId)
      .map(
        ({ questionId: _id, byShop, ...answer }): Answer => ({
          ...answer,
          by: byShop ? 'shop' : 'buyer',
          author: byShop ? brand : answer.author,
        }),
      ),
  }));
  return { total: rows[0]?.total ?? 0, questions };
}

interface NewText {
  readonly body: string;
  readonly nickname: string;
}
/** A shopper's text, as it waits for a moderator. */
const waiting = ({ body, nickname }: NewText, { accountId, locale, now }: Writer) =>
  ({
    account_id: accountId,
    language: locale.language,
    body,
    author: nickname,
    state: 'pending',
    written_at: now,
  }) as const;
const pending = (id: string) => ({ id, state: 'pending' as const });

/** Asks a question, which waits for a moderator. */
export async function ask(transaction: Db, styleId: string, text: NewText, writer: Writer) {
  const question_id = crypto.randomUUID();
  await transaction
    .insertInto('question')
    .values({ question_id, style_id: styleId, ...waiting(text, writer) })
    .execute();
  return pending(question_id);
}

/**
 * Answers a question that is shown; the answer waits for a moderator.
 * @throws {CallError} API404, or REV403 for those who did not buy the style
 */
export async function answer(
  transaction: Db,
  { styleId, questionId }: { readonly styleId: string; readonly questionId: string },
  text: NewText,
  writer: Writer,
) {
  const question = await transaction
    .selectFrom('question')
    .select('question_id')
    .where('question_id', '=', questionId)
    .where('style_id', '=', styleId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  if (!question) throw new CallError('API404');
  if (!(await hasBought(transaction, writer.accountId, styleId))) throw new CallError('REV403');
  const answer_id = crypto.randomUUID();
  await transaction
    .insertInto('answer')
    .values({ answer_id, question_id: questionId, by_shop: false, ...waiting(text, writer) })
    .execute();
  return pending(answer_id);
}
