import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import type { Language } from 'shared-contracts/locale';

/** What a gift card may be worth, minor units; the same figures in every currency. */
export const cardBounds = { least: 1000, most: 50_000 } as const;

/** The choice of an amount of one's own, beside those of the product. */
export const ownAmount = 'own';

/** An amount as it is typed, in minor units; undefined for what is no amount. Both marks stand for the decimal one. */
export function parseAmount(typed: string, language: Language): number | undefined {
  const group = language === 'de' ? /\.(?=\d{3}(\D|$))/g : /,(?=\d{3}(\D|$))/g;
  const plain = typed
    .replace(/[\s\u00a0$€£]|CAD|USD/gi, '')
    .replace(group, '')
    .replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

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
