import { locales } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { convert } from 'xmlbuilder2';
import { describeOffers, isGtin } from '../src/feeds/merchant-feed.ts';
import { readParts, readStyleIds } from '../src/feeds/style-parts.ts';
import { writeXml } from '../src/feeds/xml.ts';
import { engines } from './databases.ts';
import { openShop, type Shop, settingsFor } from './shop.ts';

type Tree = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): readonly Tree[] => (Array.isArray(value) ? value : [value]) as readonly Tree[];

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['036000291452', true],
  ['96385074', true],
  ['9638507', false],
  ['40063813339AB', false],
])('%s is a number by which trade knows goods: %s [SEL-12]', (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});

test('writes texts so that the whole stays readable, whatever is in one of them', async () => {
  let text = '';
  const title = 'Tent \u0001\u000b\ud800\uffff<b>&"\u{1f3d5}';
  for await (const piece of writeXml({ open: '<a>', close: '</a>' }, [{ title }])) text += piece;
  expect(text).toContain('<title>Tent &lt;b&gt;&amp;"\u{1f3d5}</title>');
});

describe.each(engines)('files for search engines on %s', (engine) => {
  let shop: Shop;
  let origin: string;
  beforeAll(async () => {
    shop = await openShop(engine);
    origin = settingsFor(inject('sandboxUrl'), inject('smtpPort')).shopUrl;
  });
  afterAll(() => shop.close());

  async function read(url: string): Promise<unknown> {
    const { statusCode, headers, body } = await shop.service.app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    return convert(body, { format: 'object' });
  }
  const sitemap = async (part: string) =>
    listOf(((await read(`/feeds/sitemap/${part}.xml`)) as { urlset: { url: unknown } }).urlset.url);
  const locs = (entries: readonly Tree[]) => entries.map(({ loc }) => String(loc));

  test('the index names a part for content, and one for each thousand styles [CAT-11]', async () => {
    const { sitemapindex } = (await read('/sitemap.xml')) as { sitemapindex: { sitemap: unknown } };
    const parts = locs(listOf(sitemapindex.sitemap));
    const [first] = await readStyleIds(shop.db, '', 1);
    expect(parts).toEqual([`${origin}/feeds/sitemap/content.xml`, `${origin}/feeds/sitemap/products-${first}.xml`]);
    const ids = await readStyleIds(shop.db, '');
    expect(await readParts(shop.db, 50)).toEqual(ids.filter((_, place) => place % 50 === 0));
  });

  test('each product is listed once in each market that sells it, with its other languages [CAT-11]', async () => {
    const [first] = await readStyleIds(shop.db, '', 1);
    const entries = await sitemap(`products-${first}`);
    const addresses = locs(entries);
    expect(new Set(addresses).size).toBe(addresses.length);
    const prices = await shop.db
      .selectFrom('product_price')
      .innerJoin('product', 'product.product_id', 'product_price.product_id')
      .innerJoin('style', 'style.style_id', 'product.style_id')
      .select(['product.product_id', 'market'])
      .where('product_type', '<>', 'gift')
      .execute();
    const expected = prices.flatMap(({ product_id, market }) =>
      Object.values(locales)
        .filter(({ country }) => country === market)
        .map(({ id }) => `${id} ${product_id}`),
    );
    const listed = addresses.map((address) => {
      const [, locale, productId] = /^https?:\/\/[^/]+\/([a-z-]+)\/p\/.+-([A-Z0-9]+)$/.exec(address) ?? [];
      return `${locale} ${productId}`;
    });
    expect(listed.sort()).toEqual(expected.sort());
    const german = entries.find(({ loc }) => String(loc).includes('/de-de/')) as Tree;
    const links = listOf(german['xhtml:link']).map((link) => [link['@hreflang'], link['@href']]);
    expect(links).toContainEqual(['de-DE', german.loc]);
    expect(links.length).toBeGreaterThan(1);
  });

  test('lists pages of content and categories, but none of a shopper’s own [CAT-11]', async () => {
    const addresses = locs(await sitemap('content'));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${origin}/fr-ca`);
    expect(addresses.some((address) => /\/de-de\/c\/.+-\d{4}$/.test(address))).toBe(true);
    expect(addresses).toContain(`${origin}/en-gb/pages/repairs`);
    expect(addresses).toContain(`${origin}/de-de/sets/von-huette-zu-huette-TFSET007`);
    expect(
      addresses.filter((address) =>
        /^https?:\/\/[^/]+\/[a-z-]+\/(cart|checkout|account|search|order-confirmation)(\/|$)/.test(address),
      ),
    ).toEqual([]);
  });

  test('a feed offers each size with its price, and says what is reduced, sold out, or to come [SEL-12]', async () => {
    const goods = (await shop.sellable(2, 5)) as [{ upc: string }, { upc: string; productId: string }];
    const [sold, reduced] = goods;
    await shop.setUnits(sold.upc, 0);
    await shop.db
      .updateTable('product_price')
      .set({ original: 20_000, current: 15_050 })
      .where('product_id', '=', reduced.productId)
      .execute();
    const { rss } = (await read('/feeds/en-us/products.xml')) as { rss: { channel: { item: unknown } } };
    const items = listOf(rss.channel.item);
    const of = (upc: string) => items.find((item) => item['g:id'] === upc) as Tree;
    expect(of(sold.upc)).toMatchObject({ 'g:availability': 'out_of_stock', 'g:condition': 'new' });
    expect(of(reduced.upc)).toMatchObject({
      'g:price': '200.00 USD',
      'g:sale_price': '150.50 USD',
      'g:availability': 'in_stock',
      'g:shipping': { 'g:country': 'US', 'g:price': '8.00 USD' },
    });
    expect(String(of(reduced.upc)['g:link'])).toMatch(new RegExp(`^${origin}/en-us/p/.+-${reduced.productId}$`));
    expect(items.some((item) => item['g:availability'] === 'preorder' && item['g:availability_date'])).toBe(true);
    const digital = await shop.db
      .selectFrom('variant')
      .innerJoin('style', 'style.style_id', 'variant.style_id')
      .select('upc')
      .where('product_type', '=', 'digital')
      .executeTakeFirstOrThrow();
    expect(of(digital.upc)).toBeUndefined();
  });

  test('names no gift, which cannot be bought [CAT-11, SEL-12]', async () => {
    const gift = await shop.db
      .selectFrom('style')
      .select('style_id')
      .where('product_type', '=', 'gift')
      .executeTakeFirstOrThrow();
    const files = [
      '/feeds/de-de/products.xml',
      `/feeds/sitemap/products-${(await readStyleIds(shop.db, '', 1))[0]}.xml`,
    ];
    for (const url of files) expect((await shop.service.app.inject({ url })).body).not.toContain(gift.style_id);
  });

  test('reads a large catalogue a part at a time, each offer once', async () => {
    const offers = [];
    for await (const offer of describeOffers(shop.db, locales['de-de'], { origin, brand: 'Shop' }, 7))
      offers.push(offer);
    const ids = offers.map((offer) => (offer as { item: Tree }).item['g:id']);
    const { rss } = (await read('/feeds/de-de/products.xml')) as { rss: { channel: { item: unknown } } };
    expect(ids).toEqual(listOf(rss.channel.item).map((item) => item['g:id']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['/feeds/xx-xx/products.xml', '/feeds/sitemap/nothing.xml', '/feeds/sitemap/products-..xml'])(
    'has nothing at %s',
    async (url) => {
      expect((await shop.service.app.inject({ url })).statusCode).toBe(404);
    },
  );
});
