/**
 * Styles are searched in steps, the ones that are asked for most first: a common word has enough results among the
 * first, a rare one has few among all, so that a search costs the same however many styles there are. With each step
 * several times as many have been looked at; every one has indexes of its own.
 */
export const searchTiers = [0, 1, 2, 3, 4, 5] as const;
/** The place at which each next step begins. */
export const tierStarts = [1000, 8000, 32_000, 128_000, 512_000] as const;

/** The step of a style by its place among all, counted from 0. */
export const searchTierOf = (place: number): number => tierStarts.filter((start) => start <= place).length;
