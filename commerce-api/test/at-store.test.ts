import { sql } from 'kysely';
import { getCart } from 'shared-contracts/calls/cart';
import { getCatalog, getProductSearch, postAvailability } from 'shared-contracts/calls/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';

const jackets = '1100';
const portland = 'US01';

describe.each(engines)('at a store on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  const list = (refine = '', more: { readonly start?: number; readonly categoryId?: string } = {}) =>
    shop.read(getCatalog, { query: { categoryId: jackets, count: 96, refine, ...more } });

  /** Opens the store all day where it is noon now, with other hours on single days from today on. */
  async function openAtNoon(...special: readonly string[]) {
    const hour = new Date().getUTCHours();
    // The sign of these zones is the other way round.
    const zone = hour <= 12 ? `Etc/GMT-${12 - hour}` : `Etc/GMT+${hour - 12}`;
    const hours = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, '08:00–20:00']));
    const today = new Date(new Date().toISOString().slice(0, 10));
    const days = special.map((text, ahead) => [
      new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10),
      text,
    ]);
    await sql`update location set time_zone = ${zone}, hours = cast(${JSON.stringify(hours)} as jsonb),
      special_hours = cast(${JSON.stringify(Object.fromEntries(days))} as jsonb) where location_id = ${portland}`.execute(
      shop.db,
    );
  }

  /** The styles of which the store has a size, straight from the tables. */
  const onShelves = async (categoryId: string): Promise<string[]> => {
    const { rows } = await sql<{ style_id: string }>`
      select distinct l.style_id from listing l join variant v on v.style_id = l.style_id
      join stock s on s.upc = v.upc and s.location_id = ${portland}
      where l.market = 'US' and l.category_id = ${categoryId} and s.available > 0 order by 1`.execute(shop.db);
    return rows.map(({ style_id }) => style_id);
  };

  const empty = (styleIds: readonly string[]) =>
    sql`update stock set available = 0 from variant v where v.upc = stock.upc and stock.location_id = ${portland}
      and v.style_id = any(${[...styleIds]})`.execute(shop.db);

  test('narrows a category to what the store has, with counts that hold [BEY-06]', async () => {
    const whole = await list();
    await empty(whole.products.slice(0, 3).map(({ styleId }) => styleId));
    const shelves = await onShelves(jackets);
    expect(shelves.length).toBeLessThan(whole.total);
    const there = await list(`store:${portland}`);
    expect(there.products.map(({ styleId }) => styleId).sort()).toEqual(shelves);
    expect(there).toMatchObject({ total: shelves.length, store: { storeId: portland, name: 'Tarnfell Portland' } });
    expect(whole.store).toBeUndefined();

    const color = there.facets.find(({ id }) => id === 'color')?.values[0];
    const both = await list(`color:${color?.id};store:${portland}`);
    expect(both.total).toBe(color?.count);
    expect(both.products.map(({ styleId }) => styleId).filter((id) => !shelves.includes(id))).toEqual([]);
    const sizes = both.facets.find(({ id }) => id === 'size')?.values ?? [];
    expect(sizes.length).toBeGreaterThan(0);
    for (const { id, count } of sizes.slice(0, 3))
      expect((await list(`color:${color?.id};size:${id};store:${portland}`)).total, id).toBe(count);
  });

  test('shows the color that the store has [BEY-06]', async () => {
    const [card] = (await list(`store:${portland}`)).products.filter(({ colors }) => colors.length > 1);
    const last = card?.colors.at(-1);
    await sql`update stock set available = case when v.product_id = ${last?.productId} then 2 else 0 end
      from variant v where v.upc = stock.upc and stock.location_id = ${portland} and v.style_id = ${card?.styleId}`.execute(
      shop.db,
    );
    const after = (await list(`store:${portland}`)).products.find(({ styleId }) => styleId === card?.styleId);
    expect(after?.productId).toBe(last?.productId);
    expect((await list()).products.find(({ styleId }) => styleId === card?.styleId)?.productId).not.toBe(
      last?.productId,
    );
  });

  test('leaves out what is only announced, although a store has it [BEY-06]', async () => {
    const [styleId = ''] = await onShelves(jackets);
    await sql`update style set publish_at = now() + interval '1 day' where style_id = ${styleId}`.execute(shop.db);
    const { products } = await list(`store:${portland}`);
    expect(products.some((card) => card.styleId === styleId)).toBe(false);
    await sql`update style set publish_at = null where style_id = ${styleId}`.execute(shop.db);
  });

  test('narrows a search the same way [BEY-06]', async () => {
    const search = (refine: string) => shop.read(getProductSearch, { query: { q: 'jacket', count: 96, refine } });
    const [all, there] = [await search(''), await search(`store:${portland}`)];
    const shelves = new Set(await onShelves('0001'));
    expect(there.products.map(({ styleId }) => styleId)).toEqual(
      all.products.map(({ styleId }) => styleId).filter((id) => shelves.has(id)),
    );
    expect(there.total).toBeLessThan(all.total);
    expect(there.store?.name).toBe('Tarnfell Portland');
  });

  test.each(['store:XX99', 'store:DE01', 'store:W100', 'store:'])(
    'ignores %s, which is no store of the country [BEY-06]',
    async (refine) => {
      const answer = await list(refine);
      expect(answer.store).toBeUndefined();
      expect(answer.total).toBe((await list()).total);
    },
  );

  test('says today while there is time, tomorrow after it, and the day when it is closed [BEY-06]', async () => {
    const promise = async () => (await list(`store:${portland}`)).store?.promise;
    await openAtNoon();
    expect(await promise()).toMatchObject({ day: 'today', until: '20:00' });
    await openAtNoon('08:00–13:00', '09:00–18:00');
    expect(await promise()).toMatchObject({ day: 'tomorrow', until: '18:00' });
    await openAtNoon('', '', '10:00–16:00');
    expect(await promise()).toMatchObject({ day: 'later', until: '16:00' });
  });

  test('a product whose only size at the store is another one than the warehouse has first is there [BEY-06]', async () => {
    await openAtNoon();
    const answer = await list(`store:${portland}`);
    const productId = answer.products[0]?.productId ?? '';
    const variants = await sql<{
      upc: string;
    }>`select upc from variant where product_id = ${productId} order by position`.execute(shop.db);
    const [first, last] = [variants.rows[0]?.upc, variants.rows.at(-1)?.upc];
    expect(first).not.toBe(last);
    await sql`update stock set available = case when upc = ${last} then 1 else 0 end where location_id = ${portland}
      and upc in (select upc from variant where product_id = ${productId})`.execute(shop.db);
    const pickupOf = async (body: { readonly upc?: string }) => {
      const { stores } = await shop.read(postAvailability, { params: { productId }, body });
      return stores.find(({ storeId }) => storeId === portland)?.pickup;
    };
    expect(await pickupOf({})).toMatchObject({ day: 'today' });
    expect(await pickupOf({ upc: last ?? '' })).toMatchObject({ day: 'today' });
    expect(await pickupOf({ upc: first ?? '' })).toBeUndefined();
  });

  test('promises the same in a list, on a product and in a cart [BEY-06]', async () => {
    await openAtNoon('08:00–13:00', '09:00–18:00');
    const answer = await list(`store:${portland}`);
    const promise = answer.store?.promise;
    const productId = answer.products[0]?.productId ?? '';
    const { rows } = await sql<{ upc: string }>`select v.upc from variant v join stock s on s.upc = v.upc
      where v.product_id = ${productId} and s.location_id = ${portland} and s.available > 0`.execute(shop.db);
    const upc = rows[0]?.upc ?? '';
    const input = { params: { productId }, body: { upc, storeId: portland } };
    const { stores } = await shop.read(postAvailability, input);
    expect(stores.find(({ storeId }) => storeId === portland)).toMatchObject({ pickup: promise, distanceKm: 0 });
    expect(stores.find(({ storeId }) => storeId === 'US02')?.distanceKm).toBeCloseTo(1580, -2);
    const guest = await shop.guest();
    const basketId = await shop.cartWith(guest, [{ productId, upc, qty: 1, storeId: portland }]);
    const cart = await guest.ok(getCart, { params: { basketId } });
    const methods = cart.shippingMethods.find(({ storeId }) => storeId === portland)?.applicableShippingMethods;
    expect(methods?.find(({ code }) => code === 'pickup')).toMatchObject({
      pickup: promise,
      deliveryTo: promise?.date,
    });
  });
});
