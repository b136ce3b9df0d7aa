import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { getAutoSuggest, getProductSearch } from 'shared-contracts/calls/products';
import type { Language } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresSearch } from '../src/catalogue/search-index.ts';
import { importRecords } from '../src/import/import-records.ts';
import { kindsOf, readFolder } from '../src/import/read-folder.ts';
import { engines } from './databases.ts';
import { smallShop } from './import-folder.ts';
import { type OpenImport, openImport } from './open-import.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('search on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test.each([
    ['en-us', 'rain jacket', undefined],
    ['en-us', 'jakcet', 'jacket'],
    ['en-us', 'rucksacks', undefined],
    ['en-gb', 'holdall', undefined],
    ['fr-ca', 'tuque', undefined],
    ['de-de', 'trinkflasche', undefined],
    ['de-de', 'wanderjacke', 'jacke'],
    ['de-de', 'bommelhandschuhe', 'handschuhe'],
    ['de-de', 'jacke', undefined],
    ['de-de', 'regenjake', 'regenjacke'],
    ['de-de', 'zetle', 'zelte'],
    ['de-de', 'hut', undefined],
    ['fr-ca', 'tente', undefined],
    ['fr-ca', 'merinos', undefined],
    ['fr-ca', 'mérinnos', 'mérinos'],
    ['de-de', 'daunenschlafsack', undefined],
  ] as const)('in %s a search for "%s" finds something [SEL-07]', async (locale, q, suggestion) => {
    const result = await shop.read(getProductSearch, { query: { q } }, { locale });
    expect(result.total).toBeGreaterThan(0);
    expect(result.suggestion).toBe(suggestion);
    expect((await shop.read(getAutoSuggest, { query: { q } }, { locale })).products.length).toBeGreaterThan(0);
  });

  const womens = /women/;
  const mens = /^men/;
  const anyone = /./;
  const jackets = /Jacket|Anorak|Parka|Hoody|Vest|Windshell/;
  test.each([
    ['en-us', "women's jacket", womens, jackets],
    ['en-us', 'womens', womens, /./],
    ['en-us', 'women', womens, /./],
    ['en-us', 'men jacket', mens, jackets],
    ['en-us', 'pants', anyone, /Trousers|Shorts|Kids/],
    ['en-us', 'beanie', anyone, /Hat|Cap/],
    ['en-us', 'rain coat', anyone, jackets],
    ['en-us', 'raincoat', anyone, jackets],
    ['en-us', 'rian jaket', anyone, jackets],
    ['de-de', 'Damen Jacke', womens, /jacke|Anorak|parka|weste/],
    ['de-de', 'Damen', womens, /./],
    ['de-de', 'Damenregenjacke', womens, /jacke|Anorak/],
    ['de-de', 'Daunenschlafsack', anyone, /chlafsack|Quilt/],
    ['de-de', 'Muetze', anyone, /ütze|Beanie|Cap|hut/],
    ['de-de', 'Regenmantel', anyone, /jacke|Anorak/],
    ['fr-ca', 'tuque', anyone, /Bonnet|Casquette|Bob|Tuque/],
    ['fr-ca', 'manteau de pluie', anyone, /Veste|Anorak|Coupe-vent/],
    ['fr-ca', 'batons', anyone, /Bâtons/],
  ] as const)('in %s a search for "%s" finds only what fits [SEL-07]', async (locale, q, fits, names) => {
    const { products, total } = await shop.read(getProductSearch, { query: { q, count: 96 } }, { locale });
    expect(total).toBeGreaterThan(1);
    for (const { name } of products) expect(name).toMatch(names);
    const found = products.map(({ styleId }) => styleId);
    const { rows } = await sql<{ cut: string }>`select cut from style where style_id = any(${found})`.execute(shop.db);
    for (const { cut } of rows) expect(cut).toMatch(fits);
  });

  test('finds a product by the ids and the GTIN that papers and labels show [SEL-07]', async () => {
    const [item] = await shop.sellable();
    const { productId, upc } = item!;
    const styleId = productId.slice(0, 8);
    for (const q of [
      productId,
      productId.toLowerCase(),
      styleId,
      upc,
      upc.padStart(14, '0'),
      upc.replace(/(\d{6})/, '$1 '),
    ]) {
      const { products } = await shop.read(getProductSearch, { query: { q } });
      expect(
        products.map((product) => product.styleId),
        q,
      ).toEqual([styleId]);
    }
  });

  test('suggests no women’s categories for men [SEL-07]', async () => {
    const { categories, products } = await shop.read(getAutoSuggest, { query: { q: 'men jacket' } });
    expect(categories[0]?.label).toBe("Men's jackets");
    for (const { label } of categories) expect(label).toMatch(/^Men's/);
    expect(products.length).toBeGreaterThan(0);
  });

  test('returns nothing for a nonsense search', async () => {
    for (const q of ["'; drop table style;--", '&|!():*', '%', 'xqzzyv'])
      expect((await shop.read(getProductSearch, { query: { q } })).total).toBe(0);
  });
});

