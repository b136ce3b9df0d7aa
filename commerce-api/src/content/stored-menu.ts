import type { MenuNode } from 'shared-contracts/calls/chrome';

/** The stored menu. `{threshold}` in the benefit bar becomes the market's free-delivery amount. */
export interface StoredMenu {
  readonly nodes: readonly MenuNode[];
  readonly benefitBar?: { readonly id: string; readonly text: string };
}
