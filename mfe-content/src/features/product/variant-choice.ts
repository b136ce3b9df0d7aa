import type { ProductDetails, Variant } from 'shared-contracts/calls/product-entities';

/** The chosen option of each attribute except color. */
export type Choice = Readonly<Record<string, string>>;

/** The sizes of a product; none for what has no sizes. */
export const sizeOptions = ({ attributes }: Pick<ProductDetails, 'attributes'>) =>
  attributes.find(({ type }) => type === 'size')?.options ?? [];

/** A variant is chosen only when every attribute has a value (docs/spec/content.md section 4.7). */
export function chosenVariant(
  { attributes, variants }: Pick<ProductDetails, 'attributes' | 'variants'>,
  choice: Choice,
): Variant | undefined {
  if (attributes.some(({ type }) => choice[type] === undefined)) return undefined;
  return variants.find((variant) => attributes.every(({ type }) => variant.attributes[type] === choice[type]));
}

/** Where only one value exists there is nothing to choose. */
export function initialChoice({ attributes }: Pick<ProductDetails, 'attributes'>): Choice {
  return Object.fromEntries(
    attributes.flatMap(({ type, options }) => (options.length === 1 && options[0] ? [[type, options[0].id]] : [])),
  );
}

const isAnnounced = ({ productInventoryState }: Variant): boolean => productInventoryState === 'COMING_SOON';

/** Whether a product is announced, and nothing of it is sold yet. */
export const isToCome = ({ variants }: Pick<ProductDetails, 'variants'>): boolean =>
  variants.length > 0 && variants.every(isAnnounced);

/** What is said of a size that cannot be bought. */
export const unavailableText = ({ variants }: Pick<ProductDetails, 'variants'>, soldOut: string): string =>
  variants.find(isAnnounced)?.stockStatusLabel ?? soldOut;

/** What the main button says and does, in order of precedence (docs/spec/content.md section 4.7). */
export type BuyAction =
  /** Tell the shopper when the chosen variant is back, or from a date on is sold. */
  | { readonly kind: 'notify'; readonly variant: Variant; readonly from?: string | undefined }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'comingSoon'; readonly date: string | undefined }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'choose' }
  | { readonly kind: 'add'; readonly variant: Variant };

/** The presale is for shoppers who are signed in. */
export const isClosedTo = ({ presale }: Pick<ProductDetails, 'presale'>, signedIn: boolean): boolean =>
  presale && !signedIn;

export function buyAction(
  product: Pick<ProductDetails, 'attributes' | 'variants' | 'publishDate' | 'presale'>,
  choice: Choice,
  { signedIn }: { readonly signedIn: boolean },
): BuyAction {
  const variant = chosenVariant(product, choice);
  if (variant?.notifyMe && variant.available < 1)
    return { kind: 'notify', variant, ...(isAnnounced(variant) ? { from: product.publishDate } : {}) };
  if (isToCome(product)) return { kind: 'comingSoon', date: product.publishDate };
  if (variant && variant.available < 1) return { kind: 'outOfStock' };
  if (product.variants.every(({ available }) => available < 1)) return { kind: 'outOfStock' };
  // Before a size is chosen, too: the button says from the first look on for whom the presale is.
  if (isClosedTo(product, signedIn)) return { kind: 'signIn' };
  return variant ? { kind: 'add', variant } : { kind: 'choose' };
}
