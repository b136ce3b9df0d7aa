import { use } from 'react';

/** A loader's value that may be pending: a promise on the server and after navigation, plain after hydration. */
export type Deferred<Value> = Promise<Value> | Value;

/** The value, suspending while pending. Needs a Suspense boundary above. */
export function useDeferred<Value>(deferred: Deferred<Value>): Value {
  return deferred instanceof Promise ? use(deferred) : deferred;
}
