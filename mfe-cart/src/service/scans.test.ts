import fc from 'fast-check';
import type { AnyCall, CallOptions } from 'shared-contracts/call';
import { findGoods, type TillGoods } from 'shared-contracts/calls/till';
import { ProductError } from 'shared-contracts/errors/product-error';
import { sessionAtom } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartServices, product } from '../testing/cart-services.ts';
import { tillSession } from '../testing/till.ts';
import { createScanQueue } from './scans.ts';

const codes = [1, 2, 3].map((n) => product(n).upc);
const [first, second, third] = codes as [string, string, string];
const goodsOf = (upc: string): TillGoods => ({
  ...(findGoods.example.goods as TillGoods),
  ...product(codes.indexOf(upc) + 1),
});
const cutOff = () => new ProductError('NET503', '');

/** What becomes of a request: it arrives, is lost on its way, or its answer is. */
type Fate = 'arrives' | 'is lost' | 'loses its answer';

/** A till on a network that loses what `fates` says, request by request, and nothing after them. */
function openTill(fates: readonly Fate[] = []) {
  const services = cartServices();
  const ahead = [...fates];
  const answered = new Map<string, unknown>();
  /** Answers as the services do: a change that is sent again is made once. */
  async function answer(call: AnyCall, input: object, options?: CallOptions): Promise<unknown> {
    const fate = ahead.shift() ?? 'arrives';
    if (fate === 'is lost') throw cutOff();
    const key = options?.idempotencyKey && `${call.name} ${options.idempotencyKey}`;
    const result = (key && answered.get(key)) || (await services.answer(call, input, options));
    if (key) answered.set(key, result);
    if (fate === 'loses its answer') throw cutOff();
    return result;
  }
  services.always('till.findGoods', ({ query }) => {
    const code = String(query?.code);
    return codes.includes(code) ? { goods: goodsOf(code) } : {};
  });
  const page = fakePlatform({ answer, session: tillSession });
  page.store.set(sessionAtom, tillSession);
  const queue = createScanQueue(page);
  const all = () => page.store.get(queue.atom).all;
  return {
    services,
    page,
    queue,
    answer,
    all,
    seen: () => all().map(({ code, state }) => `${code} ${state}`),
    inCart: () => [...services.carts.values()].flatMap(({ items }) => items.map(({ upc, qty }) => [upc, qty])),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settled = () => vi.runAllTimersAsync();

describe('scanning [STO-05]', () => {
  test('puts the goods of each code into the cart, one after the other', async () => {
    const { queue, seen, inCart } = openTill();
    for (const code of [second, first, second]) queue.scan(code);
    expect(seen()).toEqual([`${second} waiting`, `${first} waiting`, `${second} waiting`]);
    await settled();
    expect(seen()).toEqual([`${second} added`, `${first} added`, `${second} added`]);
    expect(inCart()).toEqual([
      [second, 2],
      [first, 1],
    ]);
  });

  test('says at once what is no code of goods, and asks nobody', async () => {
    const { queue, all, services } = openTill();
    queue.scan('https://shop.example/p/1');
    await settled();
    expect(all()[0]).toMatchObject({ state: 'refused', refusal: { kind: 'no-goods' } });
    expect(services.names()).toEqual([]);
  });

  test.each([
    ['unknown', {}],
    ['foreign', { isForeign: true }],
  ])('says that a code is %s, and goes on with the next', async (kind, found) => {
    const { queue, all, services, seen } = openTill();
    services.next('till.findGoods', () => found);
    queue.scan('4006381333931');
    queue.scan(first);
    await settled();
    expect(all()[1]).toMatchObject({ state: 'refused', refusal: { kind } });
    expect(seen()[0]).toBe(`${first} added`);
  });

  test('says why goods are refused; another attempt is a new change', async () => {
    const { queue, all, services } = openTill();
    services.next('cart.createWithItem', () => {
      throw new ProductError('INV700', 'Sold out');
    });
    queue.scan(first);
    await settled();
    const [refused] = all();
    expect(refused).toMatchObject({ state: 'refused', goods: { upc: first }, refusal: { kind: 'error' } });
    queue.again(refused!);
    await settled();
    expect(all()).toHaveLength(1);
    expect(all()[0]).toMatchObject({ state: 'added' });
    const keys = services.calls('cart.createWithItem').map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('another attempt after a fault counts once', async () => {
    const { queue, all, services } = openTill();
    services.next('cart.createWithItem', () => {
      throw new ProductError('GEN500', '');
    });
    queue.scan(first);
    await settled();
    queue.again(all()[0]!);
    await settled();
    const keys = services.calls('cart.createWithItem').map(({ options }) => options.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

describe('scanning on a bad network [STO-05]', () => {
  test('waits, says so, and goes on when the network is back', async () => {
    const { queue, page, seen } = openTill(Array.from({ length: 40 }, (): Fate => 'is lost'));
    queue.scan(first);
    queue.scan(second);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.store.get(queue.atom).isCutOff).toBe(true);
    expect(seen()).toEqual([`${second} waiting`, `${first} waiting`]);
    await settled();
    expect(page.store.get(queue.atom).isCutOff).toBe(false);
    expect(seen()).toEqual([`${second} added`, `${first} added`]);
  });

  test('adds each scan once and in order, whatever is lost', async () => {
    const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'is lost', 'loses its answer');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 8 }),
        fc.array(fate, { maxLength: 30 }),
        async (scanned, fates) => {
          localStorage.clear();
          sessionStorage.clear();
          const { queue, inCart } = openTill(fates);
          for (const code of scanned) queue.scan(code);
          await settled();
          const inOrder = [...new Set(scanned)].map((code) => [code, scanned.filter((one) => one === code).length]);
          expect(inCart()).toEqual(inOrder);
        },
      ),
    );
  });

  test('keeps what waits over a reload, for the same customer only', async () => {
    const lost = openTill(Array.from({ length: 400 }, (): Fate => 'is lost'));
    for (const code of [first, second]) lost.queue.scan(code);
    await vi.advanceTimersByTimeAsync(100);
    vi.clearAllTimers();
    const other = fakePlatform({ answer: lost.answer });
    other.store.set(sessionAtom, { ...tillSession, consumerNo: 'till-2' } as never);
    expect(other.store.get(createScanQueue(other).atom).all).toEqual([]);
    const reloaded = openTill();
    await settled();
    expect(reloaded.seen()).toEqual([`${second} added`, `${first} added`]);
  });
});

test('nothing that was scanned for one customer goes into the cart of the next [STO-05]', async () => {
  const { queue, page, seen, services } = openTill(['is lost']);
  queue.scan(first);
  queue.scan(third);
  await vi.advanceTimersByTimeAsync(10);
  page.store.set(sessionAtom, { status: 'loading' });
  expect(seen()).toHaveLength(2);
  page.store.set(sessionAtom, { ...tillSession, consumerNo: 'till-2' } as never);
  await settled();
  expect(seen()).toEqual([]);
  expect(services.carts.size).toBe(0);
  queue.scan(second);
  await settled();
  expect(seen()).toEqual([`${second} added`]);
});
