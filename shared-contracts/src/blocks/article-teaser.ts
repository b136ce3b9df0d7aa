import * as v from 'valibot';
import { picture } from '../fields.ts';
import { base, examplePicture } from './parts.ts';

/** Links to articles (docs/spec/content.md section 3.13). */
export const articleTeaserBlock = v.object({
  ...base,
  type: v.literal('article-teaser'),
  title: v.optional(v.string()),
  /** `standard`: cards side by side; `v2`: the first one large, with its words over the picture. */
  layout: v.picklist(['standard', 'v2']),
  articles: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        /** Relative to the locale. */
        url: v.string(),
        picture,
        tags: v.optional(v.array(v.object({ label: v.string() }))),
        eyebrow: v.optional(v.string()),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
});

export const articleTeaserExample: v.InferInput<typeof articleTeaserBlock> = {
  id: 'b1',
  name: 'Read next',
  type: 'article-teaser',
  layout: 'standard',
  articles: [
    {
      id: 'two-layers-or-three',
      title: 'Two layers or three?',
      url: '/pages/two-layers-or-three',
      picture: examplePicture,
      tags: [{ label: 'Guide' }],
    },
  ],
};
