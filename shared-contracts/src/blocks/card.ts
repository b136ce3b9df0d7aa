import * as v from 'valibot';
import { picture, target } from '../fields.ts';
import { base, examplePicture } from './parts.ts';

/** A picture with words that lead somewhere: an item of carousels and grids. */
export const cardBlock = v.object({
  ...base,
  type: v.literal('card'),
  eyebrow: v.optional(v.string()),
  title: v.string(),
  body: v.optional(v.string()),
  target,
  picture,
});

export const cardExample: v.InferInput<typeof cardBlock> = {
  id: 'b1',
  name: 'Card',
  type: 'card',
  title: 'Four huts, one coat',
  target: { text: 'Read', url: '/pages/four-huts-one-coat' },
  picture: examplePicture,
};
