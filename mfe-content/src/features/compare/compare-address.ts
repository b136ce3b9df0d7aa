/** Products that are compared at most. */
export const maxCompared = 4;

/** The address of a comparison, relative to the locale. */
export const compareAddress = (productIds: readonly string[]): string =>
  productIds.length === 0 ? '/compare' : `/compare?products=${productIds.join(',')}`;
