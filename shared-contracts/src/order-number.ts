/**
 * Returns an order number in the form in which it is stored. One that is typed or copied from a mail may have spaces,
 * lower-case letters, or the long dashes that mail programs make of hyphens.
 */
export function plainOrderNumber(typed: string): string {
  return typed
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u200b\ufeff]/g, '')
    .toUpperCase();
}
