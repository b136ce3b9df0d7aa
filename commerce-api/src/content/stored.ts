import type { Block, BlockOf } from 'shared-contracts/blocks/block';
import type { Page } from 'shared-contracts/calls/content';
import { sortOrder } from 'shared-contracts/calls/products';
import { categoryId, type Picture, styleId } from 'shared-contracts/fields';
import * as v from 'valibot';
import { views } from '../media/picture-source.ts';

/** Products by rule: what a block shows is looked up when the page is read, so it is never sold out for long. */
export const productRule = v.strictObject({
  categoryId,
  sort: sortOrder,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)),
});
export type ProductRule = v.InferOutput<typeof productRule>;

/** Products by style, in this order; those that are not sold in a market are left out there. */
export const productSelection = v.strictObject({ styleIds: v.pipe(v.array(styleId), v.maxLength(48)) });

/** A picture by rule: the first product of a category. */
export const pictureRule = v.strictObject({ pictureOf: v.strictObject({ categoryId, view: v.picklist(views) }) });
export type PictureRule = v.InferOutput<typeof pictureRule>;

type StoredCard = Omit<BlockOf<'category-cards'>['cards'][number], 'picture'> & {
  readonly picture: Picture | PictureRule;
};

/** A stored block: like the contract's, with rules in place of products. */
export type StoredBlock =
  | Exclude<Block, { type: 'collection' | 'category-cards' }>
  | (Omit<BlockOf<'collection'>, 'products'> & { readonly products: ProductRule })
  | (Omit<BlockOf<'category-cards'>, 'cards'> & { readonly cards: readonly StoredCard[] });

export type StoredPage = Omit<Page, 'blocks'> & { readonly blocks: readonly StoredBlock[] };
