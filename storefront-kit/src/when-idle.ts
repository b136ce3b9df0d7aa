/** Milliseconds after which waiting ends: browsers may never call a page idle while it, or the machine, is busy. */
const longestWait = 2000;
/** Milliseconds to wait where browsers lack requestIdleCallback. */
const assumedIdle = 200;

/** Runs a function once the page is idle, and after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  const idle: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
  if (idle) idle(run, { timeout: longestWait });
  else setTimeout(run, assumedIdle);
}
