import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

/** Addresses of other hosts that a page asked, tiles and letters of the map among them. */
function watchHosts(page: Page, origin: string): readonly string[] {
  const elsewhere: string[] = [];
  // Frames of the shop have the other name of this machine.
  const own = [new URL(origin).hostname, '127.0.0.1'];
  page.context().on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(hostname)) elsewhere.push(request.url());
  });
  return elsewhere;
}

const main = (page: Page) => page.getByRole('main');
const storesOf = (page: Page) => main(page).getByRole('list', { name: 'Our stores' }).getByRole('listitem');

/** What Chromium says where there is no graphics card, and a picture is taken of what is drawn. */
const slowDrawing = /GPU stall due to ReadPixels/;

/** Opens the map where it is folded, and waits until all that it shows is there. */
async function openMap(page: Page, name = 'Map of the stores'): Promise<void> {
  const show = main(page).getByRole('button', { name: 'Show the map' });
  if (await show.isVisible()) await show.click();
  await expect(main(page).getByRole('region', { name })).toBeVisible();
  await expect(main(page).locator('[data-drawn]')).toBeVisible();
}

test('stores are found by place and by position, and one becomes the shopper’s own', {
  tag: ['@ACC-17', '@phone'],
}, async ({ page, context, shop, faults }) => {
  faults.allow(slowDrawing);
  const elsewhere = watchHosts(page, shop.origin);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.36, longitude: -71.06 });
  await page.goto('/en-us/pages/store-locator');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en-us\/stores$/);
  await codeArrived(page);
  const stores = storesOf(page);
  await expect(stores).toHaveCount(4);
  await expect(stores.filter({ hasText: /Now open until|Closed, opens/ })).toHaveCount(4);
  await expectAccessibleInBothSchemes(page, 'the store locator');
  await main(page).getByRole('button', { name: 'Use my position' }).click();
  await expect(stores.first()).toContainText(/Tarnfell Boston.* mi away/);

  await main(page).getByLabel('City, postal code or store').fill('Seattle');
  await main(page).getByRole('button', { name: 'Find stores' }).click();
  await expect(page).toHaveURL(/place=Seattle/);
  await expect(main(page).getByText('4 stores, nearest to Seattle, Washington first')).toBeVisible();
  await expect(stores.first()).toContainText(/Tarnfell Portland.*14\d mi away/);
  await main(page).getByLabel('City, postal code or store').fill('Atlantis');
  await main(page).getByRole('button', { name: 'Find stores' }).click();
  await expect(main(page).getByText(/We couldn’t find a place or store called “Atlantis”/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Tarnfell Portland' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tarnfell Portland' })).toBeVisible();
  await expect(main(page).getByText('Boot fitting')).toBeVisible();
  const shared = await (await page.request.get(page.url())).text();
  expect(shared).toContain('"openingHoursSpecification"');
  expect(shared).toMatch(/rel="canonical"[^>]*\/en-us\/stores\/tarnfell-portland-US01/);
  await main(page).getByRole('button', { name: 'Make this my store' }).click();
  await expect(main(page).getByText('Your store', { exact: true })).toBeVisible();
  await openMap(page, 'Map: Tarnfell Portland');
  await expectAccessibleInBothSchemes(page, 'a store');
  await main(page).getByLabel('Search at Tarnfell Portland').fill('jacket');
  await main(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/refine=store%3AUS01/);
  await expect(main(page).getByRole('link', { name: /^At Tarnfell Portland/ })).toHaveAttribute('aria-current', 'true');
  expect(elsewhere).toEqual([]);
});

