// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDispatchers } from './event-delivery.ts';

const params = { visitors: [] };
const sendBeacon = vi.fn(() => true);
const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response(null, { status: 204 }));
beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

test('sends a beacon when the page is left [EXP-02]', async () => {
  await createDispatchers(() => true).closingDispatcher.dispatchEvent({ params });
  expect(sendBeacon).toHaveBeenCalledWith('/experiments/events', expect.any(Blob));
  expect(fetched).not.toHaveBeenCalled();
});

test('sends the events in a query where the browser takes no beacon [EXP-02]', async () => {
  sendBeacon.mockReturnValue(false);
  await createDispatchers(() => true).closingDispatcher.dispatchEvent({ params });
  const [url = '', init] = fetched.mock.calls[0] ?? [];
  expect(init).toMatchObject({ keepalive: true });
  expect(JSON.parse(new URL(url, 'http://shop').searchParams.get('params') ?? '')).toEqual(params);
});

test('sends nothing after consent is withdrawn, neither now nor when the page is left [EXP-04]', async () => {
  const { dispatcher, closingDispatcher } = createDispatchers(() => false);
  for (const one of [dispatcher, closingDispatcher]) expect(await one.dispatchEvent({ params })).toEqual({});
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
