import type { Block, BlockOf, Page } from 'shared-contracts/calls/content';
import type { SortOrder } from 'shared-contracts/calls/products';
import type { Picture } from 'shared-contracts/fields';
import type { View } from '../media/picture-source.ts';

/** Products by rule: what a block shows is looked up when the page is read, so it is never sold out for long. */
export interface ProductRule {
  readonly categoryId: string;
  readonly sort: SortOrder;
  readonly count: number;
}

/** A picture by rule: the first product of a category. */
export interface PictureRule {
  readonly pictureOf: { readonly categoryId: string; readonly view: View };
}

type StoredCard = Omit<BlockOf<'category-cards'>['cards'][number], 'picture'> & {
  readonly picture: Picture | PictureRule;
};

/** A stored block: like the contract's, with rules in place of products. */
export type StoredBlock =
  | Exclude<Block, { type: 'collection' | 'category-cards' }>
  | (Omit<BlockOf<'collection'>, 'products'> & { readonly products: ProductRule })
  | (Omit<BlockOf<'category-cards'>, 'cards'> & { readonly cards: readonly StoredCard[] });

export type StoredPage = Omit<Page, 'blocks'> & { readonly blocks: readonly StoredBlock[] };
