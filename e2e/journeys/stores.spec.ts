import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test('stores are found by place and by position, and one becomes the shopper’s own', {
  tag: ['@ACC-17', '@phone'],
}, async ({ page, context, shop }) => {
  // Frames of the shop have the other name of this machine.
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && ![new URL(shop.origin).hostname, '127.0.0.1'].includes(hostname))
      elsewhere.push(request.url());
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.36, longitude: -71.06 });
  await page.goto('/en-us/pages/store-locator');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en-us\/stores$/);
  await codeArrived(page);
  const main = page.getByRole('main');
  const stores = main.getByRole('list', { name: 'Our stores' }).getByRole('listitem');
  await expect(stores).toHaveCount(4);
  await expect(stores.filter({ hasText: /Now open until|Closed, opens/ })).toHaveCount(4);
  await expectAccessibleInBothSchemes(page, 'the store locator');
  await main.getByRole('button', { name: 'Use my position' }).click();
  await expect(stores.first()).toContainText(/Tarnfell Boston.* mi away/);

  await main.getByLabel('City, postal code or store').fill('Portland');
  await main.getByRole('button', { name: 'Find stores' }).click();
  await expect(page).toHaveURL(/place=Portland/);
  await expect(stores).toHaveCount(1);
  await main.getByRole('link', { name: 'Tarnfell Portland' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tarnfell Portland' })).toBeVisible();
  await expect(main.getByText('Boot fitting')).toBeVisible();
  const shared = await (await page.request.get(page.url())).text();
  expect(shared).toContain('"openingHoursSpecification"');
  expect(shared).toMatch(/rel="canonical"[^>]*\/en-us\/stores\/tarnfell-portland-US01/);
  await main.getByRole('button', { name: 'Make this my store' }).click();
  await expect(main.getByText('Your store', { exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a store');
  await main.getByLabel('Search at Tarnfell Portland').fill('jacket');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/refine=store%3AUS01/);
  await expect(main.getByRole('link', { name: /^At Tarnfell Portland/ })).toHaveAttribute('aria-current', 'true');
  expect(elsewhere).toEqual([]);
});

test('stores and collection points are listed in German without script', { tag: ['@core', '@ACC-17'] }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/de-de/stores`);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Unsere Läden' }).getByRole('listitem')).toHaveCount(2);
  await main.getByLabel('Postleitzahl').fill('80331');
  await main.getByRole('button', { name: 'Abholstellen suchen' }).click();
  await expect(main.getByRole('status').last()).toHaveText('6 Abholstellen bei 80331');
  await main.getByLabel('Postleitzahl').fill('abc');
  await main.getByRole('button', { name: 'Abholstellen suchen' }).click();
  await expect(main.getByLabel('Postleitzahl')).toHaveAttribute('aria-invalid', 'true');
  await page.goto(`${shop.origin}/de-de/stores/tarnfell-muenchen-DE01`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tarnfell München' })).toBeVisible();
  await context.close();
});
