import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { useAsTyped } from './use-as-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function type(ask: (text: string, signal: AbortSignal) => Promise<string[]>) {
  const platform = fakePlatform();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const hook = renderHook(
    ({ text }: { readonly text: string | undefined }) => useAsTyped({ text, ask, pause: 100, remote: 'content' }),
    { wrapper, initialProps: { text: undefined as string | undefined } },
  );
  return { platform, shown: () => hook.result.current[0], clear: () => act(() => hook.result.current[1]()), ...hook };
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('asks once typing pauses, and keeps an answer until another comes', async () => {
  const ask = vi.fn(async (text: string) => [text]);
  const { rerender, shown, clear } = type(ask);
  rerender({ text: 'ald' });
  await wait(50);
  rerender({ text: 'alde' });
  await wait(99);
  expect(ask).not.toHaveBeenCalled();
  await wait(1);
  expect(shown()).toEqual(['alde']);
  rerender({ text: 'alder' });
  expect(shown()).toEqual(['alde']);
  await wait(100);
  expect(shown()).toEqual(['alder']);
  clear();
  expect(shown()).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('gives up what was asked before, reports a failure of its own, and has nothing to say of nothing', async () => {
  const signals: AbortSignal[] = [];
  const failure = new Error('The directory is away');
  const { platform, rerender, shown } = type(async (text, signal) => {
    signals.push(signal);
    if (text === 'slow') await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw failure;
  });
  const report = vi.spyOn(platform, 'report');
  rerender({ text: 'slow' });
  await wait(100);
  rerender({ text: 'next' });
  await wait(0);
  expect(signals[0]?.aborted).toBe(true);
  expect(report).not.toHaveBeenCalled();
  await wait(100);
  expect(report).toHaveBeenCalledExactlyOnceWith(failure, { remote: 'content', phase: 'event' });
  rerender({ text: undefined });
  expect(shown()).toBeUndefined();
});
