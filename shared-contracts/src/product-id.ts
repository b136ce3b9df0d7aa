/** A product is a style in one color: its id begins with the id of its style, and ends with the code of its color. */
const styleLength = 8;
const colorLength = 3;

export const styleIdOf = (productId: string): string => productId.slice(0, styleLength);

/** Undefined for a product without colors. */
export const colorCodeOf = (productId: string): string | undefined =>
  productId.length === styleLength + colorLength ? productId.slice(-colorLength) : undefined;
