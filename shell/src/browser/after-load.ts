/** Runs a function once the page is loaded, with its pictures and scripts. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Resolves when the page is loaded and at rest; never once the signal is aborted. */
export function loadedAndIdle(signal: AbortSignal): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
  return new Promise((resolve) => {
    const rest = () => idle(() => resolve());
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true, signal });
  });
}
