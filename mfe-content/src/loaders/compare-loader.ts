import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { getProductDetails } from 'shared-contracts/calls/products';
import { isProductError } from 'shared-contracts/errors/product-error';
import { inEveryLocale } from 'shared-contracts/locale';
import type { LoaderContext } from 'shared-contracts/routing';
import { compareAddress } from '../features/compare/compare-address.ts';
import { comparedIn } from '../features/compare/compared-in.ts';

export interface CompareData {
  readonly products: readonly ProductDetails[];
  readonly alternates: Readonly<Record<string, string>>;
}

/** The products of a comparison that are sold here. */
export async function loadCompare({ calls, url, signal }: LoaderContext): Promise<CompareData> {
  const ids = comparedIn(url.searchParams);
  const found = await Promise.all(
    ids.map((productId) =>
      calls(getProductDetails, { params: { productId } }, { signal }).catch((error: unknown) => {
        if (isProductError(error, 'API404')) return undefined;
        throw error;
      }),
    ),
  );
  return {
    products: found.filter((product) => product !== undefined),
    alternates: inEveryLocale(compareAddress(ids)),
  };
}
