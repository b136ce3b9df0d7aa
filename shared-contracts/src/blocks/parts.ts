import * as v from 'valibot';
import { picture } from '../fields.ts';
import { promotionTracking } from '../tracking/promotion.ts';

/** What every block has: an id, unique on its page, the name that editors gave it, and whether it is tracked. */
export const base = { id: v.string(), name: v.string(), promotionTracking: v.optional(promotionTracking) };

/** Pictures per width: the phone's crop and the desktop's. */
export const responsivePicture = v.object({ small: picture, large: picture });
export type ResponsivePicture = v.InferOutput<typeof responsivePicture>;

/** The colors of a part of the page: dark text on a light ground, or the reverse. */
export const tone = v.picklist(['light', 'dark']);

/** The ground of a block. Texts on each have at least the contrast of WCAG AA in both schemes. */
export const ground = v.picklist(['paper', 'surface', 'tile', 'dark']);
export type Ground = v.InferOutput<typeof ground>;

/** A color of text that has enough contrast on every ground. */
export const textColor = v.picklist(['ink', 'slate', 'pine', 'glacier']);

export const alignment = v.picklist(['start', 'center', 'end']);

/** Space at the edges or between parts: nothing, or a step of the spacing scale (16, 24, 48 px). */
export const spacing = v.picklist(['none', 'small', 'medium', 'large']);
export type Spacing = v.InferOutput<typeof spacing>;

/** Screens by width: small below 600 px, medium below 900 px, and large. */
export const screenSize = v.picklist(['small', 'medium', 'large']);

/** A value per screen; one that is missing is the value of the next smaller screen. */
export const perScreen = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ small: v.optional(schema), medium: v.optional(schema), large: v.optional(schema) });

/** A width in rem or in percent of the block. */
export const slideLength = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,3})?(?:rem|%)$/));

/** How the items of a collection are laid out on one screen (docs/spec/content.md section 3.5). */
export const slideLayout = v.object({
  /** Side by side in a row that moves, or in rows below each other. */
  type: v.optional(v.picklist(['carousel', 'grid'])),
  /** Space before the first and behind the last slide. */
  slidePadding: v.optional(spacing),
  /** Width of a slide; in a grid the least width of a column. */
  slideWidth: v.optional(slideLength),
  slideMaxWidth: v.optional(slideLength),
  /** Space between two slides. */
  margin: v.optional(spacing),
  /** Moves by itself; can be stopped, and never starts with reduced motion. */
  autoplay: v.optional(v.boolean()),
  /** Seconds that each slide stays. */
  autorotateTime: v.optional(v.pipe(v.number(), v.minValue(2), v.maxValue(60))),
  /** Begins again behind the last slide. */
  loop: v.optional(v.boolean()),
  showArrows: v.optional(v.boolean()),
  /** A dot for each slide. */
  showIndicators: v.optional(v.boolean()),
  /** A bar that says how far the slides are. */
  showProgress: v.optional(v.boolean()),
  /** Whether a finger moves the slides; true by default. */
  swipe: v.optional(v.boolean()),
});

/** The layout per screen; a setting that is missing is that of the next smaller screen. */
export const slideLayouts = perScreen(slideLayout);
export type SlideLayouts = v.InferOutput<typeof slideLayouts>;

/** `tinted` stands on a ground of its own. */
export const slideVariant = v.picklist(['standard', 'tinted']);

export const examplePicture = {
  src: '/images/v1/scene/ridge-12-dusk-mist-16x9',
  alt: 'Ridges at dusk',
  width: 1600,
  height: 900,
};
