import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Worker } from './worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker with one job, whose runs do what `run` does. */
function working(run: () => Promise<void>) {
  const log = { error: vi.fn(), info: vi.fn() };
  const job = vi.fn(run);
  const worker = new Worker([[{ name: 'a job', run: job }]], log as never);
  const logged = () => log.error.mock.calls.map(([{ err, times }]) => [err.message, times]);
  return { worker, job, log, logged };
}

test('a fault that lasts is logged once, then every five minutes, and its end', async () => {
  let fault: string | undefined = 'no database';
  const { worker, job, log, logged } = working(async () => {
    if (fault) throw new Error(fault);
  });
  worker.start();
  await vi.advanceTimersByTimeAsync(240_000);
  expect(job.mock.calls.length).toBeGreaterThan(100);
  expect(logged()).toEqual([['no database', 1]]);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(logged()).toEqual([
    ['no database', 1],
    ['no database', expect.any(Number)],
  ]);
  fault = 'no disk';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged().at(-1)).toEqual(['no disk', expect.any(Number)]);
  expect(log.info).not.toHaveBeenCalled();
  fault = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.info).toHaveBeenCalledOnce();
  expect(logged()).toHaveLength(3);
  await worker.stop();
});

test('nudges during a round lead to one more round', async () => {
  let end = () => {};
  const { worker, job } = working(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  worker.start();
  await vi.advanceTimersByTimeAsync(0);
  for (let count = 0; count < 50; count += 1) worker.nudge();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(job).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(1999);
  expect(job).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(job).toHaveBeenCalledTimes(3);
  end();
  await worker.stop();
});
