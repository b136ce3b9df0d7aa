import * as v from 'valibot';
import { picture, target } from '../fields.ts';
import { base, examplePicture } from './parts.ts';

/** Links to categories, each with a picture. */
export const categoryCardsBlock = v.object({
  ...base,
  type: v.literal('category-cards'),
  title: v.optional(v.string()),
  cards: v.array(v.object({ title: v.string(), target, picture })),
});

export const categoryCardsExample: v.InferInput<typeof categoryCardsBlock> = {
  id: 'b1',
  name: 'Categories',
  type: 'category-cards',
  cards: [{ title: 'Tents', target: { text: 'Tents', url: '/c/tents-4100' }, picture: examplePicture }],
};
