import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoTimestamp, localeQuery, nonEmptyText, text, uuid } from '../fields.ts';
import { decisionBody, photoQueues } from '../photo-moderation.ts';
import { flagReasons, reviewLimits, textKinds } from '../review-limits.ts';
import { state } from './reviews.ts';

const moderators = { staff: ['moderator'] } as const;
const kind = v.picklist(textKinds);

/** A review, question, or answer as moderators see it. */
const moderatedText = v.object({
  kind,
  textId: uuid,
  /** Of a review. */
  title: v.optional(v.string()),
  score: v.optional(v.number()),
  body: v.string(),
  author: v.string(),
  language: v.string(),
  writtenAt: isoTimestamp,
  verified: v.boolean(),
  state,
  /** As the moderator has seen it; sent with the decision. */
  revision: v.number(),
  /** Whether reports have hidden it. */
  isHidden: v.boolean(),
  product: v.object({ name: v.string(), url: v.optional(v.string()) }),
  /** What an answer answers. */
  question: v.optional(v.string()),
  reports: v.array(v.object({ reason: v.picklist(flagReasons), text: v.string(), reportedAt: isoTimestamp })),
});
export type ModeratedText = v.InferOutput<typeof moderatedText>;

const textId = '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d12';

export const getTextQueue = defineCall({
  name: 'reviews.queue',
  summary: 'Reviews, questions, and answers that wait for a moderator, or that were reported, the oldest first',
  method: 'GET',
  path: '/staff-moderation/v1/texts',
  access: moderators,
  query: v.object({
    ...localeQuery,
    queue: v.picklist(photoQueues),
    /** `next` of the page before. */
    after: v.optional(text(80)),
  }),
  response: v.object({ texts: v.array(moderatedText), next: v.optional(v.string()) }),
  errors: [],
  example: {
    texts: [
      {
        kind: 'review',
        textId,
        title: 'Dry after a week of rain',
        score: 5,
        body: 'Wore it from hut to hut.',
        author: 'Mara',
        language: 'en',
        writtenAt: '2026-11-22T18:40:00.000Z',
        verified: true,
        state: 'pending',
        revision: 1,
        isHidden: false,
        product: { name: 'Skarn Shell Jacket', url: '/p/skarn-shell-jacket-TF4K2M9A0C5' },
        reports: [],
      },
    ],
  },
});

export const decideText = defineCall({
  name: 'reviews.decide',
  summary: 'Approves or refuses a review, a question, or an answer; reports of it are settled by that',
  method: 'PUT',
  path: '/staff-moderation/v1/texts/{textKind}/{textId}',
  access: moderators,
  params: v.object({ textKind: kind, textId: uuid }),
  query: v.object({ ...localeQuery }),
  body: decisionBody,
  response: v.object({ state }),
  // REV409 when somebody decided about it, reported it, or changed it after the moderator has seen it.
  errors: ['API404', 'REV409'],
  example: { state: 'approved' },
});

export const answerAsShop = defineCall({
  name: 'reviews.answerAsShop',
  summary: 'Answers a question in the name of the shop, and approves the question with that',
  method: 'POST',
  path: '/staff-moderation/v1/questions/{questionId}/answers',
  access: moderators,
  params: v.object({ questionId: uuid }),
  query: v.object({ ...localeQuery }),
  body: v.strictObject({ body: nonEmptyText(reviewLimits.answer) }),
  response: v.object({ answerId: uuid }),
  errors: ['API404'],
  idempotencyKey: true,
  example: { answerId: textId },
});
