import * as v from 'valibot';
import { picture, target } from '../fields.ts';
import { base, examplePicture } from './parts.ts';

/** Cards that lead to one page each, such as stories and guides. */
export const linkedCardsBlock = v.object({
  ...base,
  type: v.literal('linked-cards'),
  title: v.optional(v.string()),
  cards: v.array(
    v.object({ eyebrow: v.optional(v.string()), title: v.string(), body: v.optional(v.string()), target, picture }),
  ),
});

export const linkedCardsExample: v.InferInput<typeof linkedCardsBlock> = {
  id: 'b1',
  name: 'Field notes',
  type: 'linked-cards',
  cards: [
    {
      title: 'Two layers or three?',
      target: { text: 'Read', url: '/pages/two-layers-or-three' },
      picture: examplePicture,
    },
  ],
};
