import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdWhileUsed, startToastTimer } from './toast-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends once after its delay [ACC-24]', () => {
  const onEnd = vi.fn();
  startToastTimer(5000, onEnd);
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('keeps the remaining time during a pause [ACC-24]', () => {
  const onEnd = vi.fn();
  const timer = startToastTimer(1000, onEnd);
  vi.advanceTimersByTime(800);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.resume();
  vi.advanceTimersByTime(200);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('never ends after it was stopped', () => {
  const onEnd = vi.fn();
  startToastTimer(1000, onEnd).stop();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('pauses while the toast is hovered or focused, until both have ended [ACC-24]', () => {
  const element = document.createElement('div');
  const timer = { pause: vi.fn(), resume: vi.fn(), stop: vi.fn() };
  const release = holdWhileUsed(element, timer);
  element.dispatchEvent(new Event('pointerenter'));
  element.dispatchEvent(new Event('focusin'));
  expect(timer.pause).toHaveBeenCalled();
  element.dispatchEvent(new Event('pointerleave'));
  expect(timer.resume).not.toHaveBeenCalled();
  element.dispatchEvent(new Event('focusout'));
  expect(timer.resume).toHaveBeenCalledTimes(1);
  release();
  element.dispatchEvent(new Event('pointerenter'));
  expect(timer.pause).toHaveBeenCalledTimes(2);
});
