import * as v from 'valibot';
import { target } from '../fields.ts';
import { alignment, base } from './parts.ts';

/** One button. */
export const ctaSingleBlock = v.object({
  ...base,
  type: v.literal('cta-single'),
  target,
  alignment: v.optional(alignment),
});

export const ctaSingleExample: v.InferInput<typeof ctaSingleBlock> = {
  id: 'b1',
  name: 'Button',
  type: 'cta-single',
  target: { text: 'Shop tents', url: '/c/tents-4100', style: 'primary' },
};
