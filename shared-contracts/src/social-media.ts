/**
 * The protocol of the social media service (docs/spec/content.md section 7.9; decision 0037). Pages, the services, and the
 * sandbox read each other's messages by these schemas.
 */
import * as v from 'valibot';
import { categoryId, isoTimestamp, nonEmptyText, styleId } from './fields.ts';
import { photoLimits } from './photo-limits.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const caption = nonEmptyText(photoLimits.caption);
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));
const file = v.object({ url: v.pipe(v.string(), v.maxLength(500), v.url()), width: pixels, height: pixels });

/** A photo of a shopper that a moderator has approved. */
export const photo = v.object({
  id,
  /** What is to be seen, in the words of whom it is by. */
  caption,
  /** Of the caption: two letters. */
  language,
  uploader: v.object({ name: nonEmptyText(photoLimits.name) }),
  publishedAt: isoTimestamp,
  images: v.object({ small: file, large: file }),
});
export type Photo = v.InferOutput<typeof photo>;

/** The answer to a request for photos, the last published first. */
export const photoPage = v.object({
  media: v.array(photo),
  /** Of the photos with the tag; absent where photos of several are asked for. */
  streamId: v.optional(id),
  /** Value of `after` for the next page; absent on the last. */
  next: v.optional(id),
});
export type PhotoPage = v.InferOutput<typeof photoPage>;

/** The answer to `GET /`: whose photos they are, and what a photo has to come with. */
export const socialCustomer = v.object({
  id,
  name: v.string(),
  /** Version of the terms that are accepted with a photo. */
  terms: nonEmptyText(20),
});

/** Streams of a photo: each is what the photos of one product are gathered in. The tag is a style id (its masterId). */
export const photoStreams = v.object({ streams: v.array(v.object({ id, tag: styleId })) });

export const reportReasons = ['offensive', 'privacy', 'wrong-product', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportBody = v.strictObject({
  reason: v.picklist(reportReasons),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(photoLimits.reportText)), ''),
});
export type PhotoReport = v.InferInput<typeof reportBody>;

/** The answer to `POST /stashes`: a file that waits for its photo to be described. */
export const stash = v.object({ id, width: pixels, height: pixels });

export const newUserBody = v.strictObject({ name: nonEmptyText(photoLimits.name) });
/** The answer to `POST /users`: who uploads, and the secret that proves it. */
export const newUser = v.object({ id, token: nonEmptyText(100) });

/** What a photo shows: one product, or things of a category. */
export const newPhotoBody = v.strictObject({
  token: nonEmptyText(100),
  stash: id,
  caption,
  language,
  /** Version of the terms that were accepted. */
  terms: nonEmptyText(20),
  streams: v.pipe(v.array(styleId), v.maxLength(1)),
  categories: v.pipe(v.array(categoryId), v.maxLength(photoLimits.categories)),
});
export type NewPhotoBody = v.InferInput<typeof newPhotoBody>;
export const newPhoto = v.object({ id, status: v.picklist(['pending', 'approved', 'refused']) });

/** Why the service refuses; the `error` of its answer. */
export const socialErrors = [
  'invalid_token',
  'invalid_request',
  'not_found',
  'unsupported_type',
  'too_large',
  'unusable_picture',
  'terms_required',
  'duplicate',
  'changed',
  'too_many_requests',
] as const;
export type SocialError = (typeof socialErrors)[number];
export const socialRefusal = v.object({ error: v.picklist(socialErrors) });

/** A photo as moderators see it. */
export const moderatedPhoto = v.object({
  ...v.omit(photo, ['publishedAt']).entries,
  status: v.picklist(['pending', 'approved', 'refused']),
  /** Rises with each change, so that two moderators do not decide at once. */
  revision: v.pipe(v.number(), v.integer()),
  uploadedAt: isoTimestamp,
  tags: v.array(styleId),
  categories: v.array(categoryId),
  reports: v.array(v.object({ reason: v.picklist(reportReasons), text: v.string(), reportedAt: isoTimestamp })),
});
export type ModeratedPhoto = v.InferOutput<typeof moderatedPhoto>;
export const moderatedPage = v.object({ media: v.array(moderatedPhoto), next: v.optional(id) });

export const photoQueues = ['pending', 'reported'] as const;
export type PhotoQueue = (typeof photoQueues)[number];
export const photoDecisions = ['approved', 'refused'] as const;
export type PhotoDecision = (typeof photoDecisions)[number];
export const decisionBody = v.strictObject({
  status: v.picklist(photoDecisions),
  revision: v.pipe(v.number(), v.integer()),
});
