import { addItem, cartWithItem, getCart } from 'shared-contracts/calls/cart';
import { getProductSet, getProductSets, type ProductSet } from 'shared-contracts/calls/product-sets';
import { localeIds } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';

/** Of the demo shop: a tent, two sleeping bags of one style, a stove, a mug. It saves 50. */
const camp = 'TFSET005';

describe.each(engines)('sets of products on %s [CAT-08]', (engine) => {
  let shop: Shop;
  let set: ProductSet;
  const read = (productSetId = camp) => shop.read(getProductSet, { params: { productSetId } });

  beforeAll(async () => {
    shop = await openShop(engine);
    set = await read();
    for (const { colors } of set.members)
      for (const { variants } of colors) for (const { upc } of variants) await shop.setUnits(upc, 20);
    set = await read();
  });
  afterAll(() => shop.close());

  /** One unit of each product, in the color that the set shows and its first size. */
  const goodsOf = ({ members }: ProductSet) =>
    members.map(({ productId, colors }) => {
      const shown = colors.find((color) => color.productId === productId)!;
      return { productId, upc: shown.variants[0]!.upc, price: shown.price };
    });
  const items = () => goodsOf(set).map(({ productId, upc }) => ({ productId, upc }));

  test.each(localeIds)('has every product with colors, sizes, stock, and the total in %s', async (locale) => {
    const here = await shop.read(getProductSet, { params: { productSetId: camp } }, { locale });
    expect(here.members).toHaveLength(5);
    expect(here.url).toMatch(/^\/sets\/[a-z-]+-TFSET005$/);
    expect(here.alternates[locale]).toBe(here.url);
    const total = goodsOf(here).reduce((sum, { price }) => sum + price.current, 0);
    expect(here.price.current).toBe(total);
    for (const { colors } of here.members)
      for (const { variants, attributes } of colors) {
        expect(attributes[0]?.options).toHaveLength(variants.length);
        expect(variants[0]).toMatchObject({ available: expect.any(Number), price: { current: expect.any(Number) } });
      }
  });

  test('shows the color that the brand picked, and another one when that is gone', async () => {
    const [tent] = set.members;
    expect(tent?.productId.slice(-3)).toBe('6B1');
    const picked = tent!.colors.find(({ colorCode }) => colorCode === '6B1')!;
    for (const { upc } of picked.variants) await shop.setUnits(upc, 0);
    expect((await read()).members[0]?.productId.slice(-3)).toBe('5C1');
    for (const { upc } of picked.variants) await shop.setUnits(upc, 20);
  });

  test('is named on the page of each of its products, with pictures and the same total', async () => {
    for (const { productId } of set.members) {
      const { sets } = await shop.read(getProductSets, { params: { productId } });
      const card = sets.find(({ id }) => id === camp)!;
      expect(card).toMatchObject({ name: set.name, url: set.url, price: set.price, saving: 5000, missing: [] });
      expect(card.members.map((member) => member.picture.src)).toEqual(
        set.members.map((member) => expect.stringContaining(`/product/${member.styleId}/`)),
      );
    }
    expect((await shop.read(getProductSets, { params: { productId: 'TFQEKD7Z' } })).sets).toEqual([]);
  });

  test('costs less bought whole, by what the set says, in the cart as on its page', async () => {
    expect(set.saving).toBe(5000);
    const shopper = await shop.guest();
    const { id } = await shopper.ok(cartWithItem, { body: { items: items() } });
    const cart = await shopper.ok(getCart, { params: { basketId: id } });
    expect(cart.totalItems).toBe(5);
    expect(cart.totals.itemSubTotal).toBe(set.price.current - 5000);
    expect(cart.promoSummary.find(({ promotionId }) => promotionId === `SET-${camp}`)?.calloutMessage).toBe(
      'Camp kit for two|$50.00 off|For the whole set',
    );
  });

  test('costs what its products cost when one is left out', async () => {
    const shopper = await shop.guest();
    const [, ...rest] = items();
    const { id } = await shopper.ok(cartWithItem, { body: { items: rest } });
    const cart = await shopper.ok(getCart, { params: { basketId: id } });
    const total = goodsOf(set)
      .slice(1)
      .reduce((sum, { price }) => sum + price.current, 0);
    expect(cart.totals.itemSubTotal).toBe(total);
  });

  test('is added all or nothing, and a refusal names its product', async () => {
    const shopper = await shop.guest();
    const [first] = items();
    const { id } = await shopper.ok(cartWithItem, { body: { items: [first!] } });
    const stove = items()[3]!;
    await shop.setUnits(stove.upc, 0);
    const added = await shopper.call(addItem, { body: { items: items().map((item) => ({ ...item, cartId: id })) } });
    expect(added.error).toMatchObject({ errorId: 'INV700', additionalInfo: { upc: stove.upc } });
    const created = await (await shop.guest()).call(cartWithItem, { body: { items: items() } });
    expect(created.error).toMatchObject({ errorId: 'INV700', additionalInfo: { upc: stove.upc } });
    expect((await shopper.ok(getCart, { params: { basketId: id } })).totalItems).toBe(1);
  });

  test('keeps a product that is sold out, and counts neither its price nor the saving', async () => {
    const now = await read();
    expect(now.members).toHaveLength(5);
    expect(now.members[3]?.colors.every(({ available }) => !available)).toBe(true);
    expect(now.price.current).toBe(set.price.current - goodsOf(set)[3]!.price.current);
    expect(now.saving).toBe(0);
    const { sets } = await shop.read(getProductSets, { params: { productId: set.members[0]!.productId } });
    expect(sets.find(({ id }) => id === camp)).toMatchObject({ price: now.price, saving: 0 });
    await shop.setUnits(items()[3]!.upc, 20);
  });

  test('names what is not sold here, and is none when fewer than two products are', async () => {
    const withdraw = (styleId: string) =>
      shop.db
        .deleteFrom('product_price')
        .where('market', '=', 'GB')
        .where('product_id', 'like', `${styleId}%`)
        .execute();
    const inBritain = () => shop.anyone(getProductSet, { params: { productSetId: camp } }, { locale: 'en-gb' });
    await withdraw(set.members[0]!.styleId);
    expect((await inBritain()).body).toMatchObject({ missing: ['Kaldren Dome Tent'], saving: 0 });
    await withdraw(set.members[1]!.styleId);
    await withdraw(set.members[3]!.styleId);
    expect((await inBritain()).error?.errorId).toBe('API404');
    const { sets } = await shop.read(
      getProductSets,
      { params: { productId: set.members[4]!.productId } },
      { locale: 'en-gb' },
    );
    expect(sets.map(({ id }) => id)).not.toContain(camp);
    expect((await read()).missing).toEqual([]);
  });

  test('refuses an unknown set with API404', async () => {
    const { error } = await shop.anyone(getProductSet, { params: { productSetId: 'TFNOSET1' } });
    expect(error?.errorId).toBe('API404');
  });
});
