import type { SortOrder } from 'shared-contracts/calls/products';
import { formatRefinement, parseRefinement, type Refinement } from './refinement.ts';

const sortOrders: readonly SortOrder[] = ['recommended', 'newest', 'price-asc', 'price-desc', 'rating'];
/** Products per page of a list. */
export const pageSize = 24;
/** The services return at most this many at once. */
const largestPage = 96;
/** Limits what one URL can request of the server. */
export const maxShown = 480;

/** The state of a list held in its URL, so that reload, Back, and shared links show the same. */
export interface ListState {
  readonly sort: SortOrder;
  readonly refinement: Refinement;
  /** How many products are shown. */
  readonly shown: number;
}

export function readListState(parameters: URLSearchParams): ListState {
  const sort = sortOrders.find((order) => order === parameters.get('sort')) ?? 'recommended';
  const shown = Number(parameters.get('shown') ?? pageSize);
  return {
    sort,
    refinement: parseRefinement(parameters.get('refine')),
    shown: Number.isInteger(shown) ? Math.min(maxShown, Math.max(pageSize, shown)) : pageSize,
  };
}

/** The query string of a state without defaults. `q` is the list's search. */
export function listQuery({ sort, refinement, shown }: ListState, q?: string): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  const refine = formatRefinement(refinement);
  if (refine) parameters.set('refine', refine);
  if (sort !== 'recommended') parameters.set('sort', sort);
  if (shown > pageSize) parameters.set('shown', String(shown));
  const query = parameters.toString();
  return query ? `?${query}` : '';
}

/** The pages to request to show `shown` products. */
export function pagesFor(shown: number): { readonly start: number; readonly count: number }[] {
  const pages = [];
  for (let start = 0; start < shown; start += largestPage)
    pages.push({ start, count: Math.min(largestPage, shown - start) });
  return pages;
}
