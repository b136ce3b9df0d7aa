import { useCallback, useRef, useState } from 'react';
import { asProductError } from 'shared-contracts/errors/as-product-error';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';

interface MutationState {
  /** The key of the change in progress; undefined when there is none. */
  readonly pending: string | undefined;
  /** Why the last change failed; its text is chosen where it is shown. */
  readonly error: ProductError | undefined;
  /** The key of the change that failed. */
  readonly failed: string | undefined;
}

export interface Mutation extends MutationState {
  readonly isPending: boolean;
  /**
   * Makes a change and resolves with whether it succeeded; never rejects. While one is in progress, others are ignored.
   * `key` tells the changes of one component apart.
   */
  readonly run: (work: () => Promise<unknown>, key?: string) => Promise<boolean>;
  /** Forgets the last error. */
  readonly clear: () => void;
}

interface MutationOptions {
  /** The remote that faults are reported for. */
  readonly remote: string;
  /** Tells a failure in a toast: by the words of the services, or by these where they have none. */
  readonly failedText?: string;
  /** Called when a change fails. */
  readonly onError?: (error: ProductError, key: string) => void;
}

const idle: MutationState = { pending: undefined, error: undefined, failed: undefined };

/** One change at a time, with what a component shows of it. */
export function useMutation({ remote, failedText, onError }: MutationOptions): Mutation {
  const { report, toasts } = usePlatform();
  const [state, setState] = useState(idle);
  const isRunning = useRef(false);

  async function run(work: () => Promise<unknown>, key = 'change'): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ ...idle, pending: key });
    try {
      await work();
      setState(idle);
      return true;
    } catch (thrown) {
      report(thrown, { remote, phase: 'event' });
      const error = asProductError(thrown);
      setState({ pending: undefined, error, failed: key });
      if (failedText !== undefined) toasts.show({ tone: 'error', text: error.message || failedText });
      onError?.(error, key);
      return false;
    } finally {
      isRunning.current = false;
    }
  }
  return { ...state, isPending: state.pending !== undefined, run, clear: useCallback(() => setState(idle), []) };
}
