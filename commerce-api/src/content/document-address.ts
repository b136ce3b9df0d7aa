import { pathOfFixedPage } from 'shared-contracts/fixed-pages';
import type { DocumentName } from './document-queries.ts';

/** Where a document can be seen, relative to the locale; undefined for what is part of other pages. */
export function urlOfDocument({ kind, slug }: DocumentName): string | undefined {
  if (kind === 'article') return `/pages/${slug}`;
  if (kind === 'category') return `/c/${slug}-${slug}`;
  if (kind === 'product') return `/p/${slug}-${slug}`;
  if (kind === 'help') return `/help/${slug}`;
  if (kind === 'page') return slug === 'home' ? '/' : pathOfFixedPage(slug);
  return undefined;
}
