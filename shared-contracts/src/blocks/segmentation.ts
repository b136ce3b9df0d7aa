import * as v from 'valibot';
import { contentBlock } from './content-block.ts';
import { base } from './parts.ts';
import { spacerExample } from './spacer.ts';

/** Blocks for groups of visitors. Pages show the baseline (docs/spec/content.md section 3.7). */
export const segmentationBlock = v.object({
  ...base,
  type: v.literal('segmentation'),
  segments: v.array(v.object({ id: v.string(), targets: v.array(contentBlock) })),
  baselines: v.array(contentBlock),
});

export const segmentationExample: v.InferInput<typeof segmentationBlock> = {
  id: 'b1',
  name: 'For members',
  type: 'segmentation',
  segments: [{ id: 'loyalty-logged-in', targets: [{ ...spacerExample, thickness: 2 }] }],
  baselines: [spacerExample],
};
