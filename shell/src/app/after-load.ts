import { whenIdle } from 'storefront-kit/when-idle';

/** Runs a function once the page is loaded, with its pictures and scripts; never once the signal is aborted. */
export function afterLoad(run: () => void, options: { readonly signal?: AbortSignal } = {}): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true, ...options });
}

/**
 * Does optional work once the page is loaded and at rest. Returns a function that ends it; nothing is told of what fails after that.
 */
export function onceAtRest(work: (left: AbortSignal) => Promise<void>, onFault: (error: unknown) => void): () => void {
  const left = new AbortController();
  loadedAndIdle(left.signal)
    .then(() => work(left.signal))
    .catch((error: unknown) => {
      if (!left.signal.aborted) onFault(error);
    });
  return () => left.abort();
}

/** Resolves when the page is loaded and at rest; never once the signal is aborted. */
export function loadedAndIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => afterLoad(() => whenIdle(resolve), { signal }));
}
