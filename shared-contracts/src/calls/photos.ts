import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoTimestamp, localeQuery, styleId } from '../fields.ts';
import { decisionBody, moderatedPhoto, photoQueues } from '../photo-moderation.ts';
import { photoId } from '../social-media.ts';

const moderators = { staff: ['moderator'] } as const;
const { caption, language, status, revision, images, reports } = moderatedPhoto.entries;

/** A photo of a shopper as moderators see it. */
const reviewedPhoto = v.object({
  photoId,
  caption,
  /** Of the caption: two letters. */
  language,
  /** The name that the shopper chose. */
  by: v.string(),
  uploadedAt: isoTimestamp,
  status,
  /** As the moderator has seen it; sent with the decision. */
  revision,
  image: images.entries.large,
  /** What it is said to show; without a name, the shop sells no such style. */
  products: v.array(v.object({ styleId, name: v.optional(v.string()), url: v.optional(v.string()) })),
  /** Names of its categories. */
  categories: v.array(v.string()),
  reports,
});
export type ReviewedPhoto = v.InferOutput<typeof reviewedPhoto>;

const example: ReviewedPhoto = {
  photoId: '7c0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d11',
  caption: 'Above the lake, before breakfast',
  language: 'en',
  by: 'Ines from Lyon',
  uploadedAt: '2026-11-22T18:40:00.000Z',
  status: 'pending',
  revision: 1,
  image: { url: 'https://photos.example/pictures/7c0f5a0e/large.webp', width: 1200, height: 1600 },
  products: [{ styleId: 'TF4K2M9A', name: 'Skarn Shell Jacket', url: '/p/skarn-shell-jacket-TF4K2M9A0C5' }],
  categories: ["Women's jackets"],
  reports: [],
};

export const getPhotoQueue = defineCall({
  name: 'photos.queue',
  summary: 'Photos of shoppers that wait for a moderator, or that were reported, the oldest first',
  method: 'GET',
  path: '/staff-moderation/v1/photos',
  access: moderators,
  query: v.object({
    ...localeQuery,
    queue: v.picklist(photoQueues),
    /** `next` of the page before. */
    after: v.optional(photoId),
  }),
  response: v.object({ photos: v.array(reviewedPhoto), next: v.optional(photoId) }),
  errors: ['PHO502'],
  example: { photos: [example] },
});

export const decidePhoto = defineCall({
  name: 'photos.decide',
  summary: 'Approves or refuses a photo; reports of it are settled by that',
  method: 'PUT',
  path: '/staff-moderation/v1/photos/{photoId}',
  access: moderators,
  params: v.object({ photoId }),
  query: v.object({ ...localeQuery }),
  body: decisionBody,
  response: v.object({ status }),
  // PHO409 when somebody decided, or reported it, after the moderator has seen it.
  errors: ['API404', 'PHO409', 'PHO502'],
  example: { status: 'approved' },
});
