import { whenIdle } from './when-idle.ts';

/** Events that show that somebody uses the page: pointer, touch, wheel, or keys. */
const moves = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Runs a function once, when idle after the shopper's first interaction: it costs nothing during loading, and every
 * press is preceded by a movement. Returns a function that cancels it.
 */
export function afterFirstMove(run: () => void): () => void {
  const stop = new AbortController();
  let isCanceled = false;
  const moved = () => {
    stop.abort();
    whenIdle(() => {
      if (!isCanceled) run();
    });
  };
  for (const name of moves) window.addEventListener(name, moved, { capture: true, passive: true, signal: stop.signal });
  return () => {
    isCanceled = true;
    stop.abort();
  };
}
