import type { Fit } from 'shared-contracts/review-limits';

/** The text of each answer about the fit. */
export const fitWords = { small: 'fitSmall', true: 'fitTrue', large: 'fitLarge' } as const satisfies Record<
  Fit,
  string
>;
