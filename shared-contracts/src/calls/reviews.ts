import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate, localeQuery, nonEmptyText, productId, queryInteger, text, uuid } from '../fields.ts';
import { languages } from '../locale.ts';
import { fits, flagReasons, reviewLimits, reviewPage, reviewSorts, textStates } from '../review-limits.ts';

const language = v.picklist(languages);
const score = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const count = v.number();
export const size = text(20);
export const votes = { helpful: count, unhelpful: count };
export const nickname = nonEmptyText(reviewLimits.nickname);
export const state = v.picklist(textStates);

export const review = v.object({
  reviewId: uuid,
  title: v.string(),
  body: v.string(),
  score,
  /** The nickname that the writer chose. */
  author: v.string(),
  date: isoDate,
  /** Whether the writer bought the product here. */
  verified: v.boolean(),
  helpful: v.number(),
  unhelpful: v.number(),
  language: v.string(),
  fit: v.optional(v.picklist(fits)),
  /** 1 to 5. */
  quality: v.optional(score),
  /** The size that was bought, with its label. */
  size: v.optional(v.object({ id: v.string(), label: v.string() })),
});
export type Review = v.InferOutput<typeof review>;

const id = '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d12';

export const getReviews = defineCall({
  name: 'products.reviews',
  summary: 'Reviews of a product with what they say in sum; by default those in the language of the caller first',
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews',
  access: 'anyone',
  params: v.object({ productId }),
  query: v.object({
    ...localeQuery,
    start: v.optional(queryInteger(0, 10_000), 0),
    count: v.optional(queryInteger(1, 96), reviewPage),
    sort: v.optional(v.picklist(reviewSorts), 'helpful'),
    stars: v.optional(queryInteger(1, 5)),
    language: v.optional(language),
    size: v.optional(size),
  }),
  response: v.object({
    /** Ratings, with and without words. */
    total: count,
    average: v.number(),
    /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
    distribution: v.tuple([count, count, count, count, count]),
    /** What written reviews say, regardless of the filter. */
    written: v.object({
      total: count,
      fit: v.object({ small: count, true: count, large: count }),
      /** The average, 1 to 5; without it nobody has told. */
      quality: v.optional(v.number()),
      /** Written reviews with 1, 2, 3, 4 and 5 stars. */
      stars: v.tuple([count, count, count, count, count]),
      languages: v.array(v.object({ language, count })),
      sizes: v.array(v.object({ id: v.string(), label: v.string(), count })),
    }),
    /** Whether reviews can be translated. */
    translates: v.boolean(),
    /** Written reviews that the filter lets through. */
    matching: count,
    reviews: v.array(review),
  }),
  errors: ['API404'],
  example: {
    total: 12,
    average: 5,
    distribution: [0, 0, 0, 0, 12],
    written: {
      total: 1,
      fit: { small: 0, true: 1, large: 0 },
      quality: 5,
      stars: [0, 0, 0, 0, 1],
      languages: [{ language: 'en', count: 1 }],
      sizes: [{ id: 'M', label: 'M', count: 1 }],
    },
    translates: true,
    matching: 1,
    reviews: [
      {
        reviewId: id,
        title: 'Dry after a week of rain',
        body: 'Wore it from hut to hut.',
        score: 5,
        author: 'Mara',
        date: '2026-10-02',
        verified: true,
        helpful: 12,
        unhelpful: 1,
        language: 'en',
        fit: 'true',
        quality: 5,
        size: { id: 'M', label: 'M' },
      },
    ],
  },
});

/** Generous, so that the service can say which text is too long. */
const anyText = text(100_000);
const reviewBody = v.strictObject({
  score,
  /** Longer ones than `reviewLimits` allows are refused with REV410. */
  title: v.pipe(anyText, v.minLength(1)),
  body: v.pipe(anyText, v.minLength(1)),
  nickname,
  fit: v.optional(v.picklist(fits)),
  quality: v.optional(score),
  size: v.optional(size),
});
export type ReviewBody = v.InferInput<typeof reviewBody>;

