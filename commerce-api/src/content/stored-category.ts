import type { Page } from 'shared-contracts/calls/content';
import type { Picture } from 'shared-contracts/fields';
import type { StoredPage } from './stored.ts';

/** A category's stored content. */
export interface StoredCategoryContent extends StoredPage {
  readonly headline: string;
  readonly intro: string;
  readonly seo: Page['seo'];
  readonly media: { readonly small: Picture; readonly large: Picture };
}
