import * as v from 'valibot';
import { target } from '../fields.ts';
import { base, examplePicture, responsivePicture } from './parts.ts';

/** How much faster than the page a layer moves: 1, 1.5, and 1.75 times. */
const speed = v.optional(v.picklist(['slow', 'medium', 'fast']));

const layer = v.object({
  media: responsivePicture,
  title: v.optional(v.string()),
  body: v.optional(v.string()),
  target: v.optional(target),
});

/**
 * Pictures that move at another pace than the page (docs/spec/content.md sections 3.11 and 9.1). They stand still with
 * reduced motion and in browsers without scroll-driven animations.
 */
export const parallaxBlock = v.object({
  ...base,
  type: v.literal('parallax'),
  title: v.optional(v.string()),
  parallax: v.variant('type', [
    v.object({ type: v.literal('none'), item: layer }),
    v.object({
      type: v.literal('offset'),
      item: layer,
      /** Steps of 50 px that the picture moves while it passes: -250 to 250 px. */
      offset: v.pipe(v.number(), v.integer(), v.minValue(-5), v.maxValue(5)),
      speed,
    }),
    v.object({
      type: v.literal('crop'),
      item: layer,
      /** Share of the picture that is seen at a time: 0.5, 0.6, 0.8. */
      size: v.picklist(['small', 'medium', 'large']),
      speed,
    }),
    v.object({
      type: v.literal('twoCardParallax'),
      items: v.pipe(v.array(layer), v.length(2)),
      speed,
    }),
    v.object({
      type: v.literal('galleryParallax'),
      items: v.pipe(v.array(layer), v.minLength(2), v.maxLength(9)),
      speed,
    }),
  ]),
});

export const parallaxExample: v.InferInput<typeof parallaxBlock> = {
  id: 'b1',
  name: 'Ridges',
  type: 'parallax',
  parallax: {
    type: 'offset',
    offset: 2,
    speed: 'slow',
    item: { media: { small: examplePicture, large: examplePicture }, title: 'Above the cloud' },
  },
};
