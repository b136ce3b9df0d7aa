import { getCatalog, getProductSearch, type ProductList } from 'shared-contracts/calls/products';
import type { usePlatform } from 'shared-contracts/platform';

interface FilteredList {
  readonly categoryId?: string | undefined;
  readonly q?: string | undefined;
  /** The filters, as an address has them. */
  readonly refine: string | undefined;
}

/**
 * Reads how long a list is, and its facets; of its products only one. In a chunk of its own on pages of lists: one
 * that is rendered has no other use for these calls.
 */
export async function readFiltered(
  calls: ReturnType<typeof usePlatform>['calls'],
  { categoryId, q, refine }: FilteredList,
  signal: AbortSignal,
): Promise<Pick<ProductList, 'store' | 'total' | 'totalIsLeast' | 'facets'> | undefined> {
  const page = { refine, start: 0, count: 1 };
  if (q) return calls(getProductSearch, { query: { q, ...page } }, { signal });
  return categoryId ? calls(getCatalog, { query: { categoryId, ...page } }, { signal }) : undefined;
}
