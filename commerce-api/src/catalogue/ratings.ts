/** Few ratings say little: ten assumed ratings of 3.5 stars pull the score to the middle. */
const IMAGINED_VOTES = 10;
const IMAGINED_STARS = 35;

/** Returns the average with one decimal and the number of ratings, from counts by stars. */
export function ratingOf(counts: readonly number[]): { score: number; reviewsCount: number } {
  const reviewsCount = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { score: reviewsCount === 0 ? 0 : Math.round((stars * 10) / reviewsCount) / 10, reviewsCount };
}

/** Returns the sort key for "best rated", ascending. */
export function ratingRank(counts: readonly number[]): number {
  const votes = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return -Math.round(((stars + IMAGINED_STARS) * 100) / (votes + IMAGINED_VOTES));
}
