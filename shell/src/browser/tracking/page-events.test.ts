// @vitest-environment happy-dom
import { experimentsAtom } from 'shared-contracts/experiments';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackedProduct as product } from '../../testing/tracked-product.ts';
import { createPageEvents } from './page-events.ts';

const home: TrackingRecord = { event: 'page_view', path: '/en-us', pageType: 'Home' };
let answer: () => Response;
const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer());
const sent = () => fetched.mock.calls.map(([, { body }]) => (JSON.parse(String(body)) as { events: object[] }).events);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = () => Response.json({ block_hero: 'thick' });
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tells what happened at once, and takes what was decided besides what is known [EXP-03]', async () => {
  const platform = fakePlatform();
  platform.store.set(experimentsAtom, { rendered: {}, now: { content_0: 'new', block_hero: 'thin' }, onRead() {} });
  const { track } = createPageEvents(platform);
  track(home);
  track({ event: 'login' });
  track({ event: 'view_item', currency: 'USD', products: [product] });
  track({ event: 'view_cart', place: 'cart', currency: 'USD', value: 69800, products: [{ ...product, quantity: 2 }] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/personalization/events?locale=en-us']);
  expect(sent()).toEqual([
    [
      { eventType: 'monetate:context:PageView', url: '/en-us', pageType: 'Home' },
      {
        eventType: 'monetate:context:ProductDetailView',
        products: [{ productId: 'TF4K2M9A0C5', sku: 'TF4K2M9A0C5' }],
      },
      {
        eventType: 'monetate:context:Cart',
        cartLines: [{ pid: 'TF4K2M9A0C5', sku: 'TF4K2M9A0C5', quantity: 2, currency: 'USD', value: '698.00' }],
      },
    ],
  ]);
  expect(platform.store.get(experimentsAtom).now).toEqual({ content_0: 'new', block_hero: 'thick' });
});

test('sends what is left when the page is left, and nothing twice [EXP-03]', async () => {
  const { track } = createPageEvents(fakePlatform());
  track(home);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toHaveLength(1);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test.each([
  ['nobody takes part', () => new Response(null, { status: 204 })],
  ['the shell fails', () => new Response(null, { status: 503 })],
  ['the answer is something else', () => Response.json({ block_hero: 7 })],
])('shows what it showed when %s [EXP-03]', async (_, failing) => {
  vi.spyOn(console, 'info').mockReturnValue();
  answer = failing;
  const platform = fakePlatform();
  createPageEvents(platform).track(home);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(platform.store.get(experimentsAtom).now).toEqual({});
});

test('tells nothing once consent is withdrawn [EXP-04]', async () => {
  const platform = fakePlatform();
  createPageEvents(platform).track(home);
  platform.consent.allows.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
});

test('sends one request after the other, and takes no decision after consent is withdrawn [EXP-03] [EXP-04]', async () => {
  const platform = fakePlatform();
  const held = Promise.withResolvers<void>();
  fetched.mockImplementationOnce(async () => {
    await held.promise;
    return answer();
  });
  const { track } = createPageEvents(platform);
  track(home);
  await vi.advanceTimersByTimeAsync(1000);
  track(home);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledOnce();
  platform.consent.allows.mockReturnValue(false);
  held.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(platform.store.get(experimentsAtom).now).toEqual({});
});
