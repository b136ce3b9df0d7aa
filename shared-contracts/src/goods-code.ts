/** The digits of a code that goods can carry: a GTIN, EAN, or UPC, with or without leading zeros. */
export const goodsCodePattern = /^\d{8,14}$/;

/** Returns the digits of a scanned or typed code, which may have spaces and hyphens; undefined for what goods cannot carry. */
export function goodsCodeOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return goodsCodePattern.test(digits) ? digits : undefined;
}
