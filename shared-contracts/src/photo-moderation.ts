/** How moderators decide about photos of shoppers at the social media service (decision 0037). */
import * as v from 'valibot';
import { categoryId, isoTimestamp, styleId } from './fields.ts';
import { photo, photoId, reportReasons } from './social-media.ts';

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
export const moderatedPage = v.object({ media: v.array(moderatedPhoto), next: v.optional(photoId) });

export const photoQueues = ['pending', 'reported'] as const;
export type PhotoQueue = (typeof photoQueues)[number];
export const photoDecisions = ['approved', 'refused'] as const;
export type PhotoDecision = (typeof photoDecisions)[number];
export const decisionBody = v.strictObject({
  status: v.picklist(photoDecisions),
  revision: v.pipe(v.number(), v.integer()),
});
