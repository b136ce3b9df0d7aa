import { use } from 'react';

/** A value of a loader that may still be on its way: a promise on the server and after a click, plain after hydration. */
export type Deferred<Value> = Promise<Value> | Value;

/** The value, suspending until it is there. Needs a Suspense boundary above. */
export function useDeferred<Value>(deferred: Deferred<Value>): Value {
  return deferred instanceof Promise ? use(deferred) : deferred;
}
