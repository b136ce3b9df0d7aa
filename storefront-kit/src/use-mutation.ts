import { useCallback, useRef, useState } from 'react';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { useRefusal } from './use-refusal.ts';

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
   * Makes a change and resolves with whether it succeeded; never rejects. While one is in progress, others are ignored,
   * unless they may be concurrent.
   * `key` tells the changes of one component apart.
   */
  readonly run: (work: () => Promise<unknown>, key?: string) => Promise<boolean>;
  /** Forgets the last error; a change in progress goes on. */
  readonly clear: () => void;
}

interface MutationOptions {
  /** The remote that faults are reported for. */
  readonly remote: string;
  /** Shows a failure in a toast: the message of the services, or this where they have none. */
  readonly failedText?: string;
  /** Makes changes at the same time, as of a choice that the shopper alters. The state is that of the latest. */
  readonly concurrent?: boolean;
  /** Called when a change fails. */
  readonly onError?: (error: ProductError, key: string) => void;
}

const idle: MutationState = { pending: undefined, error: undefined, failed: undefined };

/** Makes the changes of a component, with what it shows of them. */
export function useMutation({ remote, failedText, concurrent = false, onError }: MutationOptions): Mutation {
  const { toasts } = usePlatform();
  const refusalOf = useRefusal(remote);
  const [state, setState] = useState(idle);
  const current = useRef<object>(undefined);

  async function run(work: () => Promise<unknown>, key = 'change'): Promise<boolean> {
    if (current.current && !concurrent) return false;
    const attempt = {};
    current.current = attempt;
    setState({ ...idle, pending: key });
    const settle = (next: MutationState) => {
      if (current.current !== attempt) return;
      current.current = undefined;
      setState(next);
    };
    try {
      await work();
      settle(idle);
      return true;
    } catch (thrown) {
      const error = refusalOf(thrown);
      settle({ pending: undefined, error, failed: key });
      if (failedText !== undefined) toasts.show({ tone: 'error', text: error.message || failedText });
      onError?.(error, key);
      return false;
    }
  }
  return {
    ...state,
    isPending: state.pending !== undefined,
    run,
    clear: useCallback(() => setState(({ pending }) => ({ ...idle, pending })), []),
  };
}
