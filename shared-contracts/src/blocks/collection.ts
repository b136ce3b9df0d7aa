import * as v from 'valibot';
import { productCard } from '../entities/product-card.ts';
import { target } from '../fields.ts';
import { base, slideLayouts, slideVariant } from './parts.ts';

/** Products chosen by editors (docs/spec/content.md section 3.5). */
export const collectionBlock = v.object({
  ...base,
  type: v.literal('collection'),
  title: v.string(),
  subtitle: v.optional(v.string()),
  target: v.optional(target),
  /** On screens for which `breakpoints` names no type. */
  layout: v.picklist(['carousel', 'grid']),
  products: v.array(productCard),
  breakpoints: v.optional(slideLayouts),
  variant: v.optional(slideVariant),
  /** Reaches from edge to edge of the screen. */
  isFullWidth: v.optional(v.boolean()),
});

export const collectionExample: v.InferInput<typeof collectionBlock> = {
  id: 'b1',
  name: 'New arrivals',
  type: 'collection',
  title: 'Just out of the workshop',
  layout: 'carousel',
  breakpoints: { small: { type: 'carousel', slideWidth: '60%' }, large: { type: 'grid', slideWidth: '14rem' } },
  products: [],
};
