import { sql } from 'kysely';
import { answerQuestion, askQuestion, getQuestions, voteAnswer } from 'shared-contracts/calls/questions';
import {
  deleteReview,
  flagReview,
  getOwnOpinions,
  getReviews,
  translateReview,
  voteReview,
  writeReview,
} from 'shared-contracts/calls/reviews';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { translationLimits, voteLimits, votesOnOneLimit, writingLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { addFlag } from './flags.ts';
import { readOwnOpinions } from './own-opinions.ts';
import { answer, ask, isApproved, readQuestions } from './questions.ts';
import { isShown, readReviews } from './review-list.ts';
import { reviewedStyle } from './reviewed-style.ts';
import { translateReview as translate } from './translate-review.ts';
import type { Translator } from './translator.ts';
import { hasVoted, setVote, type Vote } from './votes.ts';
import { putReview, removeReview, type Writer } from './write-review.ts';

export interface ReviewDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** The name by which the shop answers. */
  readonly brand: string;
  /** Undefined where reviews are not translated. */
  readonly translator: Translator | undefined;
}

/** Seconds for which lists may be shared. */
const sharedFor = 60;

/** Calls of shoppers: reviews, questions, and answers. */
export function reviewRoutes({ db, now, brand, translator }: ReviewDependencies): Route[] {
  const writer = ({ subject, locale }: CallContext): Writer => ({ accountId: subject.id, locale, now: now() });
  const writingOf = (context: CallContext) => () => context.take(writingLimits);
  /** Counts a new vote of the household on the text. @throws {CallError} API429 */
  const admitVote = async ({ subject, take }: CallContext, of: Omit<Vote, 'subjectId'>): Promise<Vote> => {
    const vote = { ...of, subjectId: subject.id };
    if (vote.helpful !== null && !(await hasVoted(db, vote))) await take([votesOnOneLimit], `${vote.kind} ${vote.id}`);
    return vote;
  };
  return [
    route(getReviews, (input, { locale }) => readReviews(db, input, { locale, translates: translator !== undefined }), {
      sharedFor,
    }),

    route(writeReview, ({ params, body }, context) =>
      changeOnce(
        db,
        writeReview.name,
        { params, body },
        context,
        async (transaction) => {
          const { styleId } = await reviewedStyle(transaction, params.productId);
          return putReview(transaction, styleId, body, writer(context));
        },
        writingOf(context),
      ),
    ),

    route(deleteReview, ({ params }, { subject }) =>
      transact(db, async (transaction) => {
        const { styleId } = await reviewedStyle(transaction, params.productId);
        return { deleted: await removeReview(transaction, subject.id, styleId) };
      }),
    ),

    route(getOwnOpinions, async ({ params }, { subject, locale }) => {
      const { styleId } = await reviewedStyle(db, params.productId);
      return readOwnOpinions(db, { accountId: subject.id, styleId }, locale);
    }),

    route(
      voteReview,
      async ({ params, body }, context) => {
        const vote = await admitVote(context, { kind: 'review', id: params.reviewId, helpful: body.helpful });
        return transact(db, async (transaction) => {
          const { styleId } = await reviewedStyle(transaction, params.productId);
          return setVote(transaction, vote, sql`style_id = ${styleId} and ${isShown}`);
        });
      },
      { limits: voteLimits },
    ),

    route(
      flagReview,
      ({ params, body }, { subject }) =>
        transact(db, async (transaction) => {
          const { styleId } = await reviewedStyle(transaction, params.productId);
          await addFlag(transaction, styleId, { ...body, reviewId: params.reviewId, by: subject, now: now() });
          return { flagged: true as const };
        }),
      { limits: writingLimits },
    ),

    route(
      translateReview,
      async ({ params, body }) => {
        const { language } = body;
        return { ...(await translate(db, translator, { reviewId: params.reviewId, language })), language };
      },
      { limits: translationLimits },
    ),

    route(getQuestions, (input, { locale: { language } }) => readQuestions(db, input, { language, brand }), {
      sharedFor,
    }),

    route(askQuestion, ({ params, body }, context) =>
      changeOnce(
        db,
        askQuestion.name,
        { params, body },
        context,
        async (transaction) => {
          const { styleId } = await reviewedStyle(transaction, params.productId);
          return ask(transaction, styleId, body, writer(context));
        },
        writingOf(context),
      ),
    ),

    route(answerQuestion, ({ params, body }, context) =>
      changeOnce(
        db,
        answerQuestion.name,
        { params, body },
        context,
        async (transaction) => {
          const { styleId } = await reviewedStyle(transaction, params.productId);
          return answer(transaction, { styleId, questionId: params.questionId }, body, writer(context));
        },
        writingOf(context),
      ),
    ),

    route(
      voteAnswer,
      async ({ params, body }, context) => {
        const vote = await admitVote(context, { kind: 'answer', id: params.answerId, helpful: body.helpful });
        return transact(db, async (transaction) => {
          const { styleId } = await reviewedStyle(transaction, params.productId);
          const isOfStyle = sql`exists (select from question q where q.question_id = answer.question_id and q.style_id = ${styleId})`;
          return setVote(transaction, vote, sql`${isApproved} and ${isOfStyle}`);
        });
      },
      { limits: voteLimits },
    ),
  ];
}
