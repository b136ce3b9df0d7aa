import * as v from 'valibot';
import { target } from '../fields.ts';
import { base, examplePicture, responsivePicture } from './parts.ts';
import { exampleRichText, richText } from './rich-text-document.ts';

/** The body of an article page (docs/spec/content.md section 2.1). */
export const articleBlock = v.object({
  ...base,
  type: v.literal('article'),
  /** `standard` begins with words; `v2` with a picture from edge to edge, and its column is narrow. */
  layout: v.picklist(['standard', 'v2']),
  title: v.string(),
  eyebrow: v.optional(v.string()),
  /** Who wrote it and when, as one line. */
  byline: v.optional(v.string()),
  tags: v.optional(v.array(v.object({ label: v.string(), target: v.optional(target) }))),
  media: responsivePicture,
  /** In `v2`: the picture moves slower than the page. */
  parallax: v.optional(v.boolean()),
  richText,
});

export const articleExample: v.InferInput<typeof articleBlock> = {
  id: 'b1',
  name: 'Two layers or three?',
  type: 'article',
  layout: 'standard',
  title: 'Two layers or three?',
  media: { small: examplePicture, large: examplePicture },
  richText: exampleRichText,
};
