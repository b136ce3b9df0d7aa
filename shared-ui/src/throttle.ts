/** Milliseconds between two answers to a stream of events (docs/spec/commerce.md section 9). */
export const throttleWait = 25;

export interface Throttled {
  (): void;
  /** Forgets a call that still waits. */
  cancel(): void;
}

/** Runs at once, then at most every `wait` ms; the last call of a stream is always answered. */
export function throttle(run: () => void, wait = throttleWait): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = undefined;
    if (!again) return;
    again = false;
    start();
  };
  const start = () => {
    timer = setTimeout(rest, wait);
    run();
  };
  const throttled = () => {
    if (timer === undefined) start();
    else again = true;
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return throttled;
}
