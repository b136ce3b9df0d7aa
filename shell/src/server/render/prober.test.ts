import type { Release } from 'shared-contracts/remote';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProber } from './prober.ts';
import type { RenderWorker, WorkerOptions } from './render-worker.ts';
import { releaseId } from './server-files.ts';
import type { WorkerEnd } from './worker-process.ts';

/** A worker that evaluates everything at once, unless it is told to wait. */
interface Standin {
  readonly hold: ReturnType<typeof vi.fn<RenderWorker['hold']>>;
  readonly ends: WorkerEnd[];
  /** What the operating system tells some time after the worker was ended. */
  over(end: WorkerEnd): void;
}

const started = vi.hoisted(() => [] as Standin[]);
vi.mock('./render-worker.ts', () => ({
  startRenderWorker({ onUp, onEnd }: WorkerOptions) {
    const held = new Set<string>();
    const loads: PromiseWithResolvers<void>[] = [];
    const ends: WorkerEnd[] = [];
    const hold = vi.fn<RenderWorker['hold']>((release) => {
      held.add(releaseId(release));
      const load = Promise.withResolvers<void>();
      loads.push(load);
      // A worker that was told to end answers nothing more.
      if (ends.length === 0 && release.version !== 'hangs') load.resolve();
      return load.promise;
    });
    started.push({
      hold,
      ends,
      over(end) {
        for (const load of loads) load.reject(new Error(end));
        onEnd(end, end);
      },
    });
    queueMicrotask(onUp);
    return { held: () => held, hold, end: (why: WorkerEnd) => ends.push(why) };
  },
}));

const release = (version: string) => ({ name: 'cart', version, routes: [] }) as unknown as Release;
const workerAt = (place: number): Standin => {
  const worker = started[place];
  if (!worker) throw new Error(`No worker ${place} was started`);
  return worker;
};
const start = () =>
  startProber({
    file: 'worker.js',
    memory: { heap: 1, release: 1, retained: 1 } as unknown as WorkerOptions['memory'],
    filesOf: vi.fn(),
    log: vi.fn(),
  });

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
});
afterEach(() => void vi.useRealTimers());

test('gives releases that come close together to one worker, and ends it when none comes', async () => {
  const prober = start();
  await prober.probe(release('1'));
  await prober.probe(release('2'));
  expect(started).toHaveLength(1);
  expect(workerAt(0).ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(workerAt(0).ends).toEqual(['retired']);
});

test('accepts a release that comes while the worker before it is ending', async () => {
  const prober = start();
  await prober.probe(release('1'));
  await vi.advanceTimersByTimeAsync(1000);
  const second = prober.probe(release('2'));
  await vi.advanceTimersByTimeAsync(0);
  workerAt(0).over('retired');
  await expect(second).resolves.toBeUndefined();
  expect(started).toHaveLength(2);
});

test('refuses a release that ended its worker without evaluating it again', async () => {
  const prober = start();
  const first = expect(prober.probe(release('hangs'))).rejects.toThrow('hung');
  await vi.advanceTimersByTimeAsync(0);
  workerAt(0).over('hung');
  await first;
  await expect(prober.probe(release('hangs'))).rejects.toThrow('hung');
  expect(started).toHaveLength(1);
  await expect(prober.probe(release('1'))).resolves.toBeUndefined();
});
