import type { Block } from '../blocks/block.ts';
import type { Page } from '../calls/content.ts';
import { defineSlot } from '../slots.ts';

/** The blocks that editors added to a page of another domain. Use `PageBlocks` of the kit, which reads the page. */
export const pageBlocksSlot = defineSlot<{ readonly page: Page }>('content.page-blocks');

/** A block as pages show it, for the studio. The one at position 0 carries the page's h1. */
export const contentBlockSlot = defineSlot<{ readonly block: Block; readonly position: number }>('content.block');
