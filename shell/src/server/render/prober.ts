import { LRUCache } from 'lru-cache';
import type { Release } from 'shared-contracts/remote';
import { type RenderWorker, startRenderWorker, type WorkerOptions } from './render-worker.ts';
import { releaseId, screensOf } from './server-files.ts';

/** Milliseconds that the worker stays for the next release. */
const linger = 1000;
/** Releases that one worker evaluates: with all their modules they fill its heap. */
const maxReleases = 6;
/** Milliseconds for which a release that ended its worker is refused unseen: others must not wait while it hangs again. */
const rememberFor = 600_000;

interface Probing {
  readonly worker: RenderWorker;
  readonly up: Promise<void>;
  /** Whether something that it evaluated ended it. */
  hasFailed: boolean;
}

/**
 * Evaluates releases before any page is made with them, in a worker of their own: one that never finishes, crashes, or eats
 * up memory when it is evaluated costs nobody a page.
 */
export function startProber(options: Pick<WorkerOptions, 'file' | 'memory' | 'filesOf' | 'log'>) {
  const ended = new LRUCache<string, Error>({ max: 1000, ttl: rememberFor });
  let current: Probing | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function open(): Probing {
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
        probing.hasFailed = end !== 'retired';
        if (current === probing) current = undefined;
      },
    });
    const probing: Probing = { worker, up: up.promise, hasFailed: false };
    return probing;
  }

  /** Ends the worker. It takes a moment to end, in which no release may come to it. */
  function retire(): void {
    current?.worker.end('retired');
    current = undefined;
  }

  return {
    async probe(release: Release): Promise<void> {
      const ending = ended.get(releaseId(release));
      if (ending) throw ending;
      clearTimeout(leaving);
      if (current && current.worker.held().size >= maxReleases) retire();
      current ??= open();
      const probing = current;
      const { worker } = probing;
      try {
        await probing.up;
        await worker.hold(release, screensOf(release));
      } catch (error) {
        // Whatever a module threw may have a cause outside; a release that ends its worker would do so each time.
        if (worker.held().size > 0 && probing.hasFailed && error instanceof Error) ended.set(releaseId(release), error);
        throw error;
      } finally {
        clearTimeout(leaving);
        leaving = setTimeout(retire, linger).unref();
      }
    },
    close(): void {
      clearTimeout(leaving);
      retire();
    },
  };
}
