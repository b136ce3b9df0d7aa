import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';

/**
 * What to show of a thrown value, which is reported if it is a fault.
 * @param remote whose fault it would be
 */
export function useRefusal(remote: string): (error: unknown) => ProductError {
  const { report } = usePlatform();
  return (error) => {
    report(error, { remote, phase: 'event' });
    return asProductError(error);
  };
}
