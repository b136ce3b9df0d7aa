import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate, localeQuery, nonEmptyText, productId, queryInteger, uuid } from '../fields.ts';
import { questionPage, reviewLimits } from '../review-limits.ts';
import { nickname, state, voteBody, votes } from './reviews.ts';

/** `shop` is the shop's staff, `buyer` somebody who bought the product here. */
const answer = v.object({
  answerId: uuid,
  body: v.string(),
  /** The nickname; that of the shop is its name. */
  author: v.string(),
  by: v.picklist(['shop', 'buyer']),
  date: isoDate,
  language: v.string(),
  ...votes,
});
export type Answer = v.InferOutput<typeof answer>;

const question = v.object({
  questionId: uuid,
  body: v.string(),
  author: v.string(),
  date: isoDate,
  language: v.string(),
  /** The shop's first, then the most helpful. */
  answers: v.array(answer),
});
export type Question = v.InferOutput<typeof question>;

const [questionId, answerId] = ['7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d13', '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d14'];

export const getQuestions = defineCall({
  name: 'products.questions',
  summary: 'Questions about a product with their answers; those in the language of the caller first',
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews/questions',
  access: 'anyone',
  params: v.object({ productId }),
  query: v.object({
    ...localeQuery,
    start: v.optional(queryInteger(0, 10_000), 0),
    count: v.optional(queryInteger(1, 48), questionPage),
  }),
  response: v.object({ total: v.number(), questions: v.array(question) }),
  errors: ['API404'],
  example: {
    total: 1,
    questions: [
      {
        questionId,
        body: 'Does the hood fit over a climbing helmet?',
        author: 'Priya',
        date: '2026-09-18',
        language: 'en',
        answers: [
          {
            answerId,
            body: 'Yes, over every helmet we tried.',
            author: 'Tarnfell',
            by: 'shop',
            date: '2026-09-19',
            language: 'en',
            helpful: 4,
            unhelpful: 0,
          },
        ],
      },
    ],
  },
});

const written = v.object({ id: uuid, state });

export const askQuestion = defineCall({
  name: 'products.askQuestion',
  summary: 'Asks a question about a product; it is shown once a moderator has approved it',
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews/questions',
  access: 'consumer-not-employee',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ body: nonEmptyText(reviewLimits.question), nickname }),
  response: written,
  errors: ['API404'],
  idempotencyKey: true,
  example: { id: questionId, state: 'pending' },
});

export const answerQuestion = defineCall({
  name: 'products.answerQuestion',
  summary: 'Answers a question, for those who bought the product; shown once a moderator has approved it',
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews/questions/{questionId}/answers',
  access: 'consumer-not-employee',
  params: v.object({ productId, questionId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ body: nonEmptyText(reviewLimits.answer), nickname }),
  response: written,
  // REV403 for those who did not buy the product.
  errors: ['API404', 'REV403'],
  idempotencyKey: true,
  example: { id: answerId, state: 'pending' },
});

export const voteAnswer = defineCall({
  name: 'products.voteAnswer',
  summary: 'Says whether an answer helps, once for each caller, who may say something else later',
  method: 'POST',
  path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
  access: 'shopper',
  params: v.object({ productId, answerId: uuid }),
  query: v.object({ ...localeQuery }),
  body: voteBody,
  response: v.object(votes),
  errors: ['API404'],
  example: { helpful: 5, unhelpful: 0 },
});
