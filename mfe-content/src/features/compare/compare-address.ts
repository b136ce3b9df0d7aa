/** Products that are compared at most. */
export const mostCompared = 4;

const productId = /^[A-Z]{2}[A-Z0-9]{6,9}$/;

/** The products in the address of a comparison: valid ids, each once, four at most. */
export const comparedIn = (parameters: URLSearchParams): readonly string[] =>
  [...new Set((parameters.get('products') ?? '').split(','))].filter((id) => productId.test(id)).slice(0, mostCompared);

/** The address of a comparison, relative to the locale. */
export const compareAddress = (productIds: readonly string[]): string =>
  productIds.length === 0 ? '/compare' : `/compare?products=${productIds.join(',')}`;
