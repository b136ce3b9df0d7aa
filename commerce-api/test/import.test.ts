import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { locales } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDetail } from '../src/catalogue/detail-queries.ts';
import { readRanked } from '../src/catalogue/lists.ts';
import { presentationOf } from '../src/catalogue/presentation.ts';
import { readProductSet } from '../src/catalogue/product-sets.ts';
import { PostgresSearch } from '../src/catalogue/search-index.ts';
import { hasChanged, type ImportResult, importRecords } from '../src/import/import-records.ts';
import { describeProblem, ImportRefused } from '../src/import/problems.ts';
import { kindsOf, readFolder } from '../src/import/read-folder.ts';
import type { RecordInput } from '../src/import/records.ts';
import { takePicture } from '../src/import/take-picture.ts';
import { loadBrand } from '../src/load-brand.ts';
import { folderPictures } from '../src/media/picture-store.ts';
import { prepare } from '../src/prepare.ts';
import { engines } from './databases.ts';
import { smallShop } from './import-folder.ts';
import { type OpenImport, openImport } from './open-import.ts';

describe.each(engines)('merchant import on %s [BRD-01]', (engine) => {
  let open: OpenImport;

  beforeAll(async () => {
    open = await openImport(engine);
  });

  afterAll(() => open.close());

  async function runImport(): Promise<ImportResult> {
    const kinds = await kindsOf(open.folder.path);
    const store = folderPictures(path.join(open.folder.path, 'store'));
    return importRecords(
      open.db,
      {
        kinds,
        records: () => readFolder(open.folder.path, kinds),
        pictureReference: (picture) => takePicture(store, open.folder.path, picture),
      },
      { isMerchantsOwn: true },
    );
  }

  const refusal = async (): Promise<string[]> => {
    const error = await runImport().catch((thrown: unknown) => thrown);
    if (!(error instanceof ImportRefused)) throw new Error('The import was not refused', { cause: error });
    return error.problems.map(describeProblem);
  };

  const rule = {
    id: 'TEN',
    name: { en: 'Ten percent' },
    level: 'ORDER' as const,
    reward: { kind: 'percent' as const, tenths: 100 },
    couponOnly: true,
    exclusive: false,
  };

  const withoutOffers = async (): Promise<void> => {
    for (const kind of ['promotions', 'coupons']) await rm(path.join(open.folder.path, `${kind}.jsonl`));
  };

  const listed = async (): Promise<string[]> => {
    const cards = await readRanked(open.db, { categoryId: '0001', sort: 'recommended', count: 12 }, locales['en-us']);
    return cards.map(({ name }) => name);
  };

  /** Returns everything that an import writes, as one text. */
  async function contents(): Promise<string> {
    const tables = [
      'category',
      'style',
      'style_text',
      'product',
      'product_price',
      'variant',
      'listing',
      'stock',
      'location',
    ];
    const { rows } = await sql<{ all: string }>`select concat(${sql.join(
      tables.map(
        (table) =>
          sql`(select md5(string_agg(cast(t as text), '' order by cast(t as text))) from ${sql.table(table)} t)`,
      ),
    )}) as all`.execute(open.db);
    return rows[0]?.all ?? '';
  }

  test('reports every bad row by file, line and field, and changes nothing', async () => {
    const before = await contents();
    const shop = smallShop();
    await open.folder.write({
      ...shop,
      products: [
        shop.products[0]!,
        { ...shop.products[1]!, id: 'mug', category: '9999' },
        {
          ...shop.products[2]!,
          colors: [{ ...shop.products[2]!.colors[0]!, code: '9Z9', pictures: { front: 'no.png' } }],
        },
      ],
      prices: [
        { ...shop.prices[0]!, current: 19.5 },
        { ...shop.prices[1]!, original: 100 },
      ],
      stock: [{ ...shop.stock[0]!, location: 'NOWHERE' }],
    });
    await appendFile(path.join(open.folder.path, 'stock.jsonl'), '{"upc": \n');
    expect(await refusal()).toEqual([
      expect.stringMatching(/^products\.jsonl:2 id: /),
      expect.stringMatching(/^products\.jsonl:3 colors\.0\.code: there is no "9Z9" in colors\.jsonl$/),
      expect.stringMatching(/^products\.jsonl:3 colors\.0\.pictures\.front: there is no file no\.png in the folder$/),
      expect.stringMatching(/^prices\.jsonl:1 current: /),
      expect.stringMatching(/^prices\.jsonl:2 original: must not be below current$/),
      expect.stringMatching(/^stock\.jsonl:1 location: there is no "NOWHERE" in stores\.jsonl$/),
      expect.stringMatching(/^stock\.jsonl:2: is not JSON: /),
    ]);
    expect(await contents()).toBe(before);
  });

  test('reports what is wrong with ways to deliver, and where nobody delivers', async () => {
    const way = smallShop().delivery[0]!;
    const refusalOf = async (...delivery: object[]) => {
      await open.folder.write({ ...smallShop(), delivery: delivery as RecordInput<'delivery'>[] });
      return refusal();
    };
    expect(
      await refusalOf(
        { ...way, code: 'pickup' },
        { ...way, id: 'drone', days: [4, 2] },
        { ...way, id: 'mule', prices: { US: 6.5 } },
        { ...way, id: 'boat', prices: {}, excludes: { US: ['XX'] } },
        { ...way, id: 'train', prices: { FR: 100 } },
      ),
    ).toEqual([
      'delivery.jsonl:1 code: is no way to deliver what the scope says',
      'delivery.jsonl:2 days: must not end before it begins',
      expect.stringMatching(/^delivery\.jsonl:3 prices\.US: /),
      'delivery.jsonl:4 prices: needs the price of at least one market',
      'delivery.jsonl:4 excludes.US.0: must be the code of a state or province of US',
      expect.stringMatching(/^delivery\.jsonl:5 prices\.FR: /),
    ]);
    expect(await refusalOf({ ...way, days: undefined })).toEqual(['delivery.jsonl:1 days: is missing']);
    expect(await refusalOf(way, way)).toEqual(['delivery.jsonl:2 id: post is there already, in an earlier line']);
    expect(await refusalOf({ ...way, prices: { US: 650 }, excludes: { US: ['HI'] } })).toContain(
      'delivery.jsonl:0 prices: has no way to deliver goods to all of US, where there are prices',
    );
  });

  test('names the field of a promotion and of a promo code that is wrong [BRD-01]', async () => {
    const refusalOf = async (promotions: object[], coupons: object[] = []) => {
      await open.folder.write({
        ...smallShop(),
        promotions: promotions as RecordInput<'promotions'>[],
        coupons: coupons as RecordInput<'coupons'>[],
      });
      return refusal();
    };
    expect(
      await refusalOf([
        { ...rule, reward: { kind: 'percent', tenths: 1001 } },
        { ...rule, id: 'B', threshold: { US: 75.5, CA: 1, GB: 1, DE: 1 } },
        { ...rule, id: 'C', calloutBelow: { en: 'Nearly|there' } },
        { ...rule, id: 'D', startsAt: '2027-02-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' },
        { ...rule, id: 'E', reward: { kind: 'gift', upc: '300000000000' } },
        { ...rule, id: 'F', categoryIds: [smallShop().categories[0]!.id, '9999'] },
        { ...rule, id: 'G', treshold: {} },
        { ...rule, id: 'H', reward: { kind: 'free' } },
        { ...rule, id: 'I', startsAt: '2027-01-01T00:00:00+02:00', endsAt: '2026-12-31T23:00:00Z' },
      ]),
    ).toEqual([
      'promotions.jsonl:1 reward.tenths: must be at most 1000 tenths of a percent',
      expect.stringMatching(/^promotions\.jsonl:2 threshold\.US: /),
      'promotions.jsonl:3 calloutBelow: must have three parts in every language, separated by |',
      'promotions.jsonl:4 endsAt: must be after startsAt',
      'promotions.jsonl:5 id: must contain GWP for a gift',
      'promotions.jsonl:6 categoryIds.1: there is no "9999" in categories.jsonl',
      expect.stringMatching(/^promotions\.jsonl:7 treshold: /),
      'promotions.jsonl:8 level: must be SHIPPING for free, PRODUCT for units, and ORDER or PRODUCT for gift',
    ]);
    expect(await refusalOf([{ ...rule, id: 'GWP', reward: { kind: 'gift', upc: '399999999999' } }])).toEqual([
      'promotions.jsonl:1 reward.upc: there is no size with the UPC 399999999999',
    ]);
    const code = { code: 'TEN', promotionId: 'TEN' };
    expect(
      await refusalOf(
        [rule],
        [
          { ...code, welcomesMembers: true },
          { ...code, code: 'ELEVEN', welcomesMembers: true },
          { ...code, code: 'ODD', promotionId: 'ODD' },
        ],
      ),
    ).toEqual([
      'coupons.jsonl:2 welcomesMembers: TEN welcomes new members already',
      'coupons.jsonl:3 promotionId: there is no "ODD" in promotions.jsonl',
    ]);
    await withoutOffers();
  });

  test('reports what is wrong with markets, and where there are prices without one', async () => {
    const own = smallShop();
    const shop = { ...own, stores: [...own.stores, { ...own.stores[0]!, id: 'US01', kind: 'store' as const }] };
    const us = own.markets[0]!;
    const refusalOf = async (...markets: object[]) => {
      await open.folder.write({ ...shop, markets: markets as RecordInput<'markets'>[] });
      return refusal();
    };
    expect(
      await refusalOf(
        { ...us, id: 'FR' },
        { ...us, id: 'DE', returnDays: 13 },
        { ...us, dispatchUntil: 25 },
        { ...us, giftCards: { least: 1000, most: 999 } },
      ),
    ).toEqual([
      expect.stringMatching(/^markets\.jsonl:1 id: /),
      'markets.jsonl:2 returnDays: must be at least 14 in the European Union and the United Kingdom',
      expect.stringMatching(/^markets\.jsonl:3 dispatchUntil: /),
      'markets.jsonl:4 giftCards.most: must not be below least',
    ]);
    expect(await refusalOf({ ...us, warehouse: 'NOWHERE' }, us)).toEqual([
      'markets.jsonl:1 warehouse: there is no "NOWHERE" in stores.jsonl',
      'markets.jsonl:2 id: US is there already, in an earlier line',
    ]);
    expect(await refusalOf({ ...us, warehouse: 'US01' }, ...own.markets.slice(1, 3))).toEqual([
      'markets.jsonl:1 warehouse: must be a warehouse: US01 is a store',
      'markets.jsonl:0 id: has no record of DE, where there are prices',
    ]);
    expect(
      await refusalOf(
        {
          ...us,
          vouchers: [{ points: 500, amount: 0 }],
          amountPerPoint: 3_000_000_000,
          invitations: { points: 0, leastAmount: 5000, mostPerYear: 5 },
          paymentMinimums: { KLARNA: 35.5, CREDIT_CARD: 100 },
        },
        {
          ...us,
          id: 'CA',
          vouchers: [
            { points: 500, amount: 500 },
            { points: 500, amount: 600 },
          ],
        },
      ),
    ).toEqual([
      expect.stringMatching(/^markets\.jsonl:1 paymentMinimums\.KLARNA: /),
      expect.stringMatching(/^markets\.jsonl:1 paymentMinimums\.CREDIT_CARD: /),
      'markets.jsonl:1 amountPerPoint: must be at most 2147483647',
      'markets.jsonl:1 vouchers.0.amount: must be at least 1',
      'markets.jsonl:1 invitations.points: must be at least 1',
      'markets.jsonl:2 vouchers.1.points: must be more than the points of the voucher before',
    ]);
    expect(await refusalOf({ ...us, invitations: { points: 500, leastAmount: 5000, mostPerYear: 5 } })).toContain(
      'markets.jsonl:1 invitations: needs amountPerPoint beside it',
    );
    const card = { ...own.products[0]!, type: 'digital' as const, sizeScale: 'amounts' as const };
    const [color] = card.colors;
    const sized = (size: object) => [
      { ...card, colors: [{ ...color!, sizes: [{ size: 'A1', upc: '300000000000', ...size }] }] },
    ];
    const products = sized({ worth: { US: 2500 } });
    const prices = own.prices.filter(({ product, market }) => product.startsWith(card.id) && market === 'US');
    await open.folder.write({ ...own, products, prices, stock: [] });
    expect(await refusal()).toEqual(['markets.jsonl:0 giftCards: is missing for US, where gift cards have prices']);
    await open.folder.write({ ...own, products: sized({ worth: { GB: 2500 } }), prices, stock: [] });
    expect(await refusal()).toContain('prices.jsonl:1 market: the size A1 of this gift card has no worth there');
    await open.folder.write({ ...own, products: sized({}), prices, stock: [] });
    expect(await refusal()).toContain(
      'products.jsonl:1 colors: each size of the scale amounts needs its worth, and no other size has one',
    );
  });

  test('reports designs of goods that are not made to order, and colors that no record names', async () => {
    const own = smallShop();
    const [mug, other] = own.products;
    const designs = {
      body: ['5A1', '9Z9'],
      trim: ['6A1'],
      ready: [{ code: 'DAWN', name: { en: 'Dawn' }, body: '5A1', trim: '8Z8' }],
    };
    const withProducts = async (...products: object[]) => {
      await open.folder.write({ ...own, products: products as RecordInput<'products'>[] });
      // Prices and stock of the third product are left without it.
      return (await refusal()).filter((line) => line.includes('designs'));
    };
    expect(
      await withProducts({ ...mug, designs }, { ...other, type: 'custom', designs: { body: [], trim: ['6A1'] } }),
    ).toEqual([
      'products.jsonl:1 designs: is for products of the type custom',
      'products.jsonl:2 designs.body: needs at least one color',
    ]);
    expect(await withProducts({ ...mug, type: 'custom', designs }, other!)).toEqual([
      'products.jsonl:1 designs.body.1: there is no "9Z9" in colors.jsonl',
      'products.jsonl:1 designs.ready.0.trim: there is no "8Z8" in colors.jsonl',
    ]);
    const ready = [designs.ready[0]!, designs.ready[0]!];
    expect(
      await withProducts({ ...mug, type: 'custom', designs: { body: ['5A1', '5A1'], trim: ['6A1'], ready } }, other!),
    ).toEqual([
      'products.jsonl:1 designs.body: names a color twice',
      'products.jsonl:1 designs.ready: names a code twice',
    ]);
  });

  test('refuses what is no plain text, where it stands', async () => {
    const shop = smallShop();
    const describedAs = (description: string, index: number) => ({
      ...shop.products[index]!,
      texts: { en: { name: `Mug ${index}`, description } },
    });
    await open.folder.write({
      ...shop,
      products: [
        describedAs('<p>Warm &amp; <strong>dry</strong>.</p>', 0),
        describedAs('Holds coffee &mdash; and tea.', 1),
        describedAs('Of steel.\0', 2),
      ],
    });
    expect(await refusal()).toEqual([
      'products.jsonl:1 texts.en.description: must be plain text, not HTML such as <p> or &amp;',
      'products.jsonl:2 texts.en.description: must be plain text, not HTML such as <p> or &amp;',
      'products.jsonl:3 texts.en.description: contains a character that is no text, such as \\u0000',
    ]);
  });

  test('changes nothing when the last row is invalid', async () => {
    const before = await contents();
    const shop = smallShop();
    await open.folder.write({ ...shop, stock: [...shop.stock, { upc: '309999999999', location: 'W100', units: 1 }] });
    expect(await refusal()).toEqual(['stock.jsonl:4 upc: there is no size with the UPC 309999999999']);
    expect(await contents()).toBe(before);
  });

  test('refuses a duplicate product id, UPC and price', async () => {
    const shop = smallShop();
    const [first, second] = [shop.products[0]!, shop.products[1]!];
    await open.folder.write({
      ...shop,
      products: [first, second, { ...first, colors: [{ ...first.colors[0]!, code: '6A1' }] }],
      prices: [...shop.prices.slice(0, 8), shop.prices[0]!],
      stock: [],
    });
    expect(await refusal()).toEqual([
      'products.jsonl:3 id: MG00000A is there already, in an earlier line',
      'products.jsonl:3 colors.sizes.upc: 300000000000 is there already, in an earlier line',
      'prices.jsonl:9 product: there is a price for MG00000A5A1 US already',
    ]);
  });

  test('replaces the content of the shop with the folder and withdraws what was sold before', async () => {
    await open.folder.write(smallShop());
    const result = await runImport();
    expect(result.style).toMatchObject({ added: 3 });
    expect((await listed()).sort()).toEqual(['Mug 0', 'Mug 1', 'Mug 2']);
    const detail = await readDetail(open.db, 'MG00000A5A1', locales['de-de']);
    expect(detail).toMatchObject({ name: 'Mug 0', eyebrow: 'Becher', colors: [{ current: 1900 }] });
  });

  test('welcomes new members by the code of the last import, whatever other codes were used [BRD-01]', async () => {
    const welcomeBy = async (code: string) => {
      const coupons = [{ code, promotionId: 'TEN', welcomesMembers: true }];
      await open.folder.write({ ...smallShop(), promotions: [rule], coupons });
      await runImport();
      const rows = await open.db.selectFrom('coupon').select(['code', 'welcomes_members']).orderBy('code').execute();
      return rows.map((row) => `${row.code} ${row.welcomes_members}`);
    };
    expect(await welcomeBy('HELLO')).toEqual(['HELLO true']);
    await open.db
      .insertInto('coupon_use')
      .values({ code: 'HELLO', subject_id: crypto.randomUUID(), order_number: 'OR-7K2M-9QXD' })
      .execute();
    expect(await welcomeBy('WELCOME')).toEqual(['HELLO false', 'WELCOME true']);
    await open.db.deleteFrom('coupon_use').execute();
    await withoutOffers();
  });

  test('ends nothing that the shop offers because a folder of an earlier version leaves it out [BRD-01]', async () => {
    const own = smallShop();
    const [us, ...others] = own.markets;
    const [mug, ...rest] = own.products;
    const designs = { body: ['5A1'], trim: ['6A1'], ready: [] };
    const code = { code: 'HELLO', promotionId: 'TEN' };
    const offers = {
      amountPerPoint: 50,
      vouchers: [{ points: 500, amount: 700 }],
      paymentMinimums: { KLARNA: 3500 },
      invitations: { points: 300, leastAmount: 4000, mostPerYear: 5 },
    };
    const delivery = [
      ...own.delivery,
      { ...own.delivery[0]!, id: 'made', scope: 'customs' as const, code: 'customs' as const },
    ];
    const write = (market: object, product: object, coupon: object) =>
      open.folder.write({
        ...own,
        delivery,
        markets: [{ ...us!, ...market }, ...others],
        products: [{ ...mug!, type: 'custom', ...product }, ...rest],
        promotions: [rule],
        coupons: [{ ...code, ...coupon }],
      });
    await write(offers, { designs }, { welcomesMembers: true });
    await runImport();
    const before = await readDetail(open.db, 'MG00000A5A1', locales['en-us']);
    await write({}, {}, {});
    expect(await refusal()).toEqual([
      'markets.jsonl:1 paymentMinimums: is missing: write {"KLARNA":3500} to keep what the shop has, or {} to end it',
      'markets.jsonl:1 amountPerPoint: is missing: write 50 to keep what the shop has, or null to end it',
      'markets.jsonl:1 vouchers: is missing: write [{"amount":700,"points":500}] to keep what the shop has, or [] to end it',
      'markets.jsonl:1 invitations: is missing: write {"points":300,"leastAmount":4000,"mostPerYear":5} to keep what the shop has, or null to end it',
      'coupons.jsonl:1 welcomesMembers: is missing: write true to keep what the shop has, or false to end it',
      'products.jsonl:1 designs: is missing: write {"body":["5A1"],"trim":["6A1"],"ready":[]} to keep what the shop has, or null to end it',
    ]);
    expect(await readDetail(open.db, 'MG00000A5A1', locales['en-us'])).toEqual(before);
    await write(
      { amountPerPoint: null, vouchers: [], paymentMinimums: {}, invitations: null },
      { designs: null },
      { welcomesMembers: false },
    );
    await runImport();
    // What has ended need not be stated again.
    await write({}, {}, {});
    expect(hasChanged(await runImport(), ['style', 'coupon'])).toBe(false);
    await withoutOffers();
  });

  test('takes story, model, and film of a product, in the language of the page [SEL-04, SEL-03, SEL-01]', async () => {
    const shop = smallShop();
    const [first, ...rest] = shop.products;
    const text = { en: 'A lid that stays', de: 'Ein Deckel, der hält' };
    await open.folder.write({
      ...shop,
      products: [
        {
          ...first!,
          story: {
            closeUps: [
              { view: 'front', title: { en: 'Lid' }, points: [{ x: 50, y: 20, text }] },
              // There is no such picture.
              { view: 'detail', title: { en: 'Base' }, points: [{ x: 50, y: 20, text }] },
            ],
            ratings: { warmth: 5 },
            layering: { layer: 'outer', under: ['MG00001B'] },
            siblings: ['MG00001B', 'MG00002C'],
          },
          model: { height: 178, size: 'ONE' },
          film: { file: 'mug.mp4', poster: 'mug', width: 960, height: 540, title: { en: 'A mug' }, captions: ['en'] },
        },
        ...rest,
      ],
    });
    await runImport();
    const row = await readDetail(open.db, 'MG00000A5A1', locales['de-de']);
    const reported = presentationOf({ row: row!, color: row!.colors[0]!, locale: locales['de-de'] });
    expect(reported).toEqual({
      story: {
        closeUps: [
          {
            title: 'Lid',
            picture: expect.objectContaining({ src: '/images/v1/product/MG00000A/5A1/front' }),
            points: [{ x: 50, y: 20, text: 'Ein Deckel, der hält' }],
          },
        ],
        ratings: { warmth: 5 },
        layering: { layer: 'outer', under: ['MG00001B'], over: [] },
        siblings: ['MG00001B', 'MG00002C'],
      },
      model: { height: 178, size: 'Einheitsgröße' },
      film: expect.objectContaining({
        title: 'A mug',
        file: expect.objectContaining({ src: '/images/v1/film/mug.mp4', type: 'video/mp4' }),
        tracks: [{ src: '/images/v1/film/mug.en.vtt', label: 'English', srclang: 'en', kind: 'captions' }],
      }),
    });
    await open.folder.write(shop);
    await runImport();
    const plain = await readDetail(open.db, 'MG00000A5A1', locales['de-de']);
    expect(presentationOf({ row: plain!, color: plain!.colors[0]!, locale: locales['de-de'] })).toEqual({});
  });

  test('refuses a story that names a product that there is not, and a model in a size that there is not', async () => {
    const shop = smallShop();
    const [first, second, ...rest] = shop.products;
    const story = { siblings: ['ZZ999999'] };
    await open.folder.write({ ...shop, products: [{ ...first!, story }, second!, ...rest] });
    expect(await refusal()).toEqual(['products.jsonl:1 story: there is no product ZZ999999 in products.jsonl']);
    await open.folder.write({
      ...shop,
      products: [first!, { ...second!, model: { height: 178, size: 'M' } }, ...rest],
    });
    expect(await refusal()).toEqual(['products.jsonl:2 model.size: is no size of this product']);
    await open.folder.write(shop);
  });

  test('changes nothing on the second import', async () => {
    const before = await contents();
    expect(hasChanged(await runImport())).toBe(false);
    expect(await contents()).toBe(before);
  });

  test('reads files as programs of Windows write them', async () => {
    for (const name of await readdir(open.folder.path)) {
      if (!name.endsWith('.jsonl')) continue;
      const file = path.join(open.folder.path, name);
      await writeFile(file, `\ufeff${(await readFile(file, 'utf8')).replaceAll('\n', '\r\n')}`);
    }
    expect(hasChanged(await runImport())).toBe(false);
    await open.folder.write(smallShop());
  });

  test('keeps what shoppers write, and adds their ratings to its own [CAT-06]', async () => {
    const answers = [{ language: 'en' as const, body: 'No.', writtenOn: '2026-05-02' }];
    const asked = { language: 'en' as const, body: 'Is it heavy?', author: 'Sam', writtenOn: '2026-05-01', answers };
    const rated = smallShop().products.map((product, index) => ({
      ...product,
      ratings: index === 0 ? [0, 0, 0, 0, 3] : [0, 0, 0, 0, 0],
      questions: [asked],
    }));
    await open.folder.write({ products: rated });
    await runImport();
    const account = await open.db.selectFrom('account').select('subject_id').executeTakeFirstOrThrow();
    const review = {
      title: 'Warm',
      body: 'Very.',
      author: 'Ines',
      language: 'en',
      helpful: 0,
      verified: false,
    } as const;
    await open.db
      .insertInto('review')
      .values({
        ...{
          ...review,
          review_id: crypto.randomUUID(),
          style_id: 'MG00000A',
          account_id: account.subject_id,
          score: 2,
        },
        ...{ written_on: '2026-06-01', fit: null, quality: null, size: null },
      })
      .execute();
    await runImport();
    const style = () =>
      open.db.selectFrom('style').select('rating_counts').where('style_id', '=', 'MG00000A').executeTakeFirst();
    expect(await style()).toEqual({ rating_counts: [0, 1, 0, 0, 3] });
    expect(hasChanged(await runImport())).toBe(false);
    const found = await open.db
      .selectFrom('answer')
      .innerJoin('question', 'question.question_id', 'answer.question_id')
      .select(['question.body', 'answer.body as answer', 'answer.by_shop as byShop'])
      .where('question.style_id', '=', 'MG00000A')
      .execute();
    expect(found).toEqual([{ body: 'Is it heavy?', answer: 'No.', byShop: true }]);
    await open.db.deleteFrom('review').where('account_id', 'is not', null).execute();
    await open.folder.write(smallShop());
    await runImport();
  });

  test('updates a changed price and the lists with it', async () => {
    const shop = smallShop();
    await open.folder.write({
      prices: shop.prices.map((price, index) => (index === 0 ? { ...price, current: 900, original: 1900 } : price)),
    });
    const result = await runImport();
    expect(result).toMatchObject({
      product_price: { added: 0, updated: 1, removed: 0 },
      style: { added: 0, updated: 0, removed: 0 },
      stock: { added: 0, updated: 0, removed: 0 },
    });
    const cheapest = await readRanked(open.db, { categoryId: '5100', sort: 'price-asc', count: 1 }, locales['en-us']);
    expect(cheapest[0]).toMatchObject({ name: 'Mug 0', price: { current: 900, original: 1900 } });
  });

  test('withdraws a product that is no longer in the folder, and restores it', async () => {
    const shop = smallShop();
    await open.folder.write(smallShop(2));
    await runImport();
    expect((await listed()).sort()).toEqual(['Mug 0', 'Mug 1']);
    expect(await readDetail(open.db, 'MG00002C5A1', locales['en-us'])).toBeUndefined();
    await open.folder.write(shop);
    await runImport();
    expect((await listed()).sort()).toEqual(['Mug 0', 'Mug 1', 'Mug 2']);
  });

  test('reports a category that names itself or a later one as its parent', async () => {
    const shop = smallShop();
    const [first, ...others] = shop.categories;
    await open.folder.write({ ...shop, categories: [{ ...first!, parentId: first!.id }, ...others] });
    expect(await refusal()).toEqual([expect.stringContaining('parentId')]);
    await open.folder.write(shop);
  });

  test('imports sets of products, refuses what cannot be one, and removes those that are gone [CAT-08]', async () => {
    const set = { id: 'MGSET001', name: { en: 'Two mugs', de: 'Zwei Becher' }, description: { en: 'For two.' } };
    const members = [{ product: 'MG00000A', color: '5A1' }, { product: 'MG00001B' }];
    const shop = smallShop();
    const voucher = { ...shop.products[2]!, id: 'MG00009J', type: 'digital' as const };
    const coded = { ...voucher, colors: [{ ...voucher.colors[0]!, sizes: [{ size: 'ONE', upc: '300000000099' }] }] };
    await open.folder.write({
      ...shop,
      products: [...shop.products, coded],
      sets: [
        { ...set, members: [{ product: 'MG00000A' }] },
        { ...set, id: 'MGSET002', members, saving: { US: 0, CA: 1, GB: 1, DE: 1 } },
      ],
    });
    expect(await refusal()).toEqual([
      'sets.jsonl:1 members: needs at least two products',
      expect.stringMatching(/^sets\.jsonl:2 saving\.US: /),
    ]);
    await open.folder.write({
      sets: [
        { ...set, members: [...members, { product: 'MG00404X' }] },
        { ...set, id: 'MGSET002', members: [...members, { product: 'MG00009J' }] },
        { ...set, id: 'MGSET003', members: [...members, { product: 'MG00002C', color: '6A1' }] },
      ],
    });
    expect(await refusal()).toEqual([
      'sets.jsonl:1 members.product: there is no product MG00404X',
      'sets.jsonl:2 members.product: MG00009J cannot be part of a set: only clothing, footwear, and equipment can',
      'sets.jsonl:3 members.color: there is no product MG00002C6A1',
    ]);
    await open.folder.write({
      sets: [
        { ...set, members },
        { ...set, members },
      ],
    });
    expect(await refusal()).toEqual(['sets.jsonl:2 id: MGSET001 is there already, in an earlier line']);
    await open.folder.write({ sets: [{ ...set, members }] });
    expect((await runImport()).product_set).toMatchObject({ added: 1 });
    const inGerman = await readProductSet(open.db, 'MGSET001', locales['de-de'], 'Mugs', new Date());
    expect(inGerman).toMatchObject({ name: 'Zwei Becher', url: '/sets/zwei-becher-MGSET001', description: 'For two.' });
    expect(inGerman?.members.map(({ name }) => name)).toEqual(['Mug 0', 'Mug 1']);
    await open.folder.write({ sets: [] });
    const gone = await runImport();
    expect(gone.product_set?.removed).toBe(1);
    expect(gone.product_set_member?.removed).toBe(2);
  });

  test('imports words that mean the same, refuses one twice, and removes those that are gone [SEL-07]', async () => {
    const group = { language: 'en' as const, words: ['Mug', 'tankard'] };
    await open.folder.write({ ...smallShop(), synonyms: [group, { language: 'en', words: ['tankard', 'beaker'] }] });
    expect(await refusal()).toEqual(['synonyms.jsonl:2 words: en tankard is there already, in an earlier line']);
    await open.folder.write({ synonyms: [{ language: 'en', words: ['cup', 'tin cup', 'ax'] }] });
    expect(await refusal()).toEqual([
      'synonyms.jsonl:1 words.1: must be one word of 3 to 40 letters or digits',
      'synonyms.jsonl:1 words.2: must be one word of 3 to 40 letters or digits',
    ]);
    await open.folder.write({ synonyms: [group] });
    await runImport();
    const index = new PostgresSearch(open.db, open.changes);
    const found = async (word: string) => (await index.search(word, 'en', 5)).styleIds.length;
    expect(await found('tankards')).toBe(await found('mug'));
    expect(await found('tankards')).toBeGreaterThan(0);
    await open.folder.write({ synonyms: [] });
    expect((await runImport()).search_synonym?.removed).toBe(2);
    expect((await new PostgresSearch(open.db, open.changes).search('tankards', 'en', 5)).styleIds).toEqual([]);
  });

  test('keeps an imported catalogue when the shop starts with a brand that fills itself', async () => {
    await open.folder.write(smallShop());
    await runImport();
    const before = await contents();
    const options = { brand: await loadBrand(), styles: 100_000, hasDemoAccounts: false, onProgress: () => {} };
    await expect(prepare(open.db, options)).rejects.toThrow('imported catalogue');
    expect(await contents()).toBe(before);
  });

  test('moves a market to another warehouse while the former one goes', async () => {
    const { stores, markets, stock, ...rest } = smallShop();
    await open.folder.write({
      ...rest,
      stores: [{ ...stores[0]!, id: 'DOCK' }],
      markets: markets.map((market) => ({ ...market, warehouse: 'DOCK' })),
      stock: stock.map((row) => ({ ...row, location: 'DOCK' })),
    });
    await runImport();
    const warehouses = open.db.selectFrom('location').select('location_id').where('kind', '=', 'warehouse');
    expect(await warehouses.execute()).toEqual([{ location_id: 'DOCK' }]);
  });
});
