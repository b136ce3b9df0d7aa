/** Returns the path of a product page, relative to the locale. */
export const productUrl = (slug: string, productId: string): string => `/p/${slug}-${productId}`;
