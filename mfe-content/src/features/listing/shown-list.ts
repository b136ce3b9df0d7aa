import type { ProductList } from 'shared-contracts/calls/products';

/** The shown part of a list. */
export type ShownList = Pick<ProductList, 'total' | 'totalIsLeast' | 'products' | 'facets'>;

/** Consecutive pages as one list: a later page may know the length better. */
export function joinPages(first: ShownList, later: readonly ShownList[]): ShownList {
  const pages = [first, ...later];
  const exact = pages.find(({ totalIsLeast }) => !totalIsLeast);
  const products = pages.flatMap((page) => page.products);
  if (exact) return { total: exact.total, facets: first.facets, products };
  return { total: Math.max(...pages.map(({ total }) => total)), totalIsLeast: true, facets: first.facets, products };
}
