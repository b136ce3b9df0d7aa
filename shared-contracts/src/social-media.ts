/**
 * What the social media service answers (docs/spec/content.md section 7.9; decision 0037). Pages check its answers by these
 * schemas; those of requests and of moderators are apart, so that pages carry none.
 */
import * as v from 'valibot';
import { isoTimestamp, nonEmptyText, styleId } from './fields.ts';
import { photoLimits } from './photo-limits.ts';

export const photoId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
export const photoCaption = nonEmptyText(photoLimits.caption);
export const captionLanguage = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));
const file = v.object({ url: v.pipe(v.string(), v.maxLength(500), v.url()), width: pixels, height: pixels });

/** A photo of a shopper that a moderator has approved. */
export const photo = v.object({
  id: photoId,
  /** What is to be seen, in the words of whom it is by. */
  caption: photoCaption,
  /** Of the caption: two letters. */
  language: captionLanguage,
  uploader: v.object({ name: nonEmptyText(photoLimits.name) }),
  publishedAt: isoTimestamp,
  images: v.object({ small: file, large: file }),
});
export type Photo = v.InferOutput<typeof photo>;

/** The answer to a request for photos, the last published first. */
export const photoPage = v.object({
  media: v.array(photo),
  /** Of the photos with the tag; absent where photos of several are asked for. */
  streamId: v.optional(photoId),
  /** Value of `after` for the next page; absent on the last. */
  next: v.optional(photoId),
});
export type PhotoPage = v.InferOutput<typeof photoPage>;

/** The answer to `GET /`: whose photos they are, and what a photo has to come with. */
export const socialCustomer = v.object({
  id: photoId,
  name: v.string(),
  /** Version of the terms that are accepted with a photo. */
  terms: nonEmptyText(20),
});

/** Streams of a photo: each is what the photos of one product are gathered in. The tag is a style id (its masterId). */
export const photoStreams = v.object({ streams: v.array(v.object({ id: photoId, tag: styleId })) });

export const reportReasons = ['offensive', 'privacy', 'wrong-product', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The answer to `POST /stashes`: a file that waits for its photo to be described. */
export const stash = v.object({ id: photoId, width: pixels, height: pixels });

/** The answer to `POST /users`: who uploads, and the secret that proves it. */
export const newUser = v.object({ id: photoId, token: nonEmptyText(100) });

/** The answer to a photo: it waits. */
export const newPhoto = v.object({ id: photoId, status: v.picklist(['pending', 'approved', 'refused']) });

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
