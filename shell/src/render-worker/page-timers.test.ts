import { expect, test, vi } from 'vitest';
import { openTimers, pageTimers } from './page-timers.ts';

const { setTimeout: later, setInterval: repeatedly, setImmediate: next, clearTimeout: clear } = pageTimers;

/** A timer that runs after all that were set before it, as each of them is shorter. */
const afterOthers = () =>
  new Promise<void>((resolve) => {
    openTimers(vi.fn()).run(() => later(() => resolve(), 20));
  });

test('runs the timers of a page, with what they were given', async () => {
  const called = vi.fn();
  const timers = openTimers(called);
  timers.run(() => {
    later(called, 1, 'once');
    next(called, 'next');
    repeatedly(called, 5, 'again');
  });
  await vi.waitFor(() => expect(called.mock.calls.filter(([what]) => what === 'again').length).toBeGreaterThan(1));
  timers.end();
  expect(called).toHaveBeenCalledWith('once');
  expect(called).toHaveBeenCalledWith('next');
});

test.each([
  ['setTimeout', (run: () => void) => later(run, 5)],
  ['setInterval', (run: () => void) => repeatedly(run, 5)],
  ['setImmediate', (run: () => void) => next(run)],
])('ends %s with the page, also where it is asked for afterwards', async (_name, start) => {
  const called = vi.fn();
  const timers = openTimers(called);
  const afterEnd = Promise.withResolvers<void>();
  const late = timers.run(async () => {
    start(called);
    await afterEnd.promise;
    start(called);
  });
  timers.end();
  afterEnd.resolve();
  await late;
  await afterOthers();
  expect(called).not.toHaveBeenCalled();
});

test('ends nothing of another page', async () => {
  const [own, other] = [openTimers(vi.fn()), openTimers(vi.fn())];
  const done = Promise.withResolvers<void>();
  const id = own.run(() => later(() => done.resolve(), 5));
  other.run(() => clear(id));
  other.end();
  await done.promise;
  own.end();
});

test('clears a timer, and starts none outside a page', async () => {
  const called = vi.fn();
  const timers = openTimers(called);
  timers.run(() => clear(later(called, 1)));
  later(called, 1);
  await afterOthers();
  timers.end();
  expect(called).not.toHaveBeenCalled();
});

test('tells what a timer throws', async () => {
  const reported = Promise.withResolvers<unknown>();
  const timers = openTimers(reported.resolve);
  const error = new Error('from a timer');
  timers.run(() =>
    later(() => {
      throw error;
    }, 1),
  );
  expect(await reported.promise).toBe(error);
  timers.end();
});
