import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { getProductDetails, getStyles } from 'shared-contracts/calls/products';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { LoaderContext } from 'shared-contracts/routing';

/** The products that a story names, as far as they are sold here. */
export interface NamedProducts {
  readonly under: readonly ProductCard[];
  readonly over: readonly ProductCard[];
  readonly siblings: readonly ProductDetails[];
}

/** Reads the cards of what is worn with a product, and what the shop states about its siblings. */
export async function loadNamed(
  story: ProductDetails['story'],
  { calls, signal }: Pick<LoaderContext, 'calls' | 'signal'>,
): Promise<NamedProducts | null> {
  const { layering, siblings = [] } = story ?? {};
  const styleIds = [...new Set([...(layering?.under ?? []), ...(layering?.over ?? []), ...siblings])];
  if (styleIds.length === 0) return null;
  const { products } = await calls(getStyles, { query: { styleIds: styleIds.join(',') } }, { signal });
  const cardsOf = (ids: readonly string[] = []) =>
    ids.flatMap((id) => products.find(({ styleId }) => styleId === id) ?? []);
  const details = await Promise.all(
    cardsOf(siblings).map(({ productId }) =>
      calls(getProductDetails, { params: { productId } }, { signal }).catch((error: unknown) => {
        if (isProductError(error, 'API404')) return undefined;
        throw error;
      }),
    ),
  );
  return {
    under: cardsOf(layering?.under),
    over: cardsOf(layering?.over),
    siblings: details.filter((product) => product !== undefined),
  };
}
