import { type RawBuilder, sql } from 'kysely';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { getReviews, Review } from 'shared-contracts/calls/reviews';
import type { Language, Locale } from 'shared-contracts/locale';
import type { ReviewSort } from 'shared-contracts/review-limits';
import { ratingOf } from '../catalogue/ratings.ts';
import type { Db } from '../database/database.ts';
import { sizeLabel, sizeOrder } from '../goods/sizes.ts';
import { boughtStyle } from '../order/purchases.ts';
import { reviewedStyle } from './reviewed-style.ts';

type Reviews = CallResponse<typeof getReviews>;
type Written = Reviews['written'];

/** A review as the database has it. */
export interface ReviewRow {
  readonly reviewId: string;
  readonly title: string;
  readonly body: string;
  readonly score: number;
  readonly author: string;
  readonly date: string;
  readonly verified: boolean;
  readonly helpful: number;
  readonly unhelpful: number;
  readonly language: string;
  readonly fit: Review['fit'] | null;
  readonly quality: number | null;
  readonly size: string | null;
}

/**
 * Whether the writer of a review bought the product. For shoppers their orders decide, so that the mark disappears when the
 * purchase is cancelled; an imported review says so itself.
 */
export const isVerified = sql`case when review.account_id is null then review.verified
  else ${boughtStyle(sql`review.account_id`, sql`review.style_id`)} end`;

/** The columns of `ReviewRow`. */
export const reviewColumns = sql`review_id as "reviewId", title, body, score, author, to_char(written_on, 'YYYY-MM-DD') as date,
  ${isVerified} as verified, helpful, unhelpful, language, fit, quality, size`;

/** Everybody sees these, and nobody else's. */
export const isShown = sql`state = 'approved' and not is_hidden`;

export const toReview = ({ fit, quality, size, ...review }: ReviewRow, locale: Locale): Review => ({
  ...review,
  ...(fit ? { fit } : {}),
  ...(quality === null ? {} : { quality }),
  ...(size === null ? {} : { size: { id: size, label: sizeLabel(size, locale) } }),
});

const orders: Readonly<Record<ReviewSort, (language: Language) => RawBuilder<unknown>>> = {
  helpful: (language) => sql`(language = ${language}) desc, helpful - unhelpful desc, written_on desc, review_id`,
  newest: () => sql`written_on desc, written_at desc, review_id`,
  highest: (language) => sql`score desc, (language = ${language}) desc, written_on desc, review_id`,
  lowest: (language) => sql`score, (language = ${language}) desc, written_on desc, review_id`,
};

interface Group {
  readonly language: Language;
  readonly score: number;
  readonly fit: Review['fit'] | null;
  readonly size: string | null;
  readonly count: number;
  readonly qualities: number;
  readonly quality: number;
}

/** What written reviews say in sum. */
function summaryOf(groups: readonly Group[], locale: Locale): Written {
  const sum = (wanted: (group: Group) => boolean, amount = ({ count }: Group) => count): number =>
    groups.filter(wanted).reduce((total, group) => total + amount(group), 0);
  const starsOf = (stars: number) => sum(({ score }) => score === stars);
  const rated = sum(
    () => true,
    ({ qualities }) => qualities,
  );
  const quality = sum(
    () => true,
    (group) => group.quality,
  );
  const languages = [...new Set(groups.map(({ language }) => language))].map((language) => ({
    language,
    count: sum((group) => group.language === language),
  }));
  const sizes = [...new Set(groups.flatMap(({ size }) => size ?? []))].map((id) => ({
    id,
    label: sizeLabel(id, locale),
    count: sum(({ size }) => size === id),
  }));
  return {
    total: sum(() => true),
    fit: {
      small: sum(({ fit }) => fit === 'small'),
      true: sum(({ fit }) => fit === 'true'),
      large: sum(({ fit }) => fit === 'large'),
    },
    ...(rated > 0 ? { quality: Math.round((quality * 10) / rated) / 10 } : {}),
    stars: [starsOf(1), starsOf(2), starsOf(3), starsOf(4), starsOf(5)],
    languages: languages.sort((one, other) => other.count - one.count || (one.language < other.language ? -1 : 1)),
    sizes: sizes.sort((one, other) => sizeOrder(one.id) - sizeOrder(other.id)),
  };
}

/** Returns a page of a style's written reviews, with what all of them say. */
export async function readReviews(
  db: Db,
  { params, query }: Pick<ParsedCall<typeof getReviews>, 'params' | 'query'>,
  { locale, translates }: { readonly locale: Locale; readonly translates: boolean },
): Promise<Reviews> {
  const style = await reviewedStyle(db, params.productId);
  const wanted = sql.join(
    [
      sql`style_id = ${style.styleId}`,
      isShown,
      ...(query.stars === undefined ? [] : [sql`score = ${query.stars}`]),
      ...(query.language === undefined ? [] : [sql`language = ${query.language}`]),
      ...(query.size === undefined ? [] : [sql`size = ${query.size}`]),
    ],
    sql` and `,
  );
  const [page, groups] = await Promise.all([
    sql<ReviewRow & { readonly matching: number }>`
      select ${reviewColumns} from review where ${wanted}
      order by ${orders[query.sort](locale.language)} limit ${query.count} offset ${query.start}`.execute(db),
    sql<Group & { readonly isWanted: boolean }>`
      select language, score, fit, size, (${wanted}) as "isWanted", cast(count(*) as integer) as count,
        cast(count(quality) as integer) as qualities, cast(coalesce(sum(quality), 0) as integer) as quality
      from review where style_id = ${style.styleId} and ${isShown} group by 1, 2, 3, 4, 5`.execute(db),
  ]);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = style.ratingCounts;
  const { score, reviewsCount } = ratingOf(style.ratingCounts);
  return {
    total: reviewsCount,
    average: score,
    distribution: [one, two, three, four, five],
    written: summaryOf(groups.rows, locale),
    translates,
    matching: groups.rows.reduce((sum, { isWanted, count }) => sum + (isWanted ? count : 0), 0),
    reviews: page.rows.map((row) => toReview(row, locale)),
  };
}
