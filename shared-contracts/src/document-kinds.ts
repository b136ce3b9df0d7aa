/**
 * The kinds of documents: pages that the shop has (home, sign-in), pages of editors (articles, guides, legal pages),
 * what stands above a category's list or below a product, questions with their answers, blocks that pages share, blocks
 * in places of other pages, what frames every page, and what sizes measure.
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
  'size-chart',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
