import { sql } from 'kysely';
import { ratingRank } from '../catalogue/ratings.ts';
import type { Db } from '../database/database.ts';

interface Rated {
  readonly styleId: string;
  readonly score: number;
}

/**
 * Adds a shopper's rating to its style, or takes it away, with the style's place in lists sorted by rating. Imports add the
 * ratings of approved reviews to their own.
 */
export async function countRating(transaction: Db, { styleId, score }: Rated, change: 1 | -1): Promise<void> {
  const { rows } = await sql<{ counts: number[] }>`
    update style set rating_counts[${score}] = greatest(0, rating_counts[${score}] + ${change})
    where style_id = ${styleId} returning rating_counts as counts`.execute(transaction);
  const counts = rows[0]?.counts;
  if (counts)
    await transaction
      .updateTable('listing')
      .set({ rating: ratingRank(counts) })
      .where('style_id', '=', styleId)
      .execute();
}

/** Locks an account's reviews, and takes their ratings away before they are deleted. */
export async function withdrawRatings(transaction: Db, accountId: string): Promise<void> {
  const rated = await transaction
    .selectFrom('review')
    .select(['style_id as styleId', 'score', 'state'])
    .where('account_id', '=', accountId)
    .orderBy('style_id')
    .forUpdate()
    .execute();
  for (const review of rated) if (review.state === 'approved') await countRating(transaction, review, -1);
}

/** Returns the ratings of approved reviews of shoppers with 1 to 5 stars, by style. */
export async function shoppersRatings(db: Db): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await sql<Rated & { readonly count: number }>`
    select style_id as "styleId", score, cast(count(*) as integer) as count from review
    where account_id is not null and state = 'approved' group by style_id, score`.execute(db);
  const counts = new Map<string, number[]>();
  for (const { styleId, score, count } of rows) {
    const ofStyle = counts.get(styleId) ?? [0, 0, 0, 0, 0];
    ofStyle[score - 1] = count;
    counts.set(styleId, ofStyle);
  }
  return counts;
}
