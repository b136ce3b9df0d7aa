/** Milliseconds between two calls during a burst of events (docs/spec/commerce.md section 9). */
export const throttleWait = 25;

export interface Throttled {
  (): void;
  /** Cancels the pending call. */
  cancel(): void;
}

/** Runs immediately, then at most every `wait` ms; the last call of a burst always runs. */
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
