/** Milliseconds between two looks whether the parent is still there. */
const lookEvery = 500;

/**
 * Calls `end` once: on Ctrl-C, on SIGTERM, or when the process that started this one is gone. The shells between npm and a
 * command keep signals to themselves: they die, and the command goes on with another parent.
 */
export function onEnd(end: () => void): void {
  let hasEnded = false;
  const endOnce = () => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(looking);
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endOnce);
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid !== parent) endOnce();
  }, lookEvery).unref();
}
