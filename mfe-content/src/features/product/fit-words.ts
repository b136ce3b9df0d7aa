import type { Fit } from 'shared-contracts/review-limits';

/** The text of each answer about the fit. */
export const fitWords = { small: 'fitSmall', true: 'fitTrue', large: 'fitLarge' } as const satisfies Record<
  Fit,
  string
>;

/** What buyers say, from 0 (runs small) over 50 to 100 (runs large). */
export const fitVerdict = (score: number): Fit => (score < 40 ? 'small' : score > 60 ? 'large' : 'true');
