import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';

const list = '/en-us/c/womens-jackets-1100';

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filter' });
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
});

test('on a phone filter and sort stay in reach, and each choice is counted before it is taken', {
  tag: ['@SEL-06'],
}, async ({ page }) => {
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /products?$/ });
  const before = await status.textContent();
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeInViewport({ ratio: 1 });
  await expect(status).toBeInViewport({ ratio: 1 });

  const dialog = await openFilters(page);
  const show = dialog.getByRole('button', { name: /^Show / });
  await expect(show).toHaveText(`Show ${before}`);
  const values = dialog.getByRole('checkbox');
  const name = (await values.first().evaluate((box) => box.closest('label')?.textContent)) ?? '';
  const count = /\d+$/.exec(name)?.[0];
  await values.first().check();
  await expect(show).toHaveText(new RegExp(`^Show ${count} products?$`));
  await expectAccessibleInBothSchemes(page, 'the filters of a list on a phone');
  await show.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\?refine=/);
  await expect(status).toHaveText(new RegExp(`^${count} products?$`));
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(status).toHaveText(new RegExp(`^${count} products?$`));

  await openFilters(page);
  await expect(values.first()).toBeChecked();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(show).toHaveText(`Show ${before}`);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/refine=.*sort=price-asc/);
});

test('filters that leave nothing cannot be taken, and those that cannot be counted can', {
  tag: ['@core', '@SEL-06', '@PLT-06'],
}, async ({ page, faults }) => {
  await page.goto(`${list}?refine=activity:camping;color:brown`);
  const dialog = await openFilters(page);
  const apply = dialog.getByRole('button', { name: /^Show / });
  await expect(dialog.getByText('Nothing fits all of these.', { exact: false })).toBeVisible();
  await expect(apply).toBeDisabled();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(apply).toBeEnabled();

  faults.allow(/Failed to load resource|No page measured|failed/);
  await page.route(/refine=/, (route) => route.abort());
  await dialog.getByRole('checkbox').first().check();
  await expect(dialog.getByRole('button', { name: 'Show products' })).toBeEnabled();
  await page.unroute(/refine=/);
  await dialog.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/\?refine=/);
});
