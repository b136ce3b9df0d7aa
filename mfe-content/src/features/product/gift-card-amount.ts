import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { Language } from 'shared-contracts/locale';
import { parseAmount } from 'storefront-kit/parse-amount';

/** What a gift card may be worth, minor units; the same figures in every currency. */
export const cardBounds = { least: 1000, most: 50_000 } as const;

/** The choice of an amount of one's own, beside those of the product. */
export const ownAmount = 'own';

export type AmountFault = 'choose' | 'unreadable' | 'bounds';

/** What is bought: the variant of a given amount, or any of them with an amount of one's own. */
export type CardChoice =
  | { readonly upc: string; readonly worth: number; readonly customAmount?: number }
  | { readonly fault: AmountFault };

/** The chosen worth; `choice` is the id of an amount, or `own` for the one that is typed. */
export function cardChoice(
  { variants }: Pick<ProductDetails, 'variants'>,
  choice: string | undefined,
  typed: string,
  language: Language,
): CardChoice {
  if (choice !== ownAmount) {
    const variant = variants.find(({ attributes }) => attributes.amount === choice);
    return variant ? { upc: variant.upc, worth: variant.price.current } : { fault: 'choose' };
  }
  const worth = parseAmount(typed, language);
  const [any] = variants;
  if (worth === undefined || !any) return { fault: 'unreadable' };
  if (worth < cardBounds.least || worth > cardBounds.most) return { fault: 'bounds' };
  return { upc: any.upc, worth, customAmount: worth };
}
