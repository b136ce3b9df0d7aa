import { getProductDetails } from 'shared-contracts/calls/products';
import { getFootSizes, getSizeChart } from 'shared-contracts/calls/sizes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('size charts on %s [CAT-09]', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());
  const chart = (productType: string) => ({ params: { productType } });

  test('tell what each size of a product type measures, by the name of the market and in its language', async () => {
    const women = await shop.read(getSizeChart, chart('women'), { locale: 'de-de' });
    expect(women.title).toBe('Kleidung für Damen');
    expect(women.measures.map(({ id, name }) => [id, name])).toEqual([
      ['chest', 'Brust'],
      ['waist', 'Taille'],
      ['hips', 'Hüfte'],
    ]);
    expect(women.rows.map(({ label }) => label)).toEqual(['XS', 'S', 'M', 'L', 'XL']);
    const shoes = await shop.read(getSizeChart, chart('womens-shoes'), { locale: 'en-us' });
    expect(shoes.rows[0]).toMatchObject({ size: 'W36', label: 'US 5 / EU 36' });
    const british = await shop.read(getSizeChart, chart('womens-shoes'), { locale: 'en-gb' });
    expect(british.rows[0]?.label).toBe('UK 3 / EU 36');
  });

  test('are missing for a product type without one', async () => {
    expect((await shop.anyone(getSizeChart, chart('hats'))).error?.errorId).toBe('API404');
  });

  test.each([
    'women',
    'men',
    'unisex',
    'kids',
    'gloves',
    'socks',
    'packs',
    'sleeping',
    'poles',
    'mens-shoes',
    'kids-shoes',
  ])('rise from size to size for %s, and every measure is explained', async (productType) => {
    const { measures, rows } = await shop.read(getSizeChart, chart(productType));
    for (const { id, how } of measures) {
      expect(how).not.toBe('');
      const values = rows.map((row) => row.values.find(({ measure }) => measure === id));
      for (const [index, value] of values.entries()) {
        expect(value?.from).toBeLessThanOrEqual(value?.to ?? 0);
        expect(value?.to).toBeGreaterThan(values[index - 1]?.to ?? 0);
      }
    }
  });

  test('tell what shoes are called in other countries', async () => {
    const { types } = await shop.read(getFootSizes, {});
    expect(types.map(({ productType }) => productType)).toEqual(['womens-shoes', 'mens-shoes', 'kids-shoes']);
    expect(types[0]?.sizes[0]).toEqual({ size: 'W36', eu: 36, us: 5, uk: 3 });
    expect(types[2]?.sizes[0]).toEqual({ size: 'C30', eu: 30 });
  });

  test('are named by products with sizes to choose', async () => {
    const jacket = await shop.read(getProductDetails, { params: { productId: 'TFVESDU40B3' } });
    expect(jacket.sizeChart).toBe('women');
    const { rows } = await shop.read(getSizeChart, chart(jacket.sizeChart ?? ''));
    const sizes = jacket.attributes[0]?.options.map(({ id }) => id) ?? [];
    expect(rows.map(({ size }) => size)).toEqual(expect.arrayContaining(sizes));
  });
});
