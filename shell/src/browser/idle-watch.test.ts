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

describe('a till that nobody uses [STO-03]', () => {
  test('is told a minute before, and ended then', () => {
    vi.advanceTimersByTime(14 * minute - 1);
    expect(onWarning).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onWarning).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(minute);
    expect(onIdle).toHaveBeenCalledOnce();
    expect(onWarning).toHaveBeenCalledOnce();
  });

  test('a press puts the end off, also after the warning', () => {
    vi.advanceTimersByTime(14 * minute + 1000);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(14 * minute);
    expect(onIdle).not.toHaveBeenCalled();
    expect(onWarning).toHaveBeenCalledTimes(2);
  });

  test('use in another tab counts', () => {
    vi.advanceTimersByTime(10 * minute);
    used = Date.now();
    vi.advanceTimersByTime(10 * minute);
    expect(onIdle).not.toHaveBeenCalled();
  });

  test('a device that slept over the end is not woken by the first touch', () => {
    vi.setSystemTime(Date.now() + 60 * minute);
    window.dispatchEvent(new Event('pointerdown'));
    expect(onIdle).toHaveBeenCalledOnce();
  });

  test('is not ended twice', () => {
    vi.advanceTimersByTime(60 * minute);
    window.dispatchEvent(new Event('keydown'));
    expect(onIdle).toHaveBeenCalledOnce();
  });
});