const ownReview = v.object({ ...review.entries, state });
export type OwnReview = v.InferOutput<typeof ownReview>;
const exampleOwn: OwnReview = {
  reviewId: id,
  title: 'Dry after a week of rain',
  body: 'Wore it from hut to hut.',
  score: 5,
  author: 'Mara',
  date: '2026-10-02',
  verified: true,
  helpful: 0,
  unhelpful: 0,
  language: 'en',
  state: 'pending',
};

export const writeReview = defineCall({
  name: 'products.writeReview',
  summary: 'Writes the review of the caller, or replaces it; it is shown once a moderator has approved it',
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews',
  access: 'consumer-not-employee',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  body: reviewBody,
  response: ownReview,
  errors: ['API404', 'REV410'],
  idempotencyKey: true,
  example: exampleOwn,
});

export const deleteReview = defineCall({
  name: 'products.deleteReview',
  summary: 'Deletes the review of the caller with its votes; answers the same when there was none',
  method: 'DELETE',
  path: '/products/v1/products/{productId}/reviews',
  access: 'consumer-not-employee',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  response: v.object({ deleted: v.boolean() }),
  errors: ['API404'],
  example: { deleted: true },
});

const ownText = v.object({ id: uuid, body: v.string(), state });

export const getOwnOpinions = defineCall({
  name: 'products.ownOpinions',
  summary: 'What the caller wrote, voted, and reported on a product: pages fetch it apart, since they are shared',
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews/own',
  access: 'consumer',
  params: v.object({ productId }),
  query: v.object({ ...localeQuery }),
  response: v.object({
    review: v.optional(ownReview),
    /** Whether the caller bought the product, and may answer questions. */
    isBuyer: v.boolean(),
    votes: v.array(v.object({ id: uuid, helpful: v.boolean() })),
    /** Reviews that the caller has reported. */
    flagged: v.array(uuid),
    /** Questions and answers of the caller that are not shown. */
    questions: v.array(ownText),
    answers: v.array(v.object({ ...ownText.entries, questionId: uuid })),
  }),
  errors: ['API404'],
  example: { review: exampleOwn, isBuyer: true, votes: [], flagged: [], questions: [], answers: [] },
});

/** Null takes the vote back. */
export const voteBody = v.strictObject({ helpful: v.nullable(v.boolean()) });

export const voteReview = defineCall({
  name: 'products.voteReview',
  summary: 'Says whether a review helps, once for each caller, who may say something else later',
  method: 'POST',
  path: '/products/v1/products/{productId}/review/{reviewId}/vote',
  access: 'shopper',
  params: v.object({ productId, reviewId: uuid }),
  query: v.object({ ...localeQuery }),
  body: voteBody,
  response: v.object(votes),
  // Nobody votes on a review of their own: API422.
  errors: ['API404'],
  example: { helpful: 13, unhelpful: 1 },
});

export const flagReview = defineCall({
  name: 'products.flagReview',
  summary: 'Reports a review to the moderators, once for each caller',
  method: 'POST',
  path: '/products/v1/products/{productId}/review/{reviewId}/flag',
  access: 'shopper',
  params: v.object({ productId, reviewId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ reason: v.picklist(flagReasons), text: v.optional(text(reviewLimits.report), '') }),
  response: v.object({ flagged: v.literal(true) }),
  errors: ['API404'],
  example: { flagged: true },
});

export const translateReview = defineCall({
  name: 'products.translateReview',
  summary: 'A review in another language, by a machine',
  method: 'POST',
  path: '/products/v1/review/{reviewId}/translate',
  access: 'anyone',
  params: v.object({ reviewId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ language }),
  response: v.object({ title: v.string(), body: v.string(), language }),
  errors: ['API404', 'REV502'],
  example: { title: 'Nach einer Woche Regen trocken', body: 'Von Hütte zu Hütte getragen.', language: 'de' },
});
