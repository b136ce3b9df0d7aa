import { layers, place, ratings } from 'shared-contracts/calls/product-story';
import { styleId } from 'shared-contracts/fields';
import { views } from 'shared-contracts/product-views';
import * as v from 'valibot';
import { colorCode, filled, language, texts } from '../base/record-fields.ts';

const styleIds = (most: number) => v.pipe(v.array(styleId), v.maxLength(most, `names at most ${most} products`));

/** What the product page shows below the fold. */
export const story = v.strictObject({
  /** At most three pictures of details, each with one to three numbered points. */
  closeUps: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          view: v.picklist(views),
          title: texts,
          points: v.pipe(
            v.array(v.strictObject({ ...place, text: texts })),
            v.minLength(1, 'needs at least one point'),
            v.maxLength(3, 'has at most three points'),
          ),
        }),
      ),
      v.maxLength(3, 'has at most three close-ups'),
    ),
    [],
  ),
  /** The bars: 0 to 5. */
  ratings: v.optional(v.strictObject(ratings.entries), {}),
  layering: v.optional(
    v.strictObject({
      layer: v.picklist(layers),
      /** Styles to wear under and over it. */
      under: v.optional(styleIds(3), []),
      over: v.optional(styleIds(3), []),
    }),
  ),
  /** Styles of the same type, to compare it with. */
  siblings: v.optional(styleIds(2), []),
});

const isEachOnce = (values: string[]): boolean => new Set(values).size === values.length;

const partColors = v.pipe(
  v.array(colorCode),
  v.minLength(1, 'needs at least one color'),
  v.check(isEachOnce, 'names a color twice'),
);

/** What a made-to-order product can be made in: each color of the body with each of the trim. */
export const designs = v.strictObject({
  body: partColors,
  trim: partColors,
  /** Designs with a name. */
  ready: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{2,30}$/, 'must be 2 to 30 capital letters, digits, or hyphens')),
          name: texts,
          body: colorCode,
          trim: colorCode,
        }),
      ),
      v.check((ready) => isEachOnce(ready.map(({ code }) => code)), 'names a code twice'),
    ),
    [],
  ),
});

/** A film of the product in the brand's folder of films. */
export const film = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(webm|mp4)$/, 'must be a .webm or .mp4 file of the folder films')),
  /** The scene that stands in its place until it plays. */
  poster: filled,
  width: v.pipe(v.number(), v.integer(), v.minValue(16)),
  height: v.pipe(v.number(), v.integer(), v.minValue(16)),
  title: texts,
  /** Languages with captions beside the film: `rain.webm` has `rain.en.vtt`. */
  captions: v.pipe(v.array(language), v.minLength(1, 'needs captions in at least one language')),
});

/** The person in the pictures. */
export const model = v.strictObject({
  /** Centimeters. */
  height: v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(230)),
  size: filled,
});
