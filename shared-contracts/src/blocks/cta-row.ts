import * as v from 'valibot';
import { target } from '../fields.ts';
import { alignment, base } from './parts.ts';

/** Buttons side by side; the one whose path and query match the page is highlighted. */
export const ctaRowBlock = v.object({
  ...base,
  type: v.literal('cta-row'),
  targets: v.array(target),
  alignment: v.optional(alignment),
});

export const ctaRowExample: v.InferInput<typeof ctaRowBlock> = {
  id: 'b1',
  name: 'Buttons',
  type: 'cta-row',
  targets: [
    { text: 'Women', url: '/c/women-1000' },
    { text: 'Men', url: '/c/men-2000' },
  ],
};
