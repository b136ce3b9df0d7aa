import * as v from 'valibot';
import { productCard } from '../entities/product-card.ts';
import { base } from './parts.ts';

/** Products that complete another, stacked in small rows; the stacks are the slides of a carousel. */
export const upsellBlock = v.object({
  ...base,
  type: v.literal('upsell'),
  title: v.string(),
  products: v.array(productCard),
  /** Products on top of each other; 3 by default. */
  stackedCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
});

export const upsellExample: v.InferInput<typeof upsellBlock> = {
  id: 'b1',
  name: 'Complete the look',
  type: 'upsell',
  title: 'Complete the look',
  products: [],
};
