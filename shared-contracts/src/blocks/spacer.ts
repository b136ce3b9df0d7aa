import * as v from 'valibot';
import { base } from './parts.ts';

/** A line between two blocks. */
export const spacerBlock = v.object({
  ...base,
  type: v.literal('spacer'),
  /** Pixels. */
  thickness: v.picklist([1, 2, 3]),
});

export const spacerExample: v.InferInput<typeof spacerBlock> = { id: 'b1', name: 'Line', type: 'spacer', thickness: 1 };
