import { useState } from 'react';
import { asProductError } from 'shared-contracts/errors/as-product-error';

export interface Attempt {
  /** What is being tried, by its place in the dialog. */
  readonly busy: string | undefined;
  /** What the last try came to, when it failed, with its place. */
  readonly failure: { readonly at: string; readonly text: string } | undefined;
  /** Tries something once at a time; what fails is told at its place. */
  readonly attempt: (at: string, work: () => Promise<void>) => Promise<void>;
}

/** The changes that a dialog makes: one on its way, and what was said to the last. */
export function useAttempt(failedText: string): Attempt {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Attempt['failure']>();
  return {
    busy,
    failure,
    async attempt(at, work) {
      if (busy) return;
      setBusy(at);
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        setFailure({ at, text: asProductError(error).message || failedText });
      } finally {
        setBusy(undefined);
      }
    },
  };
}
