import type { Page } from '../calls/content.ts';
import { defineSlot } from '../slots.ts';

/** The blocks that editors added to a page of another domain. Use `PageBlocks` of the kit, which reads the page. */
export const pageBlocksSlot = defineSlot<{ readonly page: Page }>('content.page-blocks');
