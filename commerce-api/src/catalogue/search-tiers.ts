/**
 * Styles are searched in steps, the ones that are asked for most first: a common word has enough results among the
 * first, a rare one has few among all, so that a search costs the same however many styles there are. With each step
 * four times as many have been looked at; every one has indexes of its own.
 */
export const searchTiers = [0, 1, 2, 3, 4, 5] as const;
/** Styles in the first step. */
export const firstTier = 2000;
/** How many times as many are looked at with each further step. */
export const tierGrowth = 4;

/** The step of a style by its place among all, counted from 0. */
export function searchTierOf(place: number): number {
  const size = (tier: number): number => firstTier * tierGrowth ** tier;
  return searchTiers.find((tier) => place < size(tier)) ?? searchTiers.length - 1;
}
