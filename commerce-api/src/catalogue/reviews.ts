import { sql } from 'kysely';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { getReviews } from 'shared-contracts/calls/products';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { ratingOf } from './card-queries.ts';

type Reviews = CallResponse<typeof getReviews>;

interface ReviewRow {
  readonly review_id: string;
  readonly title: string;
  readonly body: string;
  readonly score: number;
  readonly author: string;
  readonly day: string;
  readonly verified: boolean;
  readonly helpful: number;
  readonly language: string;
}

/** Returns a page of a style's written reviews with the rating summary. */
export async function readReviews(db: Db, { params, query }: ParsedCall<typeof getReviews>): Promise<Reviews> {
  const style = await db
    .selectFrom('product')
    .innerJoin('style', 'style.style_id', 'product.style_id')
    .select(['style.style_id', 'style.rating_counts'])
    .where('product.product_id', '=', params.productId)
    .executeTakeFirst();
  if (!style) throw new CallError('API404');
  const order = query.sort === 'newest' ? sql`written_on desc, review_id` : sql`helpful desc, review_id`;
  const { rows } = await sql<ReviewRow>`
    select review_id, title, body, score, author, to_char(written_on, 'YYYY-MM-DD') as day, verified, helpful, language
    from review where style_id = ${style.style_id} order by ${order} limit ${query.count} offset ${query.start}`.execute(
    db,
  );
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = style.rating_counts;
  const { score, reviewsCount } = ratingOf(style.rating_counts);
  return {
    total: reviewsCount,
    average: score,
    distribution: [one, two, three, four, five],
    reviews: rows.map(({ review_id, day, ...review }) => ({ ...review, reviewId: review_id, date: day })),
  };
}
