import { addItem, applyCoupon } from 'shared-contracts/calls/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallError } from '../src/base/call-error.ts';
import { once } from '../src/idempotency/once.ts';
import { engines } from './databases.ts';
import { openShop, type Sellable, type Shop, type Shopper } from './shop.ts';

const approves = '4111111111111111';

describe.each(engines)('stored refusals on %s', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let goods: readonly Sellable[];
  beforeAll(async () => {
    shop = await openShop(engine);
    shopper = await shop.guest();
    goods = await shop.sellable(4, 5);
  });
  afterAll(() => shop.close());

  test('repeats "sold out" under its key, and sells restocked goods under a new one', async () => {
    const [first, gone] = [goods[0]!, goods[1]!];
    const cartId = await shop.cartWith(shopper, [first]);
    await shop.setUnits(gone.upc, 0);
    const key = crypto.randomUUID();
    const add = (under: string) => shopper.call(addItem, { body: { items: [{ ...gone, cartId }] } }, { key: under });
    const refused = await add(key);
    expect(refused.error?.errorId).toBe('INV700');
    await shop.setUnits(gone.upc, 5);
    expect(await add(key)).toEqual(refused);
    expect((await add(crypto.randomUUID())).status).toBe(200);
    expect(await add(key)).toEqual(refused);
  });

  test('refuses another request under the key of a refusal', async () => {
    const cartId = await shop.cartWith(shopper, [goods[0]!]);
    const key = crypto.randomUUID();
    const apply = (code: string) => shopper.call(applyCoupon, { body: { cartId, code } }, { key });
    expect((await apply('NOSUCH')).error?.errorId).toBe('PRM130');
    expect((await apply('WELCOME10')).error?.errorId).toBe('API422');
  });

  test('repeats a refused total under its key, whatever the total is later', async () => {
    const cart = await shop.readyCart(shopper, [goods[2]!]);
    const other = { ...cart, totals: { ...cart.totals, total: cart.totals.total - 1 } };
    const key = crypto.randomUUID();
    // A retry is identical, including its token.
    const token = `tok_never_used_${key}`;
    const refused = await shop.placeWith(shopper, other, token, key);
    expect(refused.error?.errorId).toBe('TAX310');
    expect(await shop.placeWith(shopper, other, token, key)).toEqual(refused);
    expect((await shop.place(shopper, cart, approves)).status).toBe(200);
    expect(await shop.placeWith(shopper, other, token, key)).toEqual(refused);
  });

  test('returns one refusal to concurrent calls under one key', async () => {
    const cart = await shop.readyCart(shopper, [goods[3]!]);
    await shop.setUnits(goods[3]!.upc, 0);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => shop.placeWith(shopper, cart, 'tok_none', key)));
    expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1);
  });

  test('lets the same key succeed after a failure, a rate limit or an ended session', async () => {
    for (const error of [new Error('the line was cut'), new CallError('API429'), new CallError('AUT498')]) {
      const change = { subjectId: shopper.id, key: crypto.randomUUID(), call: 'a call', request: {} };
      const failing = once(shop.db, change, async () => Promise.reject(error));
      await expect(failing).rejects.toBe(error);
      await expect(once(shop.db, change, async () => ({ done: true }))).resolves.toEqual({ done: true });
      await expect(once(shop.db, change, async () => ({ done: 'again' }))).resolves.toEqual({ done: true });
    }
  });

  test('returns the first answer to a retry that would now be refused', async () => {
    const change = { subjectId: shopper.id, key: crypto.randomUUID(), call: 'a call', request: {} };
    await once(shop.db, change, async () => ({ done: true }));
    const refused = once(shop.db, change, async () => Promise.reject(new CallError('BSK404')));
    await expect(refused).resolves.toEqual({ done: true });
  });
});
