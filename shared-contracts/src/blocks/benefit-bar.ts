import * as v from 'valibot';
import { target } from '../fields.ts';
import { base } from './parts.ts';

/** A short message across the page. */
export const benefitBarBlock = v.object({
  ...base,
  type: v.literal('benefit-bar'),
  text: v.string(),
  target: v.optional(target),
  /** Shoppers can close it, which is remembered for its id. */
  closable: v.optional(v.boolean()),
});

export const benefitBarExample: v.InferInput<typeof benefitBarBlock> = {
  id: 'repairs-2026',
  name: 'Repairs',
  type: 'benefit-bar',
  text: 'Repairs are free in November.',
  target: { text: 'How it works', url: '/pages/repairs' },
  closable: true,
};
