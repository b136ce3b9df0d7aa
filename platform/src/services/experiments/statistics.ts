import jStat from 'jstat';

/** An estimate with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const confidence = 0.95;
const upper = 1 - (1 - confidence) / 2;
const z = jStat.normal.inv(upper, 0, 1);

/** A share, with Wilson's interval, which holds for few visitors, too. */
export function shareOf(count: number, visitors: number): Estimate {
  if (visitors === 0) return { value: 0, low: 0, high: 1 };
  const value = count / visitors;
  const weight = 1 + z ** 2 / visitors;
  const middle = (value + z ** 2 / (2 * visitors)) / weight;
  const half = (z / weight) * Math.sqrt((value * (1 - value)) / visitors + z ** 2 / (4 * visitors ** 2));
  return { value, low: Math.max(middle - half, 0), high: Math.min(middle + half, 1) };
}

/** A mean per visitor, from the sum and the sum of squares, with Student's interval; none for fewer than two visitors. */
export function meanOf(sum: number, squares: number, visitors: number): Estimate | undefined {
  if (visitors < 2) return undefined;
  const value = sum / visitors;
  const variance = Math.max(squares - visitors * value ** 2, 0) / (visitors - 1);
  const half = jStat.studentt.inv(upper, visitors - 1) * Math.sqrt(variance / visitors);
  return { value, low: value - half, high: value + half };
}

interface Group {
  readonly count: number;
  readonly visitors: number;
}

/** How probable a share as high as this is, or higher, if it were the other's: the z test of two shares, one-sided. */
export function probabilityOfMore(group: Group, other: Group): number {
  const visitors = group.visitors + other.visitors;
  const pooled = (group.count + other.count) / visitors;
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / group.visitors + 1 / other.visitors));
  if (!(deviation > 0)) return 1;
  return 1 - jStat.normal.cdf((group.count / group.visitors - other.count / other.visitors) / deviation, 0, 1);
}

/** Whether two shares differ: the z test, two-sided. */
export const probabilityOfDifference = (group: Group, other: Group): number =>
  Math.min(1, 2 * Math.min(probabilityOfMore(group, other), probabilityOfMore(other, group)));

/** How probable it is that equal shares of visitors split as unevenly as this: Pearson's chi-squared test. */
export function probabilityOfSplit(visitors: readonly number[]): number {
  const all = visitors.reduce((sum, count) => sum + count, 0);
  if (all === 0 || visitors.length < 2) return 1;
  const expected = all / visitors.length;
  const distance = visitors.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return 1 - jStat.chisquare.cdf(distance, visitors.length - 1);
}
