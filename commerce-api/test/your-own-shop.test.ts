import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateKeyPair } from 'jose';
import { fillPath } from 'shared-contracts/call';
import { getFooter, getMenu } from 'shared-contracts/calls/chrome';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { getCatalog, getInventory, getProductDetails } from 'shared-contracts/calls/products';
import { getAddressRules, getStores } from 'shared-contracts/calls/utilities';
import type { CountryCode } from 'shared-contracts/locale';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readBrandProfile } from '../src/brand-profile.ts';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { readDeliveryRules } from '../src/delivery/delivery-rules.ts';
import { methodsFor } from '../src/delivery/methods.ts';
import { loadBrand } from '../src/load-brand.ts';
import { readMarkets, vouchersOf } from '../src/market/markets.ts';
import { prepare } from '../src/prepare.ts';
import { buildService, type Service } from '../src/service.ts';
import { settingsFor } from './shop.ts';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../..');

interface Block {
  readonly language: string;
  /** The file's name; empty for commands. */
  readonly about: string;
  readonly text: string;
}

/** Returns the code blocks of the document, in order. */
async function readBlocks(): Promise<Block[]> {
  const document = await readFile(path.join(repository, 'docs/your-own-shop.md'), 'utf8');
  return [...document.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', about = '', text = '']) => ({
      language,
      about,
      text,
    }),
  );
}

