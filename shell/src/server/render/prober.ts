import type { Release } from 'shared-contracts/remote';
import { type RenderWorker, startRenderWorker, type WorkerOptions } from './render-worker.ts';

/** Milliseconds that the worker stays for the next release. */
const linger = 1000;
/** Releases that one worker evaluates: with all their modules they fill its heap. */
const mostReleases = 6;

/**
 * Evaluates releases before any page is made with them, in a worker of their own: one that never finishes, crashes, or eats
 * up memory when it is evaluated costs nobody a page.
 */
export function startProber(options: Pick<WorkerOptions, 'file' | 'memory' | 'filesOf' | 'log'>) {
  let current: { readonly worker: RenderWorker; readonly up: Promise<void> } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function open() {
    const up = Promise.withResolvers<void>();
    up.promise.catch(() => undefined);
    const worker = startRenderWorker({
      ...options,
      isJudging: () => false,
      onUp: up.resolve,
      onDone: () => undefined,
      onGrown: () => undefined,
      onRetained: () => undefined,
      onEnd(end, detail) {
        up.reject(new Error(`The worker ended (${end}): ${detail}`));
        if (current?.worker === worker) current = undefined;
      },
    });
    return { worker, up: up.promise };
  }

  return {
    async probe(release: Release): Promise<void> {
      clearTimeout(leaving);
      if (current && current.worker.held().size >= mostReleases) {
        current.worker.end('retired');
        current = undefined;
      }
      current ??= open();
      const { worker, up } = current;
      try {
        await up;
        await worker.hold(release, Object.keys(release.server.modules));
      } finally {
        clearTimeout(leaving);
        leaving = setTimeout(() => worker.end('retired'), linger).unref();
      }
    },
    close(): void {
      clearTimeout(leaving);
      current?.worker.end('retired');
    },
  };
}
