import type { View } from 'shared-contracts/product-views';
import type { Db } from '../database/database.ts';

/**
 * Returns what a product's row stores for a view, for the picture source; undefined for an unknown style, color,
 * design or view. A design, `body-trim`, refers to the first color of a made-to-order style.
 */
export async function readPictureReference(
  db: Db,
  styleId: string,
  colorCode: string,
  view: View,
): Promise<string | undefined> {
  const products = db
    .selectFrom('product')
    .innerJoin('style', 'style.style_id', 'product.style_id')
    .select('product.pictures')
    .where('product.style_id', '=', styleId);
  const found = colorCode.includes('-')
    ? products.where('style.product_type', '=', 'custom').orderBy('product.position')
    : products.where('product.product_id', '=', styleId + colorCode);
  const row = await found.limit(1).executeTakeFirst();
  return row?.pictures[view];
}
