import { expect, test } from '../src/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('home, category, product, and search are readable without script', {
  tag: ['@core', '@phone', '@CAT-01', '@CAT-02', '@CAT-03', '@CNT-01', '@SEL-04', '@SEL-05'],
}, async ({ page }) => {
  await page.goto('/en-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Women' })).toBeVisible();

  await page.goto('/en-us/c/womens-jackets-1100');
  const products = page.getByRole('main').getByRole('article');
  await expect(products.first().getByRole('heading')).toBeVisible();
  const all = await products.count();
  await page.goto('/en-us/c/womens-jackets-1100?refine=color:blue');
  await expect(products.first()).toBeVisible();
  expect(await products.count()).toBeLessThan(all);

  await products.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.locator('#reviews').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Up close' })).toBeVisible();
  for (const name of ['Complete the kit', 'Similar'])
    await expect(page.getByRole('list', { name }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Add to cart/ }).first()).toBeVisible();

  await page.goto('/en-us/search');
  await page.getByLabel('What are you looking for?').fill('tent');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=tent/);
  await expect(products.first()).toBeVisible();
});
