/** The part of `stored-items.ts` that needs consent, with its category. A new one needs a new `consentVersion`. */
export const optionalItems = [
  { where: 'local', name: 'shop.benefit-bar-closed', category: 'functional' },
  { where: 'local', name: 'shop.content.closed-messages', category: 'functional' },
  { where: 'local', name: 'shop.content.measures', category: 'functional' },
  { where: 'local', name: 'shop.content.searches', category: 'functional' },
  { where: 'local', name: 'shop.content.viewed', category: 'functional' },
  { where: 'local', name: 'shop.dismissed-popups', category: 'functional' },
  // Where products were chosen, and which orders were told: style codes and order numbers.
  { where: 'local', name: 'shop.tracking.origins', category: 'targeting' },
  { where: 'local', name: 'shop.tracking.purchases', category: 'targeting' },
  // The cookie of `cookies.ts` with the visitor's id; the server sets it.
  { where: 'cookie', name: 'shop.experiments', category: 'targeting' },
  { where: 'local', name: 'shop.counted-orders', category: 'targeting' },
] as const;

/** Keys that need consent. */
export type OptionalKey = Exclude<(typeof optionalItems)[number], { readonly where: 'cookie' }>['name'];
