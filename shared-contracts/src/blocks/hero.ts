import * as v from 'valibot';
import { productCard } from '../entities/product-card.ts';
import { picture, target } from '../fields.ts';
import { alignment, base, examplePicture, perScreen, responsivePicture, tone } from './parts.ts';
import { richText } from './rich-text-document.ts';

/** The large picture with words; the first of a page has its h1 (docs/spec/content.md section 3.4). */
export const heroBlock = v.object({
  ...base,
  type: v.literal('hero'),
  /** Words over the picture, below it, or over it beside a product. */
  variant: v.picklist(['standard', 'block-below', 'product-overlay']),
  eyebrowText: v.optional(v.string()),
  /** A logo above the title, per width; it replaces the text above it. */
  eyebrowLogoResponsive: v.optional(responsivePicture),
  title: v.string(),
  subtitle: v.optional(v.string()),
  richText: v.optional(richText),
  /** Small print below the buttons. */
  richTextBelowTargets: v.optional(richText),
  media: responsivePicture,
  /** Several pictures side by side in place of `media`; a phone shows the first. */
  mediaList: v.optional(v.pipe(v.array(responsivePicture), v.minLength(1), v.maxLength(3))),
  /** Where a press on the picture leads. */
  mediaTarget: v.optional(target),
  targets: v.array(target),
  /** `No-CTA` draws no buttons: the whole block leads to `mediaTarget`, or else to the first target. */
  linkType: v.optional(v.picklist(['CTA', 'No-CTA'])),
  /** All buttons are as wide as the widest. */
  equalTargetSize: v.optional(v.boolean()),
  /** Color of the text over the picture. */
  tone,
  /** What the picture shows or who made it. */
  caption: v.optional(v.string()),
  captionTarget: v.optional(target),
  captionAlignment: v.optional(v.picklist(['start', 'end'])),
  /** Where the veil between picture and words is; `bottom` by default. */
  gradient: v.optional(v.picklist(['none', 'bottom', 'top', 'start', 'full'])),
  /** `medium` by default. */
  gradientStrength: v.optional(v.picklist(['soft', 'medium', 'strong'])),
  /** Share of the desktop's width for the words: 1/3, 1/2, 2/3 (by default), 11/12. */
  overlayWidth: v.optional(v.picklist(['xs', 'sm', 'md', 'lg']), 'md'),
  overlayAlignment: v.optional(alignment),
  /** `end` by default: at the foot of the picture. */
  overlayPosition: v.optional(alignment),
  /** A picture over the picture, such as a seal. */
  overlayPicture: v.optional(picture),
  /** Whether the words are over the picture or below it, per screen. */
  responsiveLayout: v.optional(perScreen(v.picklist(['overlay', 'below']))),
  /** The product of `product-overlay`. */
  product: v.optional(productCard),
});

export const heroExample: v.InferInput<typeof heroBlock> = {
  id: 'b1',
  name: 'Hero',
  type: 'hero',
  variant: 'standard',
  title: 'Weather is a place',
  media: { small: examplePicture, large: examplePicture },
  targets: [{ text: 'Shop shells', url: '/c/shells-1110', style: 'primary' }],
  tone: 'dark',
};
