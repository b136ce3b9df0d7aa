import { requestStockNotice } from 'shared-contracts/calls/products';
import type { LocaleId } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendNotices } from '../src/inventory/stock-notices.ts';
import { sweep } from '../src/jobs/sweep.ts';
import { engines } from './databases.ts';
import { newConsumer } from './people.ts';
import { openShop, type Sellable, type Shop, type Shopper } from './shop.ts';

describe.each(engines)('notices of stock on %s [CAT-05]', (engine) => {
  let shop: Shop;
  let shopper: Shopper;
  let goods: Sellable;
  beforeAll(async () => {
    shop = await openShop(engine);
    [goods] = (await shop.sellable(1, 20)) as [Sellable];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await shop.guest();
    await Promise.all([shop.setUnits(goods.upc, 0), shop.setUnits(goods.upc, 0, 'W200')]);
    await shop.db.deleteFrom('stock_notice').execute();
    await shop.db.deleteFrom('outbox').where('kind', '=', 'back-in-stock').execute();
  });

  const ask = (body: { upc?: string; email?: string }, who = shopper, locale: LocaleId = 'en-us') =>
    who.call(requestStockNotice, { body: { upc: goods.upc, ...body } }, { locale });
  const waiting = async () =>
    (await shop.db.selectFrom('stock_notice').select('email').orderBy('email').execute()).map(({ email }) => email);
  const posted = async () =>
    (await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'back-in-stock').execute())
      .map(({ payload }) => payload as { email: string; upc: string; locale: string })
      .sort((a, b) => a.email.localeCompare(b.email));

  test('keeps one wish for an address, however often and however written', async () => {
    expect((await ask({ email: ' Mara@Example.org ' })).body).toEqual({ available: false });
    expect((await ask({ email: 'mara@example.org' })).body).toEqual({ available: false });
    expect(await waiting()).toEqual(['mara@example.org']);
  });

  test('takes the address of the account, and asks others for one', async () => {
    const consumer = await newConsumer(shop);
    expect((await ask({}, consumer)).status).toBe(200);
    expect(await waiting()).toEqual([consumer.email]);
    expect((await ask({})).error).toMatchObject({ errorId: 'AUT453' });
    expect((await ask({ email: 'nobody' })).error).toMatchObject({ errorId: 'AUT453' });
  });

  test('keeps nothing for goods that are there, and knows no others', async () => {
    await shop.setUnits(goods.upc, 1);
    expect((await ask({ email: 'mara@example.org' })).body).toEqual({ available: true });
    expect(await waiting()).toEqual([]);
    expect((await ask({ upc: '9999999999999', email: 'mara@example.org' })).error?.errorId).toBe('ORD404');
  });

  test('mails each once when stock returns, also with two instances, in their language', async () => {
    await ask({ email: 'a@example.org' });
    await ask({ email: 'b@example.org' }, shopper, 'fr-ca');
    expect(await sendNotices(shop.db)).toBe(0);
    await shop.setUnits(goods.upc, 2);
    const sent = await Promise.all([sendNotices(shop.db), sendNotices(shop.db)]);
    expect(sent[0] + sent[1]).toBe(1);
    // The Canadian warehouse has none yet.
    expect(await waiting()).toEqual(['b@example.org']);
    await shop.setUnits(goods.upc, 2, 'W200');
    await Promise.all([sendNotices(shop.db), sendNotices(shop.db)]);
    expect(await waiting()).toEqual([]);
    const { upc } = goods;
    expect(await posted()).toEqual([
      { upc, email: 'a@example.org', locale: 'en-us' },
      { upc, email: 'b@example.org', locale: 'fr-ca' },
    ]);
    expect(await sendNotices(shop.db)).toBe(0);
  });

  test('tells nobody of goods that are announced again', async () => {
    await ask({ email: 'a@example.org' });
    const { style_id } = await shop.db
      .selectFrom('variant')
      .select('style_id')
      .where('upc', '=', goods.upc)
      .executeTakeFirstOrThrow();
    const publish = (publish_at: Date | null) =>
      shop.db.updateTable('style').set({ publish_at }).where('style_id', '=', style_id).execute();
    await publish(new Date(Date.now() + 86_400_000));
    await shop.setUnits(goods.upc, 2);
    expect(await sendNotices(shop.db)).toBe(0);
    await publish(null);
    expect(await sendNotices(shop.db)).toBe(1);
  });

  test('forgets addresses of goods that do not come back, after 180 days', async () => {
    await ask({ email: 'a@example.org' });
    await sweep(shop.db, new Date(Date.now() + 179 * 86_400_000));
    expect(await waiting()).toEqual(['a@example.org']);
    await sweep(shop.db, new Date(Date.now() + 181 * 86_400_000));
    expect(await waiting()).toEqual([]);
  });
});
