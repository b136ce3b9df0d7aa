import * as v from 'valibot';
import { picture, target } from '../fields.ts';
import { base, examplePicture } from './parts.ts';

/** Cards with several links each. */
export const multiLinkCardsBlock = v.object({
  ...base,
  type: v.literal('multi-link-cards'),
  title: v.optional(v.string()),
  cards: v.array(
    v.object({
      title: v.string(),
      body: v.optional(v.string()),
      picture: v.optional(picture),
      targets: v.pipe(v.array(target), v.minLength(1), v.maxLength(8)),
    }),
  ),
});

export const multiLinkCardsExample: v.InferInput<typeof multiLinkCardsBlock> = {
  id: 'b1',
  name: 'By activity',
  type: 'multi-link-cards',
  cards: [
    {
      title: 'Above the tree line',
      picture: examplePicture,
      targets: [
        { text: 'Women', url: '/c/women-1000' },
        { text: 'Men', url: '/c/men-2000' },
      ],
    },
  ],
};
