import type { Block, BlockOf } from 'shared-contracts/calls/content';
import type { Locale } from 'shared-contracts/locale';
import { readRanked } from '../catalogue/lists.ts';
import type { Db } from '../database/database.ts';
import type { PictureRule, StoredBlock } from './stored.ts';

type CategoryCard = BlockOf<'category-cards'>['cards'][number];

async function pictureOf(
  db: Db,
  rule: PictureRule['pictureOf'],
  locale: Locale,
): Promise<CategoryCard['picture'] | undefined> {
  const [card] = await readRanked(db, { categoryId: rule.categoryId, sort: 'rating', count: 1 }, locale);
  if (!card) return undefined;
  return { ...card.picture, src: card.picture.src.replace(/\/front$/, `/${rule.view}`), alt: '' };
}

async function resolveBlock(db: Db, block: StoredBlock, locale: Locale): Promise<Block> {
  if (block.type === 'collection') return { ...block, products: await readRanked(db, block.products, locale) };
  if (block.type !== 'category-cards') return block;
  const cards: CategoryCard[] = [];
  for (const card of block.cards) {
    const picture = 'pictureOf' in card.picture ? await pictureOf(db, card.picture.pictureOf, locale) : card.picture;
    if (picture) cards.push({ ...card, picture });
  }
  return { ...block, cards };
}

/** Puts the products in place that blocks name by rule; a collection that found none is left out. */
export async function resolveBlocks(db: Db, blocks: readonly StoredBlock[], locale: Locale): Promise<Block[]> {
  const resolved: Block[] = [];
  for (const block of blocks) resolved.push(await resolveBlock(db, block, locale));
  return resolved.filter((block) => block.type !== 'collection' || block.products.length > 0);
}
