export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The squared standard error of a mean, relative to the mean. */
function relativeVariance(values: readonly number[]): number {
  const center = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
  return variance / values.length / center ** 2;
}

/** Returns the ratio of two means with its 95% interval, by the normal approximation of its logarithm. */
export function ratioOfMeans(values: readonly number[], bases: readonly number[]) {
  const ratio = mean(values) / mean(bases);
  const spread = Math.exp(1.96 * Math.sqrt(relativeVariance(values) + relativeVariance(bases)));
  return { ratio, low: ratio / spread, high: ratio * spread };
}
