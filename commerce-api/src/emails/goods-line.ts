import type { Order } from 'shared-contracts/calls/checkout';

/** Units of an order's line, as cancellations, returns, and withdrawals keep them. */
export interface Units {
  readonly itemId: string;
  readonly qty: number;
}

/** Goods in an email, e.g. "2 × Alder Shell, Ember, M"; without a number for a refund of no whole unit. */
export function goodsLine({ name, color, variants }: Order['items'][number], qty: number): string {
  const kind = [name, color, ...variants.map(({ value }) => value)].filter(Boolean).join(', ');
  return qty > 0 ? `${qty} × ${kind}` : kind;
}