describe.each(engines)('search of an imported catalogue on %s', (engine) => {
  let open: OpenImport;

  beforeAll(async () => {
    open = await openImport(engine);
  });

  afterAll(() => open.close());

  async function runImport(): Promise<void> {
    const kinds = await kindsOf(open.folder.path);
    const records = () => readFolder(open.folder.path, kinds);
    await importRecords(open.db, { kinds, records, pictureReference: (picture) => picture }, { isMerchantsOwn: true });
  }

  /** Returns which of three products a search finds; withdrawn ones stay in the index and are not listed. */
  async function findIn(
    shop: ReturnType<typeof smallShop>,
    query: string,
    language: Language = 'en',
  ): Promise<number[]> {
    const { styleIds } = await new PostgresSearch(open.db, open.changes).search(query, language, 250);
    return shop.products.flatMap(({ id }, index) => (styleIds.includes(id) ? [index] : []));
  }

  /** Imports three products with the texts given. */
  async function importTexts(texts: readonly { name: string; description: string }[], category = 'Mugs') {
    const shop = smallShop();
    await open.folder.write({
      ...shop,
      categories: [shop.categories[0]!, { ...shop.categories[1]!, name: { en: category } }],
      products: shop.products.map((product, index) => ({ ...product, texts: { en: texts[index]! } })),
    });
    await runImport();
    return shop;
  }

  test('gives names of any writing system readable addresses, and finds them in plain letters [SEL-07]', async () => {
    const names = ['Рюкзак', 'Smørbrød Łódź', '★'];
    const shop = await importTexts(
      names.map((name) => ({ name, description: 'Comes along.' })),
      'バックパック',
    );
    const ids = shop.products.map(({ id }) => id);
    const { rows } = await sql<{ slug: string }>`
      select slug from style_text where language = 'en' and style_id = any(${ids}) order by style_id`.execute(open.db);
    expect(rows.map(({ slug }) => slug)).toEqual(['ryukzak', 'smorbrod-lodz', expect.stringMatching(/^[a-z0-9]+$/)]);
    const category = open.db.selectFrom('category').select('slug').where('category_id', '=', '5100');
    expect((await category.executeTakeFirstOrThrow()).slug.en).toMatch(/^[a-z]+$/);
    for (const word of ['рюкзак', 'РЮКЗАК', 'ryukzak']) expect(await findIn(shop, word), word).toEqual([0]);
    for (const word of ['lodz', 'Łódź', 'Lódz', 'smorbrod lodz']) expect(await findIn(shop, word), word).toEqual([1]);
    expect(await findIn(shop, 'バックパック')).toEqual([0, 1, 2]);
  });

  test('finds products by what menus call their categories, also when only products are imported [SEL-07]', async () => {
    const shop = smallShop();
    await open.folder.write(shop);
    await runImport();
    await rm(path.join(open.folder.path, 'categories.jsonl'));
    await open.folder.write({ products: shop.products.map((product) => ({ ...product, rank: 1 })) });
    await runImport();
    expect(await findIn(shop, 'kitchen mug')).toEqual([0, 1, 2]);
    expect(await findIn(shop, 'Becher', 'de')).toEqual([0, 1, 2]);
    expect(await findIn(shop, 'kitchne')).toEqual([0, 1, 2]);
  });

  test('searches descriptions only where nothing is called like that [SEL-07]', async () => {
    const shop = await importTexts([
      { name: 'Women’s Cape', description: 'Worn over a jacket, in the quagmire.' },
      { name: 'Men’s Jacket', description: 'For every quagmire.' },
      { name: 'Tarp', description: 'For women, men, and their jackets.' },
    ]);
    expect(await findIn(shop, 'jacket')).toEqual([1]);
    expect(await findIn(shop, 'men')).toEqual([1]);
    expect(await findIn(shop, 'womens')).toEqual([0]);
    expect(await findIn(shop, 'quagmires')).toEqual([0, 1]);
  });
});
