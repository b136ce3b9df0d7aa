import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { useRefusal } from './use-refusal.ts';

interface ChangeTexts {
  readonly done: string;
  /** Where the services give no reason. */
  readonly failed: string;
}

/**
 * Changes something that an account keeps, and says in a toast that it is done; why it was refused too, unless
 * `onRefused` says it elsewhere.
 * @returns what changes; it resolves with whether it is done, and never rejects
 */
export function useChange(onRefused?: (reason: string, refusal: ProductError) => void) {
  const { toasts } = usePlatform();
  const refusalOf = useRefusal();
  const refused = onRefused ?? ((reason: string) => toasts.show({ tone: 'error', text: reason }));
  return async (work: () => Promise<unknown>, { done, failed }: ChangeTexts): Promise<boolean> => {
    try {
      await work();
      toasts.show({ tone: 'success', text: done });
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      refused(refusal.message || failed, refusal);
      return false;
    }
  };
}
