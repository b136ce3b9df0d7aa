import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from './watch-connection.ts';

let isConnected: boolean;
let isReachable: boolean;
let states: boolean[];
let listeners: Map<string, () => void>;
beforeEach(() => {
  vi.useFakeTimers();
  isConnected = true;
  isReachable = true;
  states = [];
  listeners = new Map();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const watched = () =>
  watchConnection({
    onChange: (isOnline) => states.push(isOnline),
    reach: async () => {
      if (!isReachable) throw new TypeError('Failed to fetch');
    },
    page: { addEventListener: (name: string, on: () => void) => listeners.set(name, on) } as never,
    isConnected: () => isConnected,
  });
const emit = async (name: string) => {
  listeners.get(name)?.();
  await vi.advanceTimersByTimeAsync(0);
};

test('follows the browser into and out of offline [PLT-10]', async () => {
  watched();
  isConnected = false;
  await emit('offline');
  expect(states).toEqual([false]);
  isConnected = true;
  await emit('online');
  expect(states).toEqual([false, true]);
});

test('stays offline while there is a network but no shop [PLT-10]', async () => {
  watched();
  isConnected = false;
  await emit('offline');
  isConnected = true;
  isReachable = false;
  await emit('online');
  expect(states).toEqual([false]);
});

test('notices an unreachable shop by a failed request, and its return by itself [PLT-10]', async () => {
  const { fetch } = watched();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  isReachable = false;
  await expect(fetch('/cart')).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([false]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(states).toEqual([false]);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(states).toEqual([false, true]);
});

test('stays online when one request fails and the shop answers, or when a request is aborted [PLT-10]', async () => {
  const { fetch } = watched();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetch('/cart')).rejects.toThrow();
  isReachable = false;
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('x', 'AbortError')));
  await vi.advanceTimersByTimeAsync(0);
  await expect(fetch('/cart')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(states).toEqual([]);
});
