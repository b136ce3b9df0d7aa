import * as v from 'valibot';
import { target } from '../fields.ts';
import { base, examplePicture, responsivePicture } from './parts.ts';

/** Links below each other. The one that is hovered or focused is active, and its picture fades in. */
export const verticalListBlock = v.object({
  ...base,
  type: v.literal('vertical-list'),
  title: v.optional(v.string()),
  items: v.pipe(v.array(v.object({ target, media: responsivePicture })), v.minLength(1), v.maxLength(12)),
});

export const verticalListExample: v.InferInput<typeof verticalListBlock> = {
  id: 'b1',
  name: 'Activities',
  type: 'vertical-list',
  items: [
    {
      target: { text: 'Hut to hut', url: '/pages/four-huts-one-coat' },
      media: { small: examplePicture, large: examplePicture },
    },
  ],
};
