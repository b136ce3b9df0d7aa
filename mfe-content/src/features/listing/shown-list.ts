import type { ProductList } from 'shared-contracts/calls/products';

/** The shown part of a list. */
export type ShownList = Pick<ProductList, 'total' | 'totalIsLeast' | 'products' | 'facets' | 'store'>;

/** Consecutive pages as one list: a later page may know the length better. */
export function joinPages(first: ShownList, later: readonly ShownList[]): ShownList {
  const pages = [first, ...later];
  const exact = pages.find(({ totalIsLeast }) => !totalIsLeast);
  const products = pages.flatMap((page) => page.products);
  const { facets, store } = first;
  const shown = { facets, products, ...(store ? { store } : {}) };
  if (exact) return { ...shown, total: exact.total };
  return { ...shown, total: Math.max(...pages.map(({ total }) => total)), totalIsLeast: true };
}
