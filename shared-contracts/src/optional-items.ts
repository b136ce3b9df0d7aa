/** The part of `stored-items.ts` that needs consent, with its category. A new one needs a new `consentVersion`. */
export const optionalItems = [
  { where: 'local', name: 'tarnfell.benefit-bar-closed', category: 'functional' },
  { where: 'local', name: 'tarnfell.content.closed-messages', category: 'functional' },
  { where: 'local', name: 'tarnfell.content.measures', category: 'functional' },
  { where: 'local', name: 'tarnfell.content.searches', category: 'functional' },
  { where: 'local', name: 'tarnfell.content.viewed', category: 'functional' },
  { where: 'local', name: 'tarnfell.dismissed-popups', category: 'functional' },
  // Where products were chosen, and which orders were told: style codes and order numbers.
  { where: 'local', name: 'tarnfell.tracking.origins', category: 'targeting' },
  { where: 'local', name: 'tarnfell.tracking.purchases', category: 'targeting' },
  // The cookie of `cookies.ts` with the visitor's id; the server sets it.
  { where: 'cookie', name: 'tarnfell.experiments', category: 'targeting' },
  { where: 'local', name: 'tarnfell.counted-orders', category: 'targeting' },
] as const;

/** Keys that need consent. */
export type OptionalKey = Exclude<(typeof optionalItems)[number], { readonly where: 'cookie' }>['name'];
