import { usePlatform } from 'shared-contracts/platform';

/** Copies a text, and tells whether that worked. */
export function useCopy({ copied, copyFailed }: { readonly copied: string; readonly copyFailed: string }) {
  const { toasts } = usePlatform();
  return (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => void toasts.show({ tone: 'success', text: copied }),
      () => void toasts.show({ tone: 'error', text: copyFailed }),
    );
}
