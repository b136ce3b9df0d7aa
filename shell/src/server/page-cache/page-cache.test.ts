import { headerNames } from 'shared-contracts/headers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallServices } from '../render/service-calls.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { recordCalls } from './recorded-calls.ts';

let answer: string;
let status: number;
let age: number | undefined;
let asked: number;
let rendered: number;
beforeEach(() => {
  vi.useFakeTimers();
  answer = 'in stock';
  status = 200;
  age = undefined;
  asked = 0;
  rendered = 0;
});
afterEach(() => vi.useRealTimers());

const callServices: CallServices = async ({ call }) => {
  asked += 1;
  const content = Buffer.from(answer);
  const result = { answer: { type: 'answer', call, status, contentType: 'application/json' } as const, content };
  return age === undefined ? result : { ...result, age };
};
/** A call has ids of its own, by which it is found in logs and traces. */
const call = (path: string) => {
  const own = [headerNames.correlationId, headerNames.transactionId, headerNames.trace];
  const headers = Object.fromEntries(own.map((name) => [name, crypto.randomUUID()]));
  return { type: 'call', id: 1, call: 1, method: 'GET', path, headers } as const;
};
const opened = (maxBytes = 1_000_000) => createPageCache({ callServices, maxBytes });

/** Renders a page from one answer of the services. */
async function render(path = '/products/1', size = 1000) {
  rendered += 1;
  const recording = recordCalls(callServices);
  const { content } = await recording.callServices(call(path), Buffer.alloc(0), new AbortController().signal);
  const page: CachedPage = { content: Buffer.alloc(size, content), etag: content.toString(), headers: {} };
  const record = recording.record();
  return record.isComplete ? { page, record, experiments: [] } : undefined;
}
const named = (base = 'page', variations: Readonly<Record<string, string>> = {}) => ({ base, variations });
const shown = async (cache: ReturnType<typeof opened>, base = 'page') => (await cache.find(named(base)))?.page.etag;

test('caches a page, and asks the services nothing for a moment [PLT-10]', async () => {
  const cache = opened();
  expect(await shown(cache)).toBeUndefined();
  await cache.fill(named(), () => render());
  await vi.advanceTimersByTimeAsync(800);
  expect(await shown(cache)).toBe('in stock');
  expect(asked).toBe(1);
});

test('shows no page that is older than two seconds, however rarely it is asked for [PLT-10]', async () => {
  const cache = opened();
  await cache.fill(named(), () => render());
  answer = 'sold out';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await shown(cache)).toBeUndefined();
});

test('notices a change within two seconds while a page is asked for all the time [PLT-10]', async () => {
  const cache = opened();
  await cache.fill(named(), () => render());
  await vi.advanceTimersByTimeAsync(10);
  answer = 'sold out';
  let noticedAfter = 0;
  while (noticedAfter < 5000 && (await shown(cache)) === 'in stock') {
    await vi.advanceTimersByTimeAsync(20);
    noticedAfter += 20;
  }
  expect(noticedAfter).toBeLessThan(2000);
});

test('verifies a page that has not changed without rendering it, and once for all visitors [PLT-10]', async () => {
  const cache = opened();
  await cache.fill(named(), () => render());
  for (let second = 0; second < 5; second += 1) {
    await vi.advanceTimersByTimeAsync(1700);
    const all = await Promise.all(Array.from({ length: 50 }, () => shown(cache)));
    expect(new Set(all)).toEqual(new Set(['in stock']));
  }
  expect(rendered).toBe(1);
  expect(asked).toBe(6);
});

test('verifies what several pages share with one call [PLT-10]', async () => {
  const cache = opened();
  await cache.fill(named('one'), () => render('/menu'));
  await cache.fill(named('two'), () => render('/menu'));
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all([cache.find(named('one')), cache.find(named('two'))]);
  expect(asked).toBe(3);
});

test('sends the last good copy, marked with its age, while the services fail, for an hour [PLT-10]', async () => {
  const cache = opened();
  await cache.fill(named(), () => render());
  status = 503;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await cache.find(named())).toMatchObject({ page: { etag: 'in stock' }, age: 60_000 });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await cache.find(named())).toBeUndefined();
});

test('caches no page that is made of an old answer or an error [PLT-10]', async () => {
  const cache = opened();
  age = 5000;
  await cache.fill(named(), () => render());
  expect(await shown(cache)).toBeUndefined();
  age = undefined;
  status = 500;
  await cache.fill(named(), () => render());
  expect(await shown(cache)).toBeUndefined();
});

test('renders a page once for visitors who come at the same time [PLT-10]', async () => {
  const cache = opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  const filling = cache.fill(named(), async () => {
    await promise;
    return render();
  });
  const waiting = cache.findWhenFilled(named());
  resolve();
  await filling;
  expect((await waiting)?.page.etag).toBe('in stock');
  expect(rendered).toBe(1);
});

test('lets no visitor wait for another one’s rendering that never ends, or that cannot be cached [PLT-10]', async () => {
  const cache = opened();
  void cache.fill(named(), () => new Promise(() => undefined));
  const waiting = cache.findWhenFilled(named());
  await vi.advanceTimersByTimeAsync(3000);
  expect(await waiting).toBeUndefined();
  await cache.fill(named('personal'), async () => undefined);
  void cache.fill(named('personal'), () => new Promise(() => undefined));
  expect(await cache.findWhenFilled(named('personal'))).toBeUndefined();
});

test('forgets a rendering that failed [PLT-10]', async () => {
  const cache = opened();
  await expect(cache.fill(named(), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.findWhenFilled(named())).toBeUndefined();
});

test('stays within its limit of bytes [PLT-10]', async () => {
  const cache = opened(100_000);
  for (let page = 0; page < 200; page += 1) await cache.fill(named(`page ${page}`), () => render('/products/1', 5000));
  expect(cache.bytes()).toBeLessThanOrEqual(100_000);
  expect(await shown(cache, 'page 199')).toBe('in stock');
  expect(await shown(cache, 'page 0')).toBeUndefined();
});

test('shows a change although another service of the page does not answer [PLT-10]', async () => {
  const cache = createPageCache({
    callServices: async (one, body, signal) =>
      one.path === '/away' && asked > 1
        ? { answer: { type: 'no-answer', call: one.call, message: 'away' }, content: Buffer.alloc(0) }
        : callServices(one, body, signal),
    maxBytes: 1_000_000,
  });
  await cache.fill(named(), async () => {
    const recording = recordCalls(callServices);
    for (const path of ['/products/1', '/away'])
      await recording.callServices(call(path), Buffer.alloc(0), new AbortController().signal);
    return {
      page: { content: Buffer.alloc(10), etag: 'old price', headers: {} },
      record: recording.record(),
      experiments: [],
    };
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await shown(cache)).toBe('old price');
  answer = 'new price';
  await vi.advanceTimersByTimeAsync(5000);
  expect(await shown(cache)).toBeUndefined();
});
