import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { Language } from 'shared-contracts/locale';
import { numberFault } from 'storefront-kit/bounds';
import { parseAmount } from 'storefront-kit/parse-amount';

/** The option for a custom amount, beside the product's own. */
export const ownAmount = 'own';

export type AmountFault = 'choose' | 'unreadable' | 'low' | 'high';

/** The variant to buy: that of the amount, or any with a custom amount. */
export type CardChoice =
  | { readonly upc: string; readonly worth: number; readonly customAmount?: number }
  | { readonly fault: AmountFault };

/** The chosen amount; `choice` is an amount's id, or `own` for a typed one. */
export function cardChoice(
  { variants, customAmount: bounds }: Pick<ProductDetails, 'variants' | 'customAmount'>,
  choice: string | undefined,
  typed: string,
  language: Language,
): CardChoice {
  if (choice !== ownAmount || !bounds) {
    const variant = variants.find(({ attributes }) => attributes.amount === choice);
    return variant ? { upc: variant.upc, worth: variant.price.current } : { fault: 'choose' };
  }
  const worth = parseAmount(typed, language);
  const [any] = variants;
  if (worth === undefined || !any) return { fault: 'unreadable' };
  const fault = numberFault(worth, bounds);
  return fault ? { fault } : { upc: any.upc, worth, customAmount: worth };
}
