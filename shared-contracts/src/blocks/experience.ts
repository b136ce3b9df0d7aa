import * as v from 'valibot';
import { contentBlock } from './content-block.ts';
import { base, perScreen, screenSize, spacing } from './parts.ts';
import { spacerExample } from './spacer.ts';

/** Blocks of which an experiment chooses one group. Pages show the baseline (docs/spec/content.md section 3.7). */
export const experienceBlock = v.object({
  ...base,
  type: v.literal('experience'),
  experienceId: v.string(),
  baselines: v.array(contentBlock),
  variants: v.array(v.object({ name: v.string(), variantId: v.string(), targets: v.array(contentBlock) })),
  /** Name of the event that is tracked when a variant is seen. */
  trackingEvent: v.optional(v.string()),
  /** Space below the blocks. */
  bottomMargins: v.optional(perScreen(spacing)),
  /** Screens on which nothing of it is shown. */
  hideOnBreakpoint: v.optional(v.array(screenSize)),
});

export const experienceExample: v.InferInput<typeof experienceBlock> = {
  id: 'b1',
  name: 'Hero test',
  type: 'experience',
  experienceId: 'hero-test',
  baselines: [spacerExample],
  variants: [{ name: 'Thick', variantId: 'thick', targets: [{ ...spacerExample, thickness: 3 }] }],
};
