import type { DocumentName } from './document-queries.ts';

/**
 * The kinds of documents: pages that the shop has (home, sign-in), pages of editors (articles, guides, legal pages),
 * what stands above a category's list or below a product, questions with their answers, blocks that pages share, blocks
 * in places of other pages, and what frames every page.
 */
export const documentKinds = [
  'page',
  'article',
  'category',
  'product',
  'help',
  'fragment',
  'espot',
  'popup',
  'menu',
  'footer',
  'utility',
  'search-hub',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where a document can be seen, relative to the locale; undefined for what is part of other pages. */
export function urlOfDocument({ kind, slug }: DocumentName): string | undefined {
  if (kind === 'article') return `/pages/${slug}`;
  if (kind === 'category') return `/c/${slug}-${slug}`;
  if (kind === 'product') return `/p/${slug}-${slug}`;
  if (kind === 'help') return `/pages/help#${slug}`;
  if (kind === 'page' && slug === 'home') return '/';
  return undefined;
}
