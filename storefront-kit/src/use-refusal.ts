import { asProductError } from 'shared-contracts/errors/as-product-error';
import { isProductError, type ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';

/**
 * The refusal contained in a thrown value; anything else is reported as a fault of the page.
 * @param remote whose fault it would be
 */
export function useRefusal(remote: string): (error: unknown) => ProductError {
  const { report } = usePlatform();
  return (error) => {
    if (!isProductError(error)) report(error, { remote, phase: 'event' });
    return asProductError(error);
  };
}
