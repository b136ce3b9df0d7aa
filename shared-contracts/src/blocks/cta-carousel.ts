import * as v from 'valibot';
import { picture, target } from '../fields.ts';
import { base, examplePicture, slideLayouts } from './parts.ts';

/**
 * Buttons with pictures in a carousel. Slides are at most 19.25rem wide on small screens and 26.5rem on others, and
 * small screens show no arrows (docs/spec/content.md section 9.1).
 */
export const ctaCarouselBlock = v.object({
  ...base,
  type: v.literal('cta-carousel'),
  title: v.optional(v.string()),
  items: v.pipe(v.array(v.object({ target, picture })), v.minLength(1), v.maxLength(24)),
  breakpoints: v.optional(slideLayouts),
});

export const ctaCarouselExample: v.InferInput<typeof ctaCarouselBlock> = {
  id: 'b1',
  name: 'Activities',
  type: 'cta-carousel',
  items: [{ target: { text: 'Go camping', url: '/c/tents-4100' }, picture: examplePicture }],
};
