import { LRUCache } from 'lru-cache';
import type { Release } from 'shared-contracts/remote';
import { type RenderWorker, startRenderWorker, type WorkerOptions } from './render-worker.ts';
import { releaseId, screensOf } from './server-files.ts';

/** Milliseconds that the worker stays for the next release. */
const linger = 1000;
/** Releases that one worker evaluates: with all their modules they fill its heap. */
const mostReleases = 6;
/** Milliseconds for which a release that ended its worker is refused unseen: others must not wait while it hangs again. */
const rememberFor = 600_000;

/**
 * Evaluates releases before any page is made with them, in a worker of their own: one that never finishes, crashes, or eats
 * up memory when it is evaluated costs nobody a page.
 */
export function startProber(options: Pick<WorkerOptions, 'file' | 'memory' | 'filesOf' | 'log'>) {
  const ended = new LRUCache<string, Error>({ max: 1000, ttl: rememberFor });
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
      const ending = ended.get(releaseId(release));
      if (ending) throw ending;
      clearTimeout(leaving);
      if (current && current.worker.held().size >= mostReleases) {
        current.worker.end('retired');
        current = undefined;
      }
      current ??= open();
      const { worker, up } = current;
      try {
        await up;
        await worker.hold(release, screensOf(release));
      } catch (error) {
        // Whatever a module threw may have a cause outside; a release that ends its worker would do so each time.
        if (worker.held().size > 0 && current?.worker !== worker && error instanceof Error)
          ended.set(releaseId(release), error);
        throw error;
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
