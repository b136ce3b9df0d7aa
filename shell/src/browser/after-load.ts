/** Runs a function once the page is loaded, with its pictures and scripts; never once the signal is aborted. */
export function afterLoad(run: () => void, options: { readonly signal?: AbortSignal } = {}): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true, ...options });
}

/** Resolves when the page is loaded and at rest; never once the signal is aborted. */
export function loadedAndIdle(signal: AbortSignal): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
  return new Promise((resolve) => afterLoad(() => idle(() => resolve()), { signal }));
}
