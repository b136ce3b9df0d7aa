// @vitest-environment happy-dom
import type { EventBatch } from 'shared-contracts/experiment-rules';
import { experimentsAtom, shownExperimentsAtom } from 'shared-contracts/experiments';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someDatafile } from '../../testing/datafile.ts';
import type { Acts } from './acts.ts';
import { createEventStore } from './event-delivery.ts';
import { followExperiments } from './follow-experiments.ts';

const id = 'vuid_0123456789abcdef0123456789a';
let sent: EventBatch[];
let statuses: number[];
let left: AbortController;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  statuses = [];
  left = new AbortController();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/experiments/me')
      return Response.json({ id, attributes: { country: 'US' }, segments: null, batchSize: 10, flushInterval: 20 });
    if (url === '/experiments/datafile.json')
      return Response.json(someDatafile({ experiments: ['content_0', 'content_1'] }));
    const status = statuses.shift() ?? 204;
    if (status === 204) sent.push(JSON.parse(String(init?.body)) as EventBatch);
    return new Response(null, { status });
  });
});
afterEach(() => {
  left.abort();
  vi.unstubAllGlobals();
});

const eventsOf = () =>
  sent.flatMap(({ visitors }) => visitors.flatMap(({ snapshots }) => snapshots.flatMap(({ events }) => events)));
const acts = (): Acts => ({ before: [] });
const order = (number: string) =>
  ({ key: 'order_placed', tags: { order: number, revenue: 1999, currency: 'USD' } }) as const;
/** What the SDK decides for this visitor. */
async function decided(): Promise<Readonly<Record<string, string>>> {
  const other = fakePlatform();
  const end = new AbortController();
  await followExperiments(other, acts(), end.signal);
  end.abort();
  return other.store.get(experimentsAtom).now;
}

describe('a page that takes part [EXP-02]', () => {
  test('keeps what it has shown, and decides the rest for later screens', async () => {
    const own = await decided();
    const platform = fakePlatform();
    const shown = { content_0: own.content_0 === 'new' ? 'usual' : 'new', block_personal: 'night' };
    platform.store.set(experimentsAtom, { rendered: shown, now: shown, onRead() {} });
    platform.store.set(shownExperimentsAtom, new Set(['content_0', 'flag_content_help-search']));
    const later = acts();
    await followExperiments(platform, later, left.signal);
    expect(platform.store.get(experimentsAtom).now).toEqual({ ...shown, content_1: own.content_1 });
    later.count?.(order('TF-9'));
    // It shows another variation than was decided: nobody counts it.
    await eventually(() => expect(eventsOf().map(({ key }) => key)).toEqual(['order_placed']));
  });

  test('counts a visitor once for each experiment that is shown', async () => {
    const own = await decided();
    const platform = fakePlatform();
    platform.store.set(experimentsAtom, { rendered: own, now: own, onRead() {} });
    platform.store.set(shownExperimentsAtom, new Set(['content_0']));
    const later = acts();
    await followExperiments(platform, later, left.signal);
    platform.store.set(shownExperimentsAtom, new Set(['content_0', 'content_1']));
    platform.store.set(shownExperimentsAtom, new Set(['content_0', 'content_1', 'content_2']));
    await eventually(() => expect(eventsOf()).toHaveLength(2));
    later.count?.(order('TF-8'));
    await eventually(() => expect(eventsOf().at(-1)?.key).toBe('order_placed'));
    expect(eventsOf()).toHaveLength(3);
    const decisions = sent.flatMap(({ visitors }) =>
      visitors.flatMap(({ snapshots }) => snapshots.flatMap((one) => one.decisions ?? [])),
    );
    expect(decisions.map(({ metadata }) => metadata?.variation_key)).toEqual([own.content_0, own.content_1]);
  });

  test('counts what happened before its code came, and an order exactly once, also after a reload', async () => {
    const before: Acts = { before: [order('TF-1')] };
    await followExperiments(fakePlatform(), before, left.signal);
    before.count?.(order('TF-1'));
    await eventually(() => expect(eventsOf()).toHaveLength(1));
    expect(eventsOf()[0]).toMatchObject({ key: 'order_placed', revenue: 1999, tags: { order: 'TF-1' } });
    const reloaded: Acts = { before: [order('TF-1'), order('TF-2')] };
    await followExperiments(fakePlatform(), reloaded, left.signal);
    // Events come in order: the first one a second time would be before the last.
    await eventually(() => expect(eventsOf().map(({ tags }) => tags?.order)).toEqual(['TF-1', 'TF-2']));
  });

  test('sends again what the shell did not take', async () => {
    statuses = [503];
    await followExperiments(fakePlatform(), { before: [order('TF-3')] }, left.signal);
    await eventually(() => expect(eventsOf()).toHaveLength(1));
  });

  test('sends nothing after consent is withdrawn [EXP-04]', async () => {
    const platform = fakePlatform();
    const own = acts();
    await followExperiments(platform, own, left.signal);
    platform.consent.allows.mockReturnValue(false);
    own.count?.(order('TF-4'));
    left.abort();
    left = new AbortController();
    await followExperiments(fakePlatform(), { before: [order('TF-5')] }, left.signal);
    await eventually(() => expect(eventsOf().map(({ tags }) => tags?.order)).toEqual(['TF-5']));
  });
});

test('keeps 10,000 events, and gives up the oldest [EXP-02]', () => {
  const store = createEventStore();
  for (let index = 0; index <= 10_000; index += 1) store.set(`e${index}`, 'event');
  expect(store.getKeys()).toHaveLength(10_000);
  expect(store.get('e0')).toBeUndefined();
  expect(store.get('e10000')).toBe('event');
});
