import * as v from 'valibot';
import { productCard } from '../entities/product-card.ts';
import { base } from './parts.ts';

/** Recommended products in a carousel. */
export const recommendationsBlock = v.object({
  ...base,
  type: v.literal('recommendations'),
  title: v.string(),
  products: v.array(productCard),
  /** By which rule they were chosen, for tracking. */
  recommendationId: v.optional(v.string()),
  /** Cards side by side on a desktop; six of them move by six, others by three. */
  cards: v.optional(v.picklist([3, 5, 6])),
});

export const recommendationsExample: v.InferInput<typeof recommendationsBlock> = {
  id: 'b1',
  name: 'For you',
  type: 'recommendations',
  title: 'Goes well with rain',
  cards: 6,
  products: [],
};
