import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyCall, CallInput, CallResponse, Calls } from 'shared-contracts/call';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { useRefusal } from './use-refusal.ts';

interface ReadState<Value> {
  readonly status: 'pending' | 'success' | 'error';
  /** The last value; kept during another read. */
  readonly value: Value | undefined;
  readonly error: ProductError | undefined;
}

export interface Reading<Value> extends ReadState<Value> {
  /** Replaces the value, for example with the response of a change; not once another input is read. */
  readonly set: (value: Value) => void;
  readonly again: () => void;
}

interface ReadOptions {
  /** The remote that errors are reported for. */
  readonly remote: string;
  /** Keeps the value while another input is read. By default a value never outlives its input. */
  readonly keepPrevious?: boolean;
}

interface CallOptions extends ReadOptions {
  /** Instead of the platform's calls. */
  readonly calls?: Calls;
}

const pending = { status: 'pending', value: undefined, error: undefined } as const;

/** Makes a call when the component mounts and whenever its input changes; makes none while the input is undefined. */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallInput<C> | undefined,
  options: CallOptions,
): Reading<CallResponse<C>> {
  const platform = usePlatform();
  const calls = options.calls ?? platform.calls;
  const key = input === undefined ? undefined : JSON.stringify(input);
  const read = useMemo(
    () =>
      key === undefined ? undefined : (signal: AbortSignal) => calls(call, JSON.parse(key) as CallInput<C>, { signal }),
    [calls, call, key],
  );
  return useReading(read, options);
}

/**
 * Reads data that takes several calls. `read` must be referentially stable while its inputs are; a new function
 * aborts the previous read.
 */
export function useReading<Value>(
  read: ((signal: AbortSignal) => Promise<Value>) | undefined,
  { remote, keepPrevious = false }: ReadOptions,
): Reading<Value> {
  const refusalOf = useRefusal(remote);
  const [{ of, ...state }, setState] = useState<ReadState<Value> & { readonly of: typeof read }>({
    ...pending,
    of: read,
  });
  const [attempt, setAttempt] = useState(0);
  if (of !== read) setState(({ value }) => ({ ...pending, value: keepPrevious ? value : undefined, of: read }));
  useEffect(() => {
    if (!read) return;
    const abort = new AbortController();
    read(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ status: 'success', value, error: undefined, of: read });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const refusal = refusalOf(error);
        setState(({ value }) => ({ status: 'error', value, error: refusal, of: read }));
      },
    );
    return () => abort.abort();
  }, [read, refusalOf, attempt]);
  return {
    ...state,
    set: useCallback(
      (value: Value) =>
        setState((before) => (before.of === read ? { status: 'success', value, error: undefined, of: read } : before)),
      [read],
    ),
    again: () => {
      setState(({ value }) => ({ ...pending, value, of: read }));
      setAttempt((count) => count + 1);
    },
  };
}