test('the map shows the stores, leads to them, and is searched by moving it', {
  tag: ['@ACC-17', '@phone'],
}, async ({ page, shop, faults }) => {
  faults.allow(slowDrawing);
  const elsewhere = watchHosts(page, shop.origin);
  const tile = page.waitForResponse(/\/images\/v1\/map\/\d+\/\d+\/\d+$/);
  await page.goto('/en-us/stores?place=80202');
  await codeArrived(page);
  await openMap(page);
  expect((await tile).status()).toBe(200);
  await expectAccessibleInBothSchemes(page, 'the map of the stores');
  await main(page).locator('[data-stop=US02]').click();
  await expect(main(page).getByRole('link', { name: 'Tarnfell Denver' })).toBeFocused();

  // By keyboard, as far as it takes until another city is nearer.
  const map = main(page).getByRole('region', { name: 'Map of the stores' });
  const searchHere = main(page).getByRole('button', { name: 'Search here' });
  for (let step = 0; step < 4; step += 1) await map.press('Minus');
  const middleOf = async (place: Locator) => {
    const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
    return { x: x + width / 2, width };
  };
  await expect(async () => {
    await map.press('ArrowRight');
    const [chicago, all] = [await middleOf(main(page).locator('[data-stop=US04]')), await middleOf(map)];
    expect(Math.abs(chicago.x - all.x)).toBeLessThan(all.width / 4);
  }).toPass({ timeout: 60_000 });
  await searchHere.click();
  await expect(main(page).getByText('4 stores, nearest first')).toBeVisible();
  await expect(storesOf(page).first()).toContainText('Chicago');
  await expect(searchHere).toBeHidden();
  // Its button is gone, and the map has the focus; folded and unfolded, it is where it was.
  await expect(map).toBeFocused();
  const hide = main(page).getByRole('button', { name: 'Hide the map' });
  if (await hide.isVisible()) {
    await hide.click();
    await openMap(page);
  }
  const [chicago, all] = [await middleOf(main(page).locator('[data-stop=US04]')), await middleOf(map)];
  expect(Math.abs(chicago.x - all.x)).toBeLessThan(all.width / 4);
  expect(elsewhere).toEqual([]);
});

test('stores are listed where the browser cannot draw a map', { tag: ['@ACC-17', '@phone'] }, async ({ page }) => {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: never[]) {
      return kind === 'webgl2' ? null : draw.call(this, kind, ...rest);
    } as typeof draw;
  });
  await page.goto('/fr-ca/stores');
  await codeArrived(page);
  const show = main(page).getByRole('button', { name: 'Afficher la carte' });
  if (await show.isVisible()) await show.click();
  await expect(main(page).getByText(/^La carte ne peut pas s’afficher ici/)).toBeVisible();
  await expect(main(page).getByRole('list', { name: 'Nos magasins' }).getByRole('listitem')).toHaveCount(2);
});

test('stores and collection points are listed in German without script', { tag: ['@core', '@ACC-17'] }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const elsewhere = watchHosts(page, shop.origin);
  await page.goto(`${shop.origin}/de-de/stores`);
  await expect(main(page).getByRole('list', { name: 'Unsere Läden' }).getByRole('listitem')).toHaveCount(2);
  await expect(main(page).getByRole('button', { name: 'Karte zeigen' })).toBeHidden();
  await main(page).getByLabel('Ort, PLZ oder Laden').fill('Bremen');
  await main(page).getByRole('button', { name: 'Läden suchen' }).click();
  await expect(main(page).getByText('2 Läden, von Bremen aus der nächste zuerst')).toBeVisible();
  await main(page).getByLabel('Postleitzahl').fill('80331');
  await main(page).getByRole('button', { name: 'Abholstellen suchen' }).click();
  await expect(main(page).getByRole('status').last()).toHaveText('6 Abholstellen bei 80331');
  await main(page).getByLabel('Postleitzahl').fill('abc');
  await main(page).getByRole('button', { name: 'Abholstellen suchen' }).click();
  await expect(main(page).getByLabel('Postleitzahl')).toHaveAttribute('aria-invalid', 'true');
  await page.goto(`${shop.origin}/de-de/stores/tarnfell-muenchen-DE01`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tarnfell München' })).toBeVisible();
  expect(elsewhere).toEqual([]);
  await context.close();
});
