import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks the browser for its next idle moment, and for an end of the wait', () => {
  const ask = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal('requestIdleCallback', ask);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2000 });
});

test('runs a little later where browsers cannot tell when they are idle', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
