import * as v from 'valibot';
import { segmentId } from '../segment-schemas.ts';
import { contentBlock } from './content-block.ts';
import { base } from './parts.ts';
import { spacerExample } from './spacer.ts';

/** Blocks for groups of visitors: those of the first segment that the visitor is in, else the baselines (docs/spec/content.md section 3.7). */
export const segmentationBlock = v.object({
  ...base,
  type: v.literal('segmentation'),
  segments: v.array(v.object({ id: segmentId, targets: v.array(contentBlock) })),
  baselines: v.array(contentBlock),
});

export const segmentationExample: v.InferInput<typeof segmentationBlock> = {
  id: 'b1',
  name: 'For members',
  type: 'segmentation',
  segments: [{ id: 'loyalty-logged-in', targets: [{ ...spacerExample, thickness: 2 }] }],
  baselines: [spacerExample],
};
