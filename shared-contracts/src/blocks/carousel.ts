import * as v from 'valibot';
import { cardExample } from './card.ts';
import { base, slideLayouts, slideVariant } from './parts.ts';
import { slides } from './slide.ts';

/** Blocks side by side in a row that moves; `breakpoints` can make it a grid on some screens. */
export const carouselBlock = v.object({
  ...base,
  type: v.literal('carousel'),
  title: v.optional(v.string()),
  items: slides,
  breakpoints: v.optional(slideLayouts),
  variant: v.optional(slideVariant),
  /** Reaches from edge to edge of the screen. */
  isFullWidth: v.optional(v.boolean()),
});

export const carouselExample: v.InferInput<typeof carouselBlock> = {
  id: 'b1',
  name: 'Stories',
  type: 'carousel',
  breakpoints: { small: { slideWidth: '85%', showIndicators: true }, large: { slideWidth: '33%', showArrows: true } },
  items: [cardExample],
};
