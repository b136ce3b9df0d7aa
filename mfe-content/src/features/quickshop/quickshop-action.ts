import type { ProductDetails, Variant } from 'shared-contracts/calls/product-entities';
import { type BuyAction, buyAction, type Choice } from '../product/variant-choice.ts';

export type QuickshopAction =
  | { readonly kind: 'choose' }
  | Extract<BuyAction, { readonly kind: 'notify' }>
  | { readonly kind: 'comingSoon' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'update' | 'add'; readonly variant: Variant };

/**
 * Label and effect of the button, in order of precedence (docs/spec/content.md section 4.7): tell when it is there, sold
 * out, sign in to buy, update in cart, add. Unchanged lines are not updated.
 */
export function quickshopAction(
  product: Pick<ProductDetails, 'attributes' | 'variants' | 'publishDate' | 'presale'>,
  choice: Choice,
  { signedIn, upc }: { readonly signedIn: boolean; readonly upc: string | undefined },
): QuickshopAction {
  const action = buyAction(product, choice, { signedIn });
  if (action.kind === 'comingSoon') return { kind: 'comingSoon' };
  if (action.kind !== 'add') return action;
  if (upc === undefined) return action;
  return action.variant.upc === upc ? { kind: 'unchanged' } : { kind: 'update', variant: action.variant };
}
