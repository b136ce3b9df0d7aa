import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('handles the first event of a burst immediately, then every 25 ms, and the last one [PLT-14]', () => {
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

test('drops a canceled call [PLT-14]', () => {
  const run = vi.fn();
  const throttled = throttle(run);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});
