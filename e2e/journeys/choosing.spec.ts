import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test('products of a list are compared side by side, up to four, by their address', {
  tag: ['@BEY-05', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/c/womens-jackets-1100');
  await codeArrived(page);
  const main = page.getByRole('main');
  const toggles = main.getByRole('checkbox', { name: /^Compare / });
  const tray = main.getByRole('region', { name: 'Products to compare' });
  await toggles.nth(0).check();
  await expect(tray).toContainText('Choose one more');
  for (const place of [1, 2, 3]) await toggles.nth(place).check();
  // A fifth has no room, and the shop says so.
  await toggles.nth(4).click();
  await expect(page.getByText('You can compare four products.')).toBeVisible();
  await expect(toggles.nth(4)).not.toBeChecked();
  await expectAccessibleInBothSchemes(page, 'tray');
  await page.reload();
  await tray.getByRole('link', { name: 'Compare 4' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  const table = main.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader', { name: 'Weight' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'comparison');
  const rows = await table.getByRole('rowheader').count();
  await main.getByText('Only show what differs').click();
  expect(await table.getByRole('rowheader').count()).toBeLessThan(rows);

  await table
    .getByRole('link', { name: /^Take away/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const address = page.url();
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await page.goto(address.replace('/en-us/', '/de-de/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte vergleichen' })).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});

test('what was looked at is shown again, without the product itself, until it is cleared', {
  tag: ['@core', '@CAT-07', '@BEY-05', '@SEL-05', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/c/womens-jackets-1100');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const names = await links.allTextContents();
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const viewed = page.getByRole('list', { name: 'Recently viewed' });
  for (const place of [0, 1, 2]) {
    await page.goto(paths[place] ?? '');
    await codeArrived(page);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading')).toHaveText([names[1] ?? '', names[0] ?? '']);
  await expectAccessibleInBothSchemes(page, 'recently viewed');

  await page.goto('/en-us');
  await codeArrived(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading')).toHaveText([names[2] ?? '', names[1] ?? '', names[0] ?? '']);
  await viewed.getByRole('link', { name: names[2] ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[2] ?? '' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading')).toHaveText([names[1] ?? '', names[0] ?? '']);
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect(viewed).toHaveCount(0);
  await page.reload();
  await codeArrived(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
});
