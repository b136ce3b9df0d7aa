import { sql } from 'kysely';
import { searchArticles } from 'shared-contracts/calls/articles';
import { getFooter, getMenu, getSearchHub } from 'shared-contracts/calls/chrome';
import { getAugmentedPage, getCategoryContent, getPage, getProductContent } from 'shared-contracts/calls/content';
import { getHelpTopics } from 'shared-contracts/calls/help';
import {
  getCatalog,
  getInventory,
  getProductDetails,
  getWidgetRecommendations,
  postAvailability,
} from 'shared-contracts/calls/products';
import { getReviews } from 'shared-contracts/calls/reviews';
import {
  getAddressRules,
  getCountryList,
  getServerTime,
  getStores,
  searchStores,
} from 'shared-contracts/calls/utilities';
import { landingPages, pathOfFixedPage } from 'shared-contracts/fixed-pages';
import { localeIds, locales } from 'shared-contracts/locale';
import { storefrontAccess } from 'shared-contracts/storefront-access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('catalogue and content on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  const content = (locale: (typeof localeIds)[number]) => ({
    mode: 'publish' as const,
    siteId: locales[locale].siteId,
  });

  test.each(localeIds)('serves home, menu, footer and search hub in %s', async (locale) => {
    const home = await shop.read(getAugmentedPage, { params: { ...content(locale), page: 'home' } }, { locale });
    expect(home.blocks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['hero', 'category-cards', 'collection', 'experience', 'icon-and-text', 'linked-cards']),
    );
    const menu = await shop.read(getMenu, { params: content(locale) }, { locale });
    expect(menu.nodes.some(({ columns }) => columns.some(({ links }) => links.length > 0))).toBe(true);
    expect(menu.benefitBar?.text).not.toContain('{');
    expect((await shop.read(getFooter, { params: content(locale) }, { locale })).columns.length).toBeGreaterThan(2);
    expect((await shop.read(getSearchHub, {}, { locale })).products.length).toBeGreaterThan(0);
  });

  /** Pages of the front end that show no page of the content. */
  const pagesOfModules = new Set(['/articles', '/warranty']);

  test('links menu and footer only to existing categories and pages', async () => {
    const menu = await shop.read(getMenu, { params: content('de-de') }, { locale: 'de-de' });
    const footer = await shop.read(getFooter, { params: content('de-de') }, { locale: 'de-de' });
    const urls = [
      ...menu.nodes.flatMap(({ target, columns }) => [
        target.url,
        ...columns.flatMap(({ links }) => links.map((link) => link.target.url)),
      ]),
      ...footer.columns.flatMap(({ links }) => links.map(({ url }) => url)),
      ...footer.legal.map(({ url }) => url),
    ];
    for (const url of new Set(urls)) {
      const categoryId = /-(\d+)$/.exec(url)?.[1];
      if (categoryId) {
        const { category, total } = await shop.read(getCatalog, { query: { categoryId } }, { locale: 'de-de' });
        expect(category.url).toBe(url);
        expect(total, url).toBeGreaterThan(0);
        await shop.read(getCategoryContent, { params: { ...content('de-de'), categoryId } }, { locale: 'de-de' });
        continue;
      }
      const page = landingPages.find((name) => pathOfFixedPage(name) === url);
      if (page) {
        const { blocks } = await shop.read(
          getAugmentedPage,
          { params: { ...content('de-de'), page } },
          { locale: 'de-de' },
        );
        expect(blocks, url).not.toEqual([]);
      } else if (url === '/help') {
        const { topics } = await shop.read(getHelpTopics, { params: content('de-de') }, { locale: 'de-de' });
        expect(topics).not.toEqual([]);
      } else if (!pagesOfModules.has(url)) {
        await shop.read(
          getPage,
          { params: { ...content('de-de'), page: url.replace('/pages/', '') } },
          { locale: 'de-de' },
        );
      }
    }
  });

  test.each(['en-gb', 'fr-ca', 'de-de'] as const)('serves whole field notes, with products, in %s', async (locale) => {
    const list = await shop.read(searchArticles, { params: content(locale), query: { limit: 48 } }, { locale });
    expect(list.numFound).toBeGreaterThanOrEqual(12);
    expect(list.facets.every(({ count }) => count > 0)).toBe(true);
    for (const { id, title } of list.result) {
      const { article, blocks } = await shop.read(getPage, { params: { ...content(locale), page: id } }, { locale });
      expect(article?.minutes, id).toBeGreaterThan(2);
      expect(blocks[0], id).toMatchObject({ type: 'article', title });
      for (const block of blocks.slice(1))
        expect(block, id).toMatchObject({ type: 'collection', products: expect.arrayContaining([expect.anything()]) });
    }
    expect(list.result.length).toBe(list.numFound);
  });

  test('lists a category’s products, counts filters and applies them [CAT-01]', async () => {
    const all = await shop.read(getCatalog, { query: { categoryId: '1000', count: 96 } });
    expect(all.products).toHaveLength(all.total);
    const blue = all.facets.find(({ id }) => id === 'color')?.values.find(({ id }) => id === 'blue');
    const narrowed = await shop.read(getCatalog, { query: { categoryId: '1000', count: 96, refine: 'color:blue' } });
    expect(narrowed.total).toBe(blue?.count);
    expect(narrowed.facets.find(({ id }) => id === 'color')?.values.length).toBe(
      all.facets.find(({ id }) => id === 'color')?.values.length,
    );
  });

  test('sorts by price in both directions, without overlap between pages', async () => {
    const prices = async (sort: 'price-asc' | 'price-desc') =>
      (await shop.read(getCatalog, { query: { categoryId: '2000', sort, count: 96 } })).products;
    const rising = (await prices('price-asc')).map(({ styleId }) => styleId);
    expect(rising.toReversed()).toEqual((await prices('price-desc')).map(({ styleId }) => styleId));
    const first = await shop.read(getCatalog, { query: { categoryId: '2000', sort: 'price-asc', start: 0, count: 5 } });
    const second = await shop.read(getCatalog, {
      query: { categoryId: '2000', sort: 'price-asc', start: 5, count: 5 },
    });
    expect([...first.products, ...second.products].map(({ styleId }) => styleId)).toEqual(rising.slice(0, 10));
  });

  test('serves a product in each language under an address in that language', async () => {
    const [product] = (await shop.read(getCatalog, { query: { categoryId: '1110' } })).products;
    const english = await shop.read(getProductDetails, { params: { productId: product!.productId } });
    const german = await shop.read(
      getProductDetails,
      { params: { productId: product!.productId } },
      { locale: 'de-de' },
    );
    expect(german.price.currency).toBe('EUR');
    expect(german.productNameEng).toBe(english.name);
    expect(english.alternates['de-de']).toBe(german.url);
    expect(english.breadcrumbs.at(-1)?.url).toMatch(/-1110$/);
    expect(english.pictures).toHaveLength(7);
    expect(english.sections.length).toBeGreaterThan(1);
  });

  test('reports the same stock on product page and stock call, and availability by day and store', async () => {
    const [item] = await shop.sellable();
    const { variants } = await shop.read(getInventory, { params: { productId: item!.productId } });
    const details = await shop.read(getProductDetails, { params: { productId: item!.productId } });
    expect(variants.map(({ quantity }) => quantity)).toEqual(details.variants.map(({ available }) => available));
    const availability = await shop.read(postAvailability, {
      params: { productId: item!.productId },
      body: { upc: item!.upc },
    });
    expect(availability.delivery).toMatchObject({ available: true, from: expect.stringMatching(/^\d{4}-/) });
    expect(availability.stores).toHaveLength(4);
  });

  test('pages reviews, with the summary of all ratings', async () => {
    const list = await shop.read(getCatalog, { query: { categoryId: '1000', sort: 'rating' } });
    const reviews = await shop.read(getReviews, {
      params: { productId: list.products[0]!.productId },
      query: { count: 3 },
    });
    expect(reviews.reviews.length).toBeLessThanOrEqual(3);
    expect(reviews.distribution.reduce((sum, count) => sum + count, 0)).toBe(reviews.total);
  });

  test('shows editors’ additions on their product page only', async () => {
    const [item] = await shop.sellable();
    const params = { ...content('en-us'), productId: item!.productId };
    expect((await shop.read(getProductContent, { params })).blocks).toEqual([]);
    await sql`
      insert into document (kind, slug, language, body) select 'product', ${item!.productId}, language, body from document
      where kind = 'page' and language = 'en' order by slug limit 1`.execute(shop.db);
    const page = await shop.read(getProductContent, { params });
    expect(page.blocks).not.toEqual([]);
  });

  test('excludes the product itself from its recommendations', async () => {
    const [product] = (await shop.read(getCatalog, { query: { categoryId: '1110' } })).products;
    const { products } = await shop.read(getWidgetRecommendations, { query: { productId: product!.productId } });
    expect(products.map(({ styleId }) => styleId)).not.toContain(product!.styleId);
    expect(products.length).toBeGreaterThan(0);
  });

  test('recommends as similar what is of the same category', async () => {
    const { products } = await shop.read(getCatalog, { query: { categoryId: '1110' } });
    const shells = new Set(products.map(({ styleId }) => styleId));
    const { products: similar } = await shop.read(getWidgetRecommendations, {
      query: { productId: products[0]!.productId, kind: 'similar' },
    });
    expect(similar.filter(({ styleId }) => !shells.has(styleId))).toEqual([]);
  });

  test('completes a kit by one available product of each category beside, none of the own', async () => {
    const [shell] = (await shop.read(getCatalog, { query: { categoryId: '1110' } })).products;
    const own = (await shop.read(getCatalog, { query: { categoryId: '1100', count: 96 } })).products;
    const { products } = await shop.read(getWidgetRecommendations, {
      query: { productId: shell!.productId, kind: 'kit' },
    });
    const beside = await Promise.all(
      ['1200', '1300', '1400'].map((categoryId) => shop.read(getCatalog, { query: { categoryId, count: 96 } })),
    );
    const places = products.map(({ styleId }) =>
      beside.findIndex((list) => list.products.some((one) => one.styleId === styleId)),
    );
    expect(places).toEqual([0, 1, 2]);
    expect(products.filter(({ styleId }) => own.some((one) => one.styleId === styleId))).toEqual([]);
    for (const { colors } of products) expect(colors.some(({ available }) => available)).toBe(true);
  });

  test('completes nothing without a product', async () => {
    expect(
      (await shop.read(getWidgetRecommendations, { query: { kind: 'kit', categoryId: '1110' } })).products,
    ).toEqual([]);
  });

  test('lists the country’s stores, nearest first', async () => {
    expect((await shop.read(getStores, {}, { locale: 'de-de' })).stores).toHaveLength(2);
    const { stores } = await shop.read(searchStores, { body: { latitude: 42.36, longitude: -71.06 } });
    expect(stores[0]?.city).toBe('Boston');
  });

  test('serves countries, address rules and the time', async () => {
    expect((await shop.read(getCountryList, {})).countries.map(({ code }) => code)).toEqual(['US', 'CA', 'GB', 'DE']);
    expect(
      (await shop.read(getAddressRules, { params: { countryCode: 'CA' } }, { locale: 'fr-ca' })).fields.find(
        ({ name }) => name === 'province',
      )?.options,
    ).toHaveLength(13);
    expect((await shop.anyone(getAddressRules, { params: { countryCode: 'XX' } })).error?.errorId).toBe('API404');
    expect(Date.parse((await shop.read(getServerTime, {})).timestamp)).toBeGreaterThan(0);
  });

  test('reports missing things in the caller’s language', async () => {
    expect(
      await shop.anyone(getProductDetails, { params: { productId: 'TFAAAAAA0A1' } }, { locale: 'de-de' }),
    ).toMatchObject({ status: 404, error: { errorId: 'API404', message: expect.stringContaining('nicht') } });
    expect((await shop.anyone(getCatalog, { query: { categoryId: '9999' } })).error?.errorId).toBe('PLP400');
  });

  test('refuses a method that a call does not have, and an answer that is not JSON', async () => {
    const wrong = await shop.service.app.inject({ method: 'DELETE', url: '/products/v2/catalog?categoryId=1000' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET']);
    expect(wrong.json().errorDetails[0].errorId).toBe('API405');
    const xml = await shop.service.app.inject({
      url: '/products/v2/catalog?categoryId=1000',
      headers: { ...storefrontAccess, accept: 'text/xml' },
    });
    expect([xml.statusCode, xml.json().errorDetails[0].errorId]).toEqual([406, 'API406']);
    expect((await shop.service.app.inject({ url: '/no/such/path' })).json().errorDetails[0].errorId).toBe('API404');
  });

  test.each([undefined, 'another-app'])('refuses a call with the access key %s [PLT-04] [PLT-06]', async (key) => {
    const headers = key === undefined ? {} : { 'x-access-key': key };
    const answer = await shop.service.app.inject({ url: '/products/v2/catalog?categoryId=1110&locale=en-us', headers });
    expect([answer.statusCode, answer.json().errorDetails[0].errorId]).toEqual([400, 'API400']);
  });

  test('names the field of an invalid request', async () => {
    const response = await shop.service.app.inject({
      url: '/products/v2/catalog?categoryId=women',
      headers: storefrontAccess,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errorDetails[0]).toMatchObject({ errorId: 'API422', field: 'categoryId' });
  });

  test('describes every call of the service', async () => {
    const { paths, webhooks } = (await shop.service.app.inject({ url: '/openapi.json' })).json();
    expect(Object.keys(paths)).toContain('/cart/v2/checkout/order');
    expect(Object.keys(webhooks)).toEqual(['orderEvent']);
    expect((await shop.service.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

test('tags shared answers, and answers 304 to callers that have them', async () => {
  const shop = await openShop('pglite', { shareAnswers: true });
  const url = '/products/v2/catalog?categoryId=1110&locale=en-us';
  const first = await shop.service.app.inject({ url, headers: storefrontAccess });
  expect(first.headers['cache-control']).toContain('public');
  const headers = { ...storefrontAccess, 'if-none-match': String(first.headers.etag) };
  const second = await shop.service.app.inject({ url, headers });
  expect(second.statusCode).toBe(304);
  await shop.close();
});
