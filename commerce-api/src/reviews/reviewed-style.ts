import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';

/** A style that is reviewed. */
export interface ReviewedStyle {
  readonly styleId: string;
  /** Ratings with 1 to 5 stars. */
  readonly ratingCounts: readonly number[];
}

/**
 * Returns the style of a product: reviews are about all of its colors.
 * @throws {CallError} API404
 */
export async function reviewedStyle(db: Db, productId: string): Promise<ReviewedStyle> {
  const style = await db
    .selectFrom('product')
    .innerJoin('style', 'style.style_id', 'product.style_id')
    .select(['style.style_id as styleId', 'style.rating_counts as ratingCounts'])
    .where('product.product_id', '=', productId)
    .executeTakeFirst();
  if (!style) throw new CallError('API404');
  return style;
}
