import { AsyncLocalStorage } from 'node:async_hooks';
import {
  clearImmediate as dropImmediate,
  clearInterval as dropInterval,
  clearTimeout as dropTimeout,
  setImmediate as startImmediate,
  setInterval as startInterval,
  setTimeout as startTimeout,
} from 'node:timers';

/** Everything that is started while one page is made, or one module evaluated. */
export interface TimerScope {
  /** Runs what may set timers. */
  run<Value>(work: () => Value): Value;
  /** Ends the timers that are left, and lets no others be set by what is still running. */
  end(): void;
}

interface Scope {
  /** Undefined once it has ended. */
  stops: Map<number, () => void> | undefined;
  readonly onError: (error: unknown) => void;
}

const scopes = new AsyncLocalStorage<Scope>();
let made = 0;

/** `onError` gets what the callback of a timer throws. */
export function openTimers(onError: (error: unknown) => void): TimerScope {
  const scope: Scope = { stops: new Map(), onError };
  return {
    run: (work) => scopes.run(scope, work),
    end() {
      for (const stop of scope.stops?.values() ?? []) stop();
      scope.stops = undefined;
    },
  };
}

/** Whether the page or module has ended whose code is running; code of none has not. */
export const hasEnded = (): boolean => {
  const scope = scopes.getStore();
  return scope !== undefined && scope.stops === undefined;
};

type Callback = (...values: unknown[]) => unknown;

/** Sets a timer of the present scope; timers are numbers as in a browser, since a timer of Node leads to its prototype. */
function set(callback: Callback, repeats: boolean, start: (run: () => void) => () => void): number {
  const scope = scopes.getStore();
  made += 1;
  const id = made;
  if (!scope?.stops) return id;
  const stop = start(() => {
    if (!repeats) scope.stops?.delete(id);
    try {
      callback();
    } catch (error) {
      scope.onError(error);
    }
  });
  scope.stops.set(id, stop);
  return id;
}

function clear(id: unknown): void {
  const stops = scopes.getStore()?.stops;
  if (typeof id !== 'number') return;
  stops?.get(id)?.();
  stops?.delete(id);
}

/** The timers that code of remotes gets in place of Node's: they end with their page. */
export const pageTimers = {
  setTimeout: (callback: Callback, delay?: number, ...values: unknown[]) =>
    set(
      () => callback(...values),
      false,
      (run) => {
        const timer = startTimeout(run, delay);
        return () => dropTimeout(timer);
      },
    ),
  setInterval: (callback: Callback, delay?: number, ...values: unknown[]) =>
    set(
      () => callback(...values),
      true,
      (run) => {
        const timer = startInterval(run, delay);
        return () => dropInterval(timer);
      },
    ),
  setImmediate: (callback: Callback, ...values: unknown[]) =>
    set(
      () => callback(...values),
      false,
      (run) => {
        const timer = startImmediate(run);
        return () => dropImmediate(timer);
      },
    ),
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
} as const;
