import * as v from 'valibot';
import { film, track } from '../entities/film.ts';
import { picture, styleId } from '../fields.ts';

/** What the bars of a product page rate. */
export const ratedProperties = ['warmth', 'wind', 'water', 'weight'] as const;
export type RatedProperty = (typeof ratedProperties)[number];

/** The highest rating of a property. */
export const highestRating = 5;

/** What is worn on what: next to the skin, for warmth, against the weather. */
export const layers = ['base', 'mid', 'outer'] as const;
export type Layer = (typeof layers)[number];

/** 0 offers none, 5 the most of its kind; with `weight`, 5 is the lightest. */
export const ratings = v.object(
  v.entriesFromList(
    ratedProperties,
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestRating))),
  ),
);

/** Percent of the width and height of a picture. */
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** Where a point stands on its picture. */
export const place = { x: percent, y: percent };

/** What the product page shows below the fold. Each part may be empty. */
export const productStory = v.object({
  /** Pictures of details with numbered points. */
  closeUps: v.array(
    v.object({ title: v.string(), picture, points: v.array(v.object({ ...place, text: v.string() })) }),
  ),
  ratings,
  /** Which layer it is, and styles to wear under and over it. */
  layering: v.optional(v.object({ layer: v.picklist(layers), under: v.array(styleId), over: v.array(styleId) })),
  /** Styles of the same type, to compare it with. */
  siblings: v.array(styleId),
});
export type ProductStory = v.InferOutput<typeof productStory>;

/** A film of the product, with captions. */
export const productFilm = v.object({ title: v.string(), file: film, tracks: v.array(track) });
export type ProductFilm = v.InferOutput<typeof productFilm>;

/** The person in the pictures. */
export const productModel = v.object({
  /** Centimeters. */
  height: v.number(),
  /** What the person wears, as the market calls it: "M", "US 8 / EU 38.5". */
  size: v.string(),
});
export type ProductModel = v.InferOutput<typeof productModel>;
