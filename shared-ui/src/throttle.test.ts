import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a stream of events is answered at once, every 25 ms, and at its end [PLT-14]', () => {
  const run = vi.fn();
  const throttled = throttle(run);
  for (let at = 0; at < 100; at += 5) {
    throttled();
    vi.advanceTimersByTime(5);
  }
  expect(run).toHaveBeenCalledTimes(4 + 1);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(5);
  throttled();
  expect(run).toHaveBeenCalledTimes(6);
});

test('what was cancelled does not come after all [PLT-14]', () => {
  const run = vi.fn();
  const throttled = throttle(run);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});
