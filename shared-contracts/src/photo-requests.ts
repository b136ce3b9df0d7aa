/** What the social media service is sent (docs/spec/content.md section 7.9). It alone reads these schemas; pages have the types. */
import * as v from 'valibot';
import { categoryId, nonEmptyText, styleId } from './fields.ts';
import { photoLimits } from './photo-limits.ts';
import { captionLanguage, photoCaption, photoId, reportReasons } from './social-media.ts';

export const reportBody = v.strictObject({
  reason: v.picklist(reportReasons),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(photoLimits.reportText)), ''),
});
export type PhotoReport = v.InferInput<typeof reportBody>;

export const newUserBody = v.strictObject({ name: nonEmptyText(photoLimits.name) });

/** What a photo shows: one product, or things of a category. */
export const newPhotoBody = v.strictObject({
  token: nonEmptyText(100),
  stash: photoId,
  caption: photoCaption,
  language: captionLanguage,
  /** Version of the terms that were accepted. */
  terms: nonEmptyText(20),
  streams: v.pipe(v.array(styleId), v.maxLength(1)),
  categories: v.pipe(v.array(categoryId), v.maxLength(photoLimits.categories)),
});
export type NewPhotoBody = v.InferInput<typeof newPhotoBody>;