describe('docs/your-own-shop.md, followed from top to bottom [BRD-01] [BRD-02]', () => {
  let home: string;
  let database: OpenDatabase;
  let service: Service;
  const output: string[] = [];

  /** Replaces the document's paths by those of the test's folder. */
  const placed = (text: string): string =>
    text
      .replaceAll('.data-my-shop', path.join(home, 'data'))
      .replaceAll(/(?<![\w/-])my-shop\b/g, path.join(home, 'my-shop'));

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'own-shop-'));
    for (const { language, about, text } of await readBlocks()) {
      if (language === 'sh' && about === '') {
        const { stdout } = await run('sh', ['-ec', placed(text)], { cwd: repository });
        output.push(stdout);
      } else if (language !== 'sh') {
        const file = placed(about);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    }
    const folder = path.join(home, 'my-shop');
    database = await openDatabase({ folder: path.join(home, 'data/db') });
    const profile = readBrandProfile(folder);
    const brand = await loadBrand(folder, path.join(home, 'data/pictures'));
    await prepare(database.db, { brand, styles: 161, hasDemoAccounts: true, onProgress: () => {} });
    service = await buildService({
      db: database.db,
      changes: database.changes,
      keys: await generateKeyPair('ES256', { extractable: true }),
      pictures: brand.pictures,
      settings: {
        ...settingsFor(inject('sandboxUrl'), inject('smtpPort')),
        brand: profile.name,
        orderPrefix: profile.orderPrefix,
        addOnCategory: profile.addOnCategory,
        dataFolder: path.join(home, 'data'),
      },
      shareAnswers: false,
    });
    await service.app.ready();
  }, 180_000);

  afterAll(async () => {
    await service?.app.close();
    await database?.close();
    await rm(home, { recursive: true, force: true });
  });

  const read = async (url: string, query: Record<string, string> = {}) => {
    const response = await service.app.inject({
      url,
      query: { locale: 'en-us', ...query },
      headers: storefrontAccess,
    });
    return { status: response.statusCode, body: response.json() };
  };

  test('reports what the import added', () => {
    expect(output.join('')).toMatch(/style: 12 added, 0 changed, 0 removed/);
  });

  test('lists twelve products, and no demo product', async () => {
    const { status, body } = await read(getCatalog.path, { categoryId: '6000', count: '48' });
    expect([status, body]).toMatchObject([200, { total: 12 }]);
  });

  test('shows a product under the shop’s name with its one picture', async () => {
    const { status, body } = await read(fillPath(getProductDetails.path, { productId: 'PK10002C5A1' }));
    expect([status, body]).toMatchObject([200, { name: 'Hut Pack 38', brand: 'Millrace', color: { label: 'River' } }]);
    expect(body.pictures).toHaveLength(1);
    const picture = await service.app.inject({
      url: `${body.pictures[0].src}?w=200&dpr=1`,
      headers: { accept: 'image/webp' },
    });
    const { width, height, format } = await sharp(picture.rawPayload).metadata();
    expect([picture.statusCode, format, width, height]).toEqual([200, 'webp', 240, 300]);
  });

  test('sends imported films and their captions [CNT-06]', async () => {
    const captions = await service.app.inject({ url: '/images/v1/film/hills.en.vtt', headers: { range: 'bytes=0-5' } });
    expect([captions.statusCode, captions.body]).toEqual([206, 'WEBVTT']);
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
  });

  test('sells the imported stock', async () => {
    const { body } = await read(fillPath(getInventory.path, { productId: 'PK10002C5A1' }));
    expect(body.variants).toMatchObject([{ upc: '300000000003', quantity: 24, stockStatus: 'IN_STOCK' }]);
  });

  test('lists the imported store with its hours, and no demo store', async () => {
    const { body } = await read(getStores.path);
    expect(body.stores).toMatchObject([
      {
        storeId: 'US01',
        name: 'Millrace Boulder',
        city: 'Boulder',
        hours: [{ hours: '10:00–18:00' }, { hours: '10:00–16:00' }],
      },
    ]);
  });

  test('ships from the merchant’s warehouse, and takes goods back on the merchant’s days', async () => {
    const { body } = await read(fillPath(getProductDetails.path, { productId: 'PK10002C5A1' }));
    expect(body).toMatchObject({ returnDays: 30, variants: [{ available: 24 }] });
  });

  test('offers the merchant’s vouchers, where there are some', async () => {
    const markets = await readMarkets(database.db);
    expect(vouchersOf(markets.get('US'))).toEqual([
      { points: 500, amount: 500 },
      { points: 1000, amount: 1200 },
    ]);
    expect(vouchersOf(markets.get('DE'))).toEqual([]);
  });

  test('asks new accounts for what the merchant requires', async () => {
    const requirementsOf = async (countryCode: string) =>
      (await read(fillPath(getAddressRules.path, { countryCode }))).body.signUpRequires;
    expect([await requirementsOf('US'), await requirementsOf('DE')]).toEqual([['phone'], undefined]);
  });

  test('delivers by the merchant’s ways and prices, free from the merchant’s value', async () => {
    const rules = await readDeliveryRules(database.db);
    const ways = (country: CountryCode, region = '') =>
      methodsFor(rules, 'me', country, region).map(({ label, amount, days }) => [label.en, amount, days]);
    const post = (amount: number) => ['By post', amount, [2, 4]];
    expect(ways('US', 'CO')).toEqual([post(650), ['By courier', 1500, [1, 1]]]);
    expect(ways('US', 'AK')).toEqual([post(650)]);
    expect(ways('DE')).toEqual([post(490)]);
    const menu = fillPath(getMenu.path, { mode: 'publish', siteId: 'US' });
    const bar = async (locale: string) => (await read(menu, { locale })).body.benefitBar.text;
    expect([await bar('en-us'), await bar('en-gb')]).toEqual(['Free delivery from $75', 'Free delivery from £60']);
  });

  test('serves home page, menu and footer, falling back to English', async () => {
    const site = { mode: 'publish', siteId: 'DE' };
    const home = await read(fillPath(getAugmentedPage.path, { ...site, page: 'home' }), { locale: 'de-de' });
    expect(home.body.blocks).toMatchObject([{ title: 'Out by nine' }, { title: 'Just in' }]);
    expect(home.body.blocks[1].products).toHaveLength(8);
    const hero = await service.app.inject({ url: `${home.body.blocks[0].media.large.src}?w=400&dpr=1` });
    expect(hero.statusCode).toBe(200);
    expect((await read(fillPath(getMenu.path, site))).body.nodes).toHaveLength(3);
    expect((await read(fillPath(getFooter.path, site))).body.brand).toEqual({
      name: 'Millrace',
      claim: 'Out by nine.',
    });
  });
});
