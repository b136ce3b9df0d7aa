import * as v from 'valibot';
import { type ContentBlock, type ContentBlockInput, contentBlocks } from './content-block.ts';
import { experienceBlock } from './experience.ts';
import { segmentationBlock } from './segmentation.ts';

const blocks = [...contentBlocks, experienceBlock, segmentationBlock];
type Choice = typeof experienceBlock | typeof segmentationBlock;

export type Block = ContentBlock | v.InferOutput<Choice>;
export type BlockInput = ContentBlockInput | v.InferInput<Choice>;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** A block of a CMS page. Types may be added freely; pages omit unknown ones. */
export const block: v.GenericSchema<BlockInput, Block> = v.variant('type', blocks);

/** Every type of block. */
export const blockTypes: readonly Block['type'][] = blocks.map(({ entries }) => entries.type.literal);
