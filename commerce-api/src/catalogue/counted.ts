import { facetIds } from '../goods/labels.ts';
import type { ListCounts } from './listing-counts.ts';
import { type Refinement, without } from './refinement.ts';

/** Facet counts with their accuracy. */
export interface Counted extends ListCounts {
  /** Whether `total` is a lower bound. */
  readonly isAtLeast: boolean;
  /** Filters whose counts are lower bounds. */
  readonly inexact: ReadonlySet<string>;
}

/** Returns exact counts. */
export const exactly = (counts: ListCounts): Counted => ({ ...counts, isAtLeast: false, inexact: new Set() });

/** Returns counts that are lower bounds. */
export const atLeast = (counts: ListCounts): Counted => ({ ...counts, isAtLeast: true, inexact: new Set(facetIds) });

type Pairs = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Returns the number of styles with two of the values, counted once per pair. */
function overlapOf(tokens: readonly string[], pairs: Pairs): number {
  return tokens.reduce((sum, token, place) => {
    const later = tokens.slice(place + 1);
    return sum + later.reduce((both, other) => both + (pairs.get(token)?.get(other) ?? 0), 0);
  }, 0);
}

function combine(pairs: Pairs, of: (one: number, other: number) => number): Map<string, number> {
  const combined = new Map<string, number>();
  for (const others of pairs.values())
    for (const [token, count] of others) combined.set(token, of(combined.get(token) ?? 0, count));
  return combined;
}

/**
 * Counts the styles with one or more values of a filter from stored counts per value and per pair.
 * @param pairs for each value, the number of styles with each other value
 */
export function countedByPairs(tokens: readonly string[], whole: ListCounts, pairs: Pairs): Counted {
  const each = tokens.map((token) => whole.byToken.get(token) ?? 0);
  const sum = each.reduce((total, count) => total + count, 0);
  const overlap = overlapOf(tokens, pairs);
  // Without overlap, the counts add up.
  if (overlap === 0) return exactly({ total: sum, byToken: combine(pairs, (one, other) => one + other) });
  const byToken = combine(pairs, Math.max);
  if (tokens.length === 2) return { ...atLeast({ total: sum - overlap, byToken }), isAtLeast: false };
  return atLeast({ total: Math.max(...each, sum - overlap), byToken });
}

/**
 * Counts the matching styles, and the result of adding each value. A filter with selected values is counted as if it
 * had none, so that its other values can still be added.
 */
export async function countFiltered(
  refinement: Refinement,
  count: (refinement: Refinement) => Promise<Counted>,
): Promise<Counted> {
  const ids = [...refinement.keys()];
  const [all, ...widened] = await Promise.all([count(refinement), ...ids.map((id) => count(without(refinement, id)))]);
  const byToken = new Map(all.byToken);
  const inexact = new Set(all.inexact);
  let { total, isAtLeast } = all;
  for (const [place, id] of ids.entries()) {
    const others = widened[place] ?? all;
    for (const [token, styles] of others.byToken) if (token.startsWith(`${id}:`)) byToken.set(token, styles);
    if (others.inexact.has(id)) continue;
    inexact.delete(id);
    // The count of a filter's only value equals the count of all filters combined.
    const [value, ...more] = refinement.get(id) ?? [];
    if (more.length > 0) continue;
    total = others.byToken.get(`${id}:${value}`) ?? 0;
    isAtLeast = false;
  }
  return { total, byToken, isAtLeast, inexact };
}
