import * as v from 'valibot';
import { productCard } from '../entities/product-card.ts';
import { base, examplePicture, responsivePicture } from './parts.ts';

/** Percent of the picture's width or height, from its top left corner. */
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A picture of a whole look, with points that lead to its products. */
export const lookBookBlock = v.object({
  ...base,
  type: v.literal('look-book'),
  title: v.optional(v.string()),
  subtitle: v.optional(v.string()),
  looks: v.pipe(
    v.array(
      v.object({
        title: v.string(),
        media: responsivePicture,
        hotspots: v.pipe(v.array(v.object({ x: percent, y: percent, product: productCard })), v.maxLength(12)),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
});

export const lookBookExample: v.InferInput<typeof lookBookBlock> = {
  id: 'b1',
  name: 'Autumn looks',
  type: 'look-book',
  looks: [{ title: 'Ridge day', media: { small: examplePicture, large: examplePicture }, hotspots: [] }],
};
