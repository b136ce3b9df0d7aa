/** Events that show that somebody uses the page: pointer, touch, wheel, or keys. */
const moves = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Milliseconds to wait where browsers lack requestIdleCallback. */
const assumedIdle = 200;

/**
 * Runs a function once, when idle after the shopper's first interaction: it costs nothing during loading, and every
 * press is preceded by a movement. Returns a function that cancels it.
 */
export function afterFirstMove(run: () => void): () => void {
  const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, assumedIdle));
  const stop = new AbortController();
  let isCanceled = false;
  const moved = () => {
    stop.abort();
    idle(() => {
      if (!isCanceled) run();
    });
  };
  for (const name of moves) window.addEventListener(name, moved, { capture: true, passive: true, signal: stop.signal });
  return () => {
    isCanceled = true;
    stop.abort();
  };
}
