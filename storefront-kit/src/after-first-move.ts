/** Signs that somebody is at the page: with a pointer, a finger, the wheel or the keys. */
const moves = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Where browsers tell nothing of idle moments, milliseconds that the move itself is given. */
const assumedIdle = 200;

/**
 * Runs something once, in an idle moment after the shopper's first move on the page: the page itself has loaded with nothing
 * of it, and whoever presses something has moved there first. The result takes it back.
 */
export function afterFirstMove(run: () => void): () => void {
  const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, assumedIdle));
  const stop = new AbortController();
  const moved = () => {
    stop.abort();
    idle(() => run());
  };
  for (const name of moves) window.addEventListener(name, moved, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
