import * as v from 'valibot';
import { target } from '../fields.ts';
import { alignment, base } from './parts.ts';

/** Links to the pages of one subject; the current one is marked (docs/spec/content.md section 3.10). */
export const secondaryNavBlock = v.object({
  ...base,
  type: v.literal('secondary-nav'),
  /** Accessible name of the navigation, shown in front of the links. */
  title: v.string(),
  targets: v.pipe(v.array(target), v.minLength(1), v.maxLength(12)),
  /** A line below. */
  divider: v.optional(v.boolean()),
  alignment: v.optional(alignment),
});

export const secondaryNavExample: v.InferInput<typeof secondaryNavBlock> = {
  id: 'b1',
  name: 'Help',
  type: 'secondary-nav',
  title: 'Help',
  targets: [
    { text: 'Delivery', url: '/pages/delivery' },
    { text: 'Returns', url: '/pages/returns' },
  ],
  divider: true,
};
