import type { Block } from 'shared-contracts/blocks/block';

/**
 * Blocks that do not change in the browser. Their components are in `static-blocks.ts`, which a page rendered on the
 * server does not load: its HTML stays.
 */
export const staticTypes: ReadonlySet<string> = new Set<Block['type']>([
  'accordion',
  'article',
  'article-teaser',
  'banner',
  'card',
  'category-cards',
  'cta-row',
  'cta-single',
  'hero',
  'icon-and-text',
  'linked-cards',
  'multi-link-cards',
  'parallax',
  'rich-text',
  'secondary-nav',
  'spacer',
]);

/** Those that mark the current page: they are rendered again when the address changes. */
export const addressTypes: ReadonlySet<string> = new Set<Block['type']>(['cta-row', 'secondary-nav']);
