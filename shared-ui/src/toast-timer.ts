/** Milliseconds between timer ticks of a toast (docs/spec/accounts.md section 9). */
export const toastTick = 200;

export interface ToastTimer {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Counts `delay` ms down in ticks and calls `onEnd` once. A pause keeps the remaining time. */
export function startToastTimer(delay: number, onEnd: () => void): ToastTimer {
  let left = delay;
  let isPaused = false;
  const clock = setInterval(() => {
    if (isPaused) return;
    left -= toastTick;
    if (left > 0) return;
    clearInterval(clock);
    onEnd();
  }, toastTick);
  return {
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    stop: () => clearInterval(clock),
  };
}

/** Pauses the timer while the element is hovered or focused. Returns a function that undoes it. */
export function holdWhileUsed(element: HTMLElement, timer: ToastTimer): () => void {
  const uses = new Set<string>();
  const begin = (use: string) => () => {
    uses.add(use);
    timer.pause();
  };
  const end = (use: string) => () => {
    uses.delete(use);
    if (uses.size === 0) timer.resume();
  };
  const handlers = [
    ['pointerenter', begin('pointer')],
    ['pointerleave', end('pointer')],
    ['focusin', begin('focus')],
    ['focusout', end('focus')],
  ] as const;
  for (const [event, handler] of handlers) element.addEventListener(event, handler);
  return () => {
    for (const [event, handler] of handlers) element.removeEventListener(event, handler);
  };
}
