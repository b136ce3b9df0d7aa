/**
 * Styles are searched in tiers, the most popular first. A common word has enough results in the first tier, a rare one
 * has few in all, so that a search costs the same regardless of the size of the catalogue. Each tier is several times
 * as large as all before it and has its own indexes.
 */
export const searchTiers = [0, 1, 2, 3, 4, 5] as const;
/** The position at which each next tier starts. */
export const tierStarts = [1000, 8000, 32_000, 128_000, 512_000] as const;

/** Returns the tier of a style by its position in the catalogue, counted from 0. */
export const searchTierOf = (place: number): number => tierStarts.filter((start) => start <= place).length;
