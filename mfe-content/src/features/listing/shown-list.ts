import type { ProductList } from 'shared-contracts/calls/products';

/** What is shown of a list. */
export type ShownList = Pick<ProductList, 'total' | 'totalIsLeast' | 'products' | 'facets'>;

/** Pages that follow each other, as one list: a later page may know better how long it is. */
export function joinPages(first: ShownList, later: readonly ShownList[]): ShownList {
  const pages = [first, ...later];
  const exact = pages.find(({ totalIsLeast }) => !totalIsLeast);
  const products = pages.flatMap((page) => page.products);
  if (exact) return { total: exact.total, facets: first.facets, products };
  return { total: Math.max(...pages.map(({ total }) => total)), totalIsLeast: true, facets: first.facets, products };
}
