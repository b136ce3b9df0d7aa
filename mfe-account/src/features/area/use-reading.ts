import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';

export interface Reading<T> {
  readonly status: 'pending' | 'success' | 'error';
  /** What was read last; kept while it is read again. */
  readonly value: T | undefined;
  /** Puts in place what a change has answered. */
  readonly set: (value: T) => void;
  readonly again: () => void;
}

/** Reads something of the account when the page comes, and again when it is asked to. `read` must stay the same function. */
export function useReading<T>(read: (signal: AbortSignal) => Promise<T>): Reading<T> {
  const { report } = usePlatform();
  const [state, setState] = useState<Pick<Reading<T>, 'status' | 'value'>>({ status: 'pending', value: undefined });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal).then(
      (value) => setState({ status: 'success', value }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error, { remote: 'account', phase: 'event' });
        setState(({ value }) => ({ status: 'error', value }));
      },
    );
    return () => abort.abort();
  }, [read, report, attempt]);
  return {
    ...state,
    set: useCallback((value: T) => setState({ status: 'success', value }), []),
    again: () => {
      setState(({ value }) => ({ status: 'pending', value }));
      setAttempt(attempt + 1);
    },
  };
}
