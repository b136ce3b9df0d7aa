/** Goods that stay with the shopper once they have them: made-to-order goods and emailed gift cards. */
export const keptTypes: readonly string[] = ['digital', 'custom'];

export const isKept = (productType = ''): boolean => keptTypes.includes(productType);
