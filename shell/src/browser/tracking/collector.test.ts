// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://localhost/en-us/" }
import { consentAtom, consentText, consentVersion, everyChoice } from 'shared-contracts/consent';
import { sessionAtom } from 'shared-contracts/session';
import type { TrackingRecord } from 'shared-contracts/tracking/records';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackedProduct as product } from '../../testing/tracked-product.ts';
import { collect } from './collector.ts';

const goods = { currency: 'USD', value: 34900, products: [product] } as const;
const home: TrackingRecord = { event: 'page_view', path: '/en-us', pageType: 'Home' };
const list: TrackingRecord = { event: 'page_view', path: '/en-us/c/tents-4100', pageType: 'Product list' };
const viewItem: TrackingRecord = { event: 'view_item', currency: 'USD', products: [product] };
const chosen = { interactionOrigin: 'grid', list: 'category', position: 2 } as const;
const select: TrackingRecord = { event: 'select_item', currency: 'USD', products: [{ ...product, ...chosen }] };
const purchase: TrackingRecord = {
  event: 'purchase',
  orderNumber: 'TF-7K2M-9QXD',
  ...goods,
  products: [...goods.products],
  tax: 0,
  shipping: 0,
};
const waiting = (record: TrackingRecord, isAllowed = true) => ({ record, isAllowed });
const allowed = consentText({ version: consentVersion, at: Date.now(), choices: everyChoice(true) });

function answer(text: string): void {
  Reflect.set(document, 'cookie', `__Host-shop.consent=${text}; Path=/; Secure`);
}

/** The frame of a page with its tag manager, which answers by hand. */
function frame(element = document.querySelector('iframe')) {
  if (!element) throw new Error('There is no frame');
  const source = { postMessage: vi.fn() };
  Object.defineProperty(element, 'contentWindow', { value: source });
  const say = (data: object, origin = 'null') =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as unknown as Window }));
  const pushed = () => source.postMessage.mock.calls.map(([data]) => data as { id: number; entry: { event: string } });
  return { element, say, pushed, events: () => pushed().map(({ entry }) => entry.event) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  answer(allowed);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  answer('');
});

function start(before: readonly ReturnType<typeof waiting>[] = [], environment: 'test' | 'production' = 'test') {
  const platform = fakePlatform({ config: { environment, hasTagManager: true } });
  let isAllowed = true;
  const changed: (() => void)[] = [];
  platform.consent.allows.mockImplementation(() => isAllowed);
  platform.consent.follow.mockImplementation((onChange) => {
    changed.push(onChange);
    return () => undefined;
  });
  const allow = (value: boolean) => {
    isAllowed = value;
    platform.store.set(consentAtom, { status: 'chosen', allowed: everyChoice(value) });
    for (const one of changed) one();
  };
  return { platform, allow, take: collect(platform, before) };
}

describe('the collector [EXP-05]', () => {
  test('hands records over in their order once the frame is ready, in the form of the data layer', () => {
    const { take } = start([waiting(list), waiting(select)]);
    take(viewItem);
    const { element, say, pushed, events } = frame();
    expect(element.getAttribute('sandbox')).toBe('allow-scripts');
    expect(element.src).toBe('http://127.0.0.1/frames/tag-manager');
    expect(events()).toEqual([]);
    say({ type: 'tag-manager.ready' }, 'https://elsewhere.example');
    expect(events()).toEqual([]);
    say({ type: 'tag-manager.ready' });
    expect(events()).toEqual(['page_view', 'select_item', 'view_item']);
    expect(pushed()[2]?.entry).toMatchObject({ products: [{ price: 349, ...chosen }] });
  });

  test('of what was told without consent, only the open page is handed over, with the origins of earlier ones', () => {
    start([waiting(home, false), waiting(select, false), waiting(list, false), waiting(viewItem, false)]);
    const { say, pushed } = frame();
    say({ type: 'tag-manager.ready' });
    expect(pushed().map(({ entry }) => entry)).toEqual([
      list,
      expect.objectContaining({ event: 'view_item', products: [expect.objectContaining(chosen)] }),
    ]);
  });

  test('withdrawal removes the frame at once, and nothing is handed over until it is allowed again', () => {
    const { take, allow } = start();
    const first = frame();
    first.say({ type: 'tag-manager.ready' });
    allow(false);
    expect(document.querySelector('iframe')).toBeNull();
    take(list);
    expect(first.events()).toEqual([]);
    allow(true);
    const second = frame();
    second.say({ type: 'tag-manager.ready' });
    take(home);
    expect(second.events()).toEqual(['page_view']);
  });

  test('at a till nothing is handed over', () => {
    const { platform, take } = start();
    platform.store.set(sessionAtom, { status: 'associate', consumerNo: 'c-1' } as never);
    take(list);
    const { say, events } = frame();
    say({ type: 'tag-manager.ready' });
    expect(events()).toEqual([]);
  });

  test.each([
    ['test', 2],
    ['production', 1],
  ] as const)('in %s, a record that is not as agreed is dropped, and %i of two are reported', (environment, count) => {
    const { platform, take } = start([], environment);
    const wrong = { ...list, email: 'mara@example.org' } as TrackingRecord;
    take(wrong);
    take(wrong);
    take(list);
    const { say, events } = frame();
    say({ type: 'tag-manager.ready' });
    expect(events()).toEqual(['page_view']);
    expect(platform.faults).toHaveBeenCalledTimes(count);
    expect(String(platform.faults.mock.calls[0]?.[0])).toContain('email');
  });

  test('what was typed into the search goes on without addresses and numbers', () => {
    const { take } = start();
    take({ event: 'search', searchTerm: 'mara@example.org 5035550142', results: 0 });
    const { say, pushed } = frame();
    say({ type: 'tag-manager.ready' });
    expect(pushed()[0]?.entry).toMatchObject({ searchTerm: '(email) (number)' });
  });

  test('a frame that does not come costs nothing, and loses no purchase', async () => {
    const { take } = start();
    take(purchase);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(document.querySelector('iframe')).toBeNull();
    expect(localStorage.getItem('shop.tracking.purchases')).toBeNull();
    take(list);
    // The next page tells it.
    start([waiting(purchase)]);
    const { say, pushed } = frame();
    say({ type: 'tag-manager.ready' });
    await eventually(() => expect(pushed()).toHaveLength(1));
    say({ type: 'tag-manager.taken', id: pushed()[0]?.id });
    await eventually(() => expect(localStorage.getItem('shop.tracking.purchases')).toContain('TF-7K2M-9QXD'));
  });

  test('a purchase is handed over once, by whichever tab shows it first', async () => {
    let turn: Promise<unknown> = Promise.resolve();
    const request = (_name: string, work: () => Promise<unknown>) => {
      turn = turn.then(work);
      return turn;
    };
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never);
    start([waiting(purchase)]);
    const first = frame();
    first.say({ type: 'tag-manager.ready' });
    // Another tab, and the same one again.
    start([waiting(purchase), waiting(purchase)]);
    const other = frame([...document.querySelectorAll('iframe')].at(-1));
    other.say({ type: 'tag-manager.ready' });
    await eventually(() => expect(first.events()).toEqual(['purchase']));
    expect(localStorage.getItem('shop.tracking.purchases')).toBeNull();
    first.say({ type: 'tag-manager.taken', id: first.pushed()[0]?.id });
    await eventually(() => expect(localStorage.getItem('shop.tracking.purchases')).toBe('["TF-7K2M-9QXD"]'));
    await turn;
    expect(other.events()).toEqual([]);
    vi.restoreAllMocks();
  });
});
