import { sql } from 'kysely';
import { getPage } from 'shared-contracts/calls/content';
import { publishDocument, saveDocumentDraft } from 'shared-contracts/calls/documents';
import { getCatalog, getInventory, getProductDetails, getProductSearch } from 'shared-contracts/calls/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { releaseExpired, trimHolds } from '../src/inventory/holds.ts';
import { copyOf, engines } from './databases.ts';
import { cards, openShop, type Shop } from './shop.ts';
import { signInStaff } from './staff.ts';

/** Milliseconds in which a change has to be seen; the shell's cached pages take up to 1.6 s more. */
const soon = 2000;

describe.each(engines)('answers that are kept for everybody on %s', (engine) => {
  let shop: Shop;
  /** Another instance on the same server; the same one on the embedded database, which has one process. */
  let other: Shop;
  beforeAll(async () => {
    const database = await copyOf(engine);
    shop = await openShop(engine, { database, shareAnswers: true });
    const again = { ...database, remove: async () => {} };
    other = engine === 'postgres' ? await openShop(engine, { database: again, shareAnswers: true }) : shop;
  });
  afterAll(async () => {
    if (other !== shop) await other.close();
    await shop.close();
  });

  /** How often the other instance was asked, by what came of it. */
  const outcomes = async () => {
    const { body } = await other.service.app.inject('/metrics');
    const found = body.matchAll(/shop_shared_answers_total\{outcome="(\w+)"\} (\d+)/g);
    return Object.fromEntries([...found].map(([, outcome = '', count]) => [outcome, Number(count)]));
  };
  const seen = (read: () => Promise<unknown>) => expect.poll(read, { timeout: soon, interval: 50 });

  test('a changed price is seen at once on every instance, on the product and in lists', async () => {
    const [{ productId } = { productId: '' }] = await shop.sellable(1, 20);
    const styleId = productId.slice(0, -3);
    const price = async () => (await other.read(getProductDetails, { params: { productId } })).price.current;
    const inSearch = async () =>
      (await other.read(getProductSearch, { query: { q: styleId } })).products.find((card) => card.styleId === styleId)
        ?.price.current;
    const before = await price();
    expect(await inSearch()).toBe(before);
    await sql`update product_price set current = ${before - 100}, historic_best = null where market = 'US' and product_id like ${`${styleId}%`}`.execute(
      shop.db,
    );
    await seen(price).toBe(before - 100);
    await seen(inSearch).toBe(before - 100);
  });

  test('what is sold is seen at once on every instance', async () => {
    const [item] = await shop.sellable(1, 3);
    if (!item) throw new Error('The shop has no goods');
    const { productId, upc } = item;
    const units = async () =>
      (await other.read(getProductDetails, { params: { productId } })).variants.find((variant) => variant.upc === upc)
        ?.available;
    const before = await units();
    const buyer = await shop.guest();
    const { status } = await shop.place(buyer, await shop.readyCart(buyer, [item]), cards.approve);
    expect(status).toBe(200);
    await seen(units).toBe((before ?? 0) - 1);
    expect((await other.read(getInventory, { params: { productId } })).variants).toContainEqual(
      expect.objectContaining({ upc, quantity: (before ?? 0) - 1 }),
    );
  });

  test('a published document is seen at once on every instance', async () => {
    const editor = await signInStaff(shop, 'erin@demo.example', new Date());
    const params = { kind: 'article', slug: 'how-to-layer', language: 'en' } as const;
    const site = { mode: 'publish', siteId: 'US', page: 'how-to-layer' } as const;
    const name = async () => (await other.anyone(getPage, { params: site })).body?.name;
    const before = await name();
    const seo = { title: 'T', description: 'D', ogImage: '/images/v1/scene/ridge-12-dusk-mist-40x21' };
    const body = { name: 'New name', seo, blocks: [] };
    await editor.ok(saveDocumentDraft, { params, query: {}, body: { body, revision: 0 } });
    await editor.ok(publishDocument, { params, query: {}, body: { revision: 1, note: '' } });
    expect(before).not.toBe('New name');
    await seen(name).toBe('New name');
  });

  test('answers are kept while nothing changes that they are made of, and it is counted', async () => {
    const ask = () => other.read(getCatalog, { query: { categoryId: '1110' } });
    const keptOfFive = async () => {
      const before = await outcomes();
      await shop.guest();
      for (let count = 0; count < 5; count += 1) await ask();
      return ((await outcomes()).kept ?? 0) - (before.kept ?? 0);
    };
    // What the orders and documents of the tests before this one set going may still change something.
    await expect.poll(keptOfFive, { timeout: 20_000 }).toBe(5);
    expect((await outcomes()).changed).toBeGreaterThan(0);
  });

  test('what changes nothing makes nothing old: no hold has expired, and a cart holds no more than it needs', async () => {
    const { db, changes, close } = await openDatabase((await copyOf(engine)).location);
    const { value, reading } = changes.record(async () => changes.read(['stock']));
    await value;
    expect(await releaseExpired(db, new Date())).toBe(0);
    await trimHolds(db, crypto.randomUUID(), 'US');
    expect(changes.isOld(reading)).toBe(false);
    await sql`update stock set available = available`.execute(db);
    expect(changes.isOld(reading)).toBe(true);
    await close();
  });
});
