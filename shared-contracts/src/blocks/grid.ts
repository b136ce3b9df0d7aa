import * as v from 'valibot';
import { cardExample } from './card.ts';
import { base, slideLayouts, slideVariant } from './parts.ts';
import { slides } from './slide.ts';

/** Blocks in rows and columns; `breakpoints` can make it a carousel on some screens. */
export const gridBlock = v.object({
  ...base,
  type: v.literal('grid'),
  title: v.optional(v.string()),
  items: slides,
  breakpoints: v.optional(slideLayouts),
  variant: v.optional(slideVariant),
  /** Reaches from edge to edge of the screen. */
  isFullWidth: v.optional(v.boolean()),
});

export const gridExample: v.InferInput<typeof gridBlock> = {
  id: 'b1',
  name: 'Stories',
  type: 'grid',
  breakpoints: { small: { type: 'carousel', slideWidth: '85%' }, medium: { type: 'grid', slideWidth: '18rem' } },
  items: [cardExample],
};
