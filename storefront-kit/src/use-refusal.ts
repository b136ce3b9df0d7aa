import { useCallback } from 'react';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { useReport } from './use-report.ts';

/**
 * What to show of a thrown value, which is reported if it is a fault.
 * @param remote whose fault it would be
 */
export function useRefusal(remote: string): (error: unknown) => ProductError {
  const report = useReport(remote);
  return useCallback(
    (error: unknown) => {
      report(error);
      return asProductError(error);
    },
    [report],
  );
}
