import * as v from 'valibot';
import { bannerBlock } from './banner.ts';
import { cardBlock } from './card.ts';
import { heroBlock } from './hero.ts';
import { richTextBlock } from './rich-text.ts';
import { videoBlock } from './video.ts';

type SlideSchema = typeof cardBlock | typeof heroBlock | typeof bannerBlock | typeof richTextBlock | typeof videoBlock;
export type Slide = v.InferOutput<SlideSchema>;
export type SlideInput = v.InferInput<SlideSchema>;

/** A block that may be an item of a carousel or grid. None contains another, so that nesting ends here. */
export const slide: v.GenericSchema<SlideInput, Slide> = v.variant('type', [
  cardBlock,
  heroBlock,
  bannerBlock,
  richTextBlock,
  videoBlock,
]);

export const slides = v.pipe(v.array(slide), v.minLength(1), v.maxLength(24));
