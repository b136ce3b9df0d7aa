import { useCallback } from 'react';
import { confirmDialog } from 'shared-contracts/dialogs/account';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { dialogResult } from 'storefront-kit/dialog-result';

/**
 * Returns what does something that only the owner of the account may do. Where the services cannot tell any more who is
 * at the page, a dialog asks, and then it is done. Rejects with the refusal when nobody confirms.
 */
export function useConfirmed() {
  const { dialogs } = usePlatform();
  return useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result> => {
      try {
        return await work();
      } catch (error) {
        if (!isProductError(error, 'AUT473')) throw error;
        if (!(await dialogResult(dialogs.open(confirmDialog, {})))) throw error;
        return work();
      }
    },
    [dialogs],
  );
}
