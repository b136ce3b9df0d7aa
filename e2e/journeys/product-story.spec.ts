import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { serviceHeaders } from '../src/service-session.ts';

test('a product page tells what the details are, how it performs, what goes with it, and how others differ', {
  tag: ['@SEL-04', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await codeArrived(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Up close' })).toBeVisible();
  for (const title of ['Collar and chest', 'Pocket and cuff', 'Cloth'])
    await expect(main.getByRole('heading', { name: title, level: 3 })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Stops the wind on a bare ridge' }).last()).toBeVisible();

  for (const [name, value] of [
    ['Warmth', '1 of 5'],
    ['Wind protection', '4 of 5'],
    ['Water protection', '2 of 5'],
    ['Low weight', '5 of 5'],
  ] as const)
    await expect(main.getByRole('definition').filter({ hasText: value }).first(), name).toBeVisible();

  await expect(main.getByText(/This is an outer layer/)).toBeVisible();
  const table = main.getByRole('table', { name: 'This product and others of its kind' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^Weight/ })).toContainText(/g \(.* oz\)/);
  await expectAccessibleInBothSchemes(page, 'product story');

  await main.getByRole('link', { name: 'Netherfold Down Hoody' }).first().click();
  await expect(page.getByRole('heading', { name: 'Netherfold Down Hoody', level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Wear over it' })).toBeVisible();
});

test('a gift card has no story', { tag: '@SEL-04' }, async ({ page, request, shop }) => {
  const found = await request.get(`${shop.apiOrigin}/products/v2/catalog?locale=en-us&categoryId=8000`, {
    headers: serviceHeaders,
  });
  const { products } = await found.json();
  await page.goto(`/en-us${products[0].url}`);
  await codeArrived(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Up close', 'How it performs', 'How to layer it', 'Compare with its siblings'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
});
