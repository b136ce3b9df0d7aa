// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type IdleWatch, watchIdle } from './idle-watch.ts';

const minute = 60_000;
let used = 0;
let watch: IdleWatch;
const onWarning = vi.fn();
const onIdle = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  watch = watchIdle({
    limit: 15 * minute,
    warning: minute,
    lastUse: { read: () => used, write: (at) => (used = at) },
    onWarning,
    onIdle,
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('an idle till [STO-03]', () => {
  test('warns a minute ahead, then ends', () => {
    vi.advanceTimersByTime(14 * minute - 1);
    expect(onWarning).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onWarning).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(minute);
    expect(onIdle).toHaveBeenCalledOnce();
    expect(onWarning).toHaveBeenCalledOnce();
  });

  test('is extended by a press, including after the warning', () => {
    vi.advanceTimersByTime(14 * minute + 1000);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(14 * minute);
    expect(onIdle).not.toHaveBeenCalled();
    expect(onWarning).toHaveBeenCalledTimes(2);
  });

  test('is extended by use in another tab', () => {
    vi.advanceTimersByTime(10 * minute);
    used = Date.now();
    vi.advanceTimersByTime(10 * minute);
    expect(onIdle).not.toHaveBeenCalled();
  });

  test('ends on the first touch after the device slept past the end', () => {
    vi.setSystemTime(Date.now() + 60 * minute);
    window.dispatchEvent(new Event('pointerdown'));
    expect(onIdle).toHaveBeenCalledOnce();
  });

  test('ends once', () => {
    vi.advanceTimersByTime(60 * minute);
    window.dispatchEvent(new Event('keydown'));
    expect(onIdle).toHaveBeenCalledOnce();
  });
});
