import * as v from 'valibot';
import { target } from '../fields.ts';
import { base, responsivePicture, tone } from './parts.ts';

/** A message over the brand's ornament, from edge to edge. */
export const bannerBlock = v.object({
  ...base,
  type: v.literal('banner'),
  title: v.string(),
  body: v.optional(v.string()),
  targets: v.array(target),
  tone,
  media: v.optional(responsivePicture),
});

export const bannerExample: v.InferInput<typeof bannerBlock> = {
  id: 'b1',
  name: 'Repairs',
  type: 'banner',
  title: 'Torn is not the end',
  targets: [{ text: 'How repairs work', url: '/pages/repairs' }],
  tone: 'dark',
};
