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

/** What the main button says and does, in order of precedence (docs/spec/content.md section 4.7). */
export type BuyAction =
  /** Tell the shopper when the chosen variant is back. */
  | { readonly kind: 'notify'; readonly variant: Variant }
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
  if (
    product.variants.length > 0 &&
    product.variants.every(({ productInventoryState }) => productInventoryState === 'COMING_SOON')
  )
    return { kind: 'comingSoon', date: product.publishDate };
  const variant = chosenVariant(product, choice);
  if (variant && variant.available < 1) return variant.notifyMe ? { kind: 'notify', variant } : { kind: 'outOfStock' };
  if (!variant) return { kind: product.variants.every(({ available }) => available < 1) ? 'outOfStock' : 'choose' };
  return isClosedTo(product, signedIn) ? { kind: 'signIn' } : { kind: 'add', variant };
}
