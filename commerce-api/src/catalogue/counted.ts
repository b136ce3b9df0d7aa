import { facetIds } from '../goods/labels.ts';
import type { ListCounts } from './listing-counts.ts';
import { type Refinement, without } from './refinement.ts';

/** What is known of how many match. */
export interface Counted extends ListCounts {
  /** Whether there may be more than `total`. */
  readonly isAtLeast: boolean;
  /** Filters of whose values there may be more than is counted. */
  readonly inexact: ReadonlySet<string>;
}

/** Counts of which nothing is left out. */
export const exactly = (counts: ListCounts): Counted => ({ ...counts, isAtLeast: false, inexact: new Set() });

/** Counts of which something may be left out. */
export const atLeast = (counts: ListCounts): Counted => ({ ...counts, isAtLeast: true, inexact: new Set(facetIds) });

type Pairs = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How many styles have two of the values, counted once for each two. */
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
 * How many styles have one or more values of a filter, from what is kept: how many have each value, and each two.
 * @param pairs of each of the values, how many have each other value
 */
export function countedByPairs(tokens: readonly string[], whole: ListCounts, pairs: Pairs): Counted {
  const each = tokens.map((token) => whole.byToken.get(token) ?? 0);
  const sum = each.reduce((total, count) => total + count, 0);
  const overlap = overlapOf(tokens, pairs);
  // When nobody has two of them, everything adds up.
  if (overlap === 0) return exactly({ total: sum, byToken: combine(pairs, (one, other) => one + other) });
  const byToken = combine(pairs, Math.max);
  if (tokens.length === 2) return { ...atLeast({ total: sum - overlap, byToken }), isAtLeast: false };
  return atLeast({ total: Math.max(...each, sum - overlap), byToken });
}

/**
 * How many styles match, and how many each value would give. A filter with chosen values is counted as if it had none,
 * so that its other values can still be added.
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
    // How many have the only value of a filter is how many all filters together leave.
    const [value, ...more] = refinement.get(id) ?? [];
    if (more.length > 0) continue;
    total = others.byToken.get(`${id}:${value}`) ?? 0;
    isAtLeast = false;
  }
  return { total, byToken, isAtLeast, inexact };
}
