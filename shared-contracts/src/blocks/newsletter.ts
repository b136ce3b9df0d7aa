import * as v from 'valibot';
import { base, ground } from './parts.ts';

/** The newsletter's form within a page. */
export const newsletterBlock = v.object({
  ...base,
  type: v.literal('newsletter'),
  title: v.string(),
  body: v.optional(v.string()),
  backgroundColor: v.optional(ground),
});

export const newsletterExample: v.InferInput<typeof newsletterBlock> = {
  id: 'b1',
  name: 'Newsletter',
  type: 'newsletter',
  title: 'Letters from the fells',
};
