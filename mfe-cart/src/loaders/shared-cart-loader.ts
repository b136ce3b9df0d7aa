import { getSharedCart, type SharedCart, sharedCartToken } from 'shared-contracts/calls/shared-cart';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { LoaderContext } from 'shared-contracts/routing';

export interface SharedCartData {
  readonly token: string;
  /** Undefined for a link that was never given out, or no longer works. */
  readonly cart: SharedCart | undefined;
}

/** The cart that the address names by its token. */
export async function loadSharedCart({ calls, url, signal }: LoaderContext): Promise<SharedCartData> {
  const token = url.searchParams.get('cart') ?? '';
  if (!sharedCartToken.test(token)) return { token, cart: undefined };
  try {
    return { token, cart: await calls(getSharedCart, { params: { token } }, { signal }) };
  } catch (error) {
    if (isProductError(error, 'CART_NOT_FOUND')) return { token, cart: undefined };
    throw error;
  }
}
