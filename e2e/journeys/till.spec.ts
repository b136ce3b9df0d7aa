import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { goodsOnShelf } from '../src/goods-on-shelf.ts';
import { openTill } from '../src/staff.ts';

test.use({ viewport: { width: 834, height: 1194 }, hasTouch: true });

/** As a scanner does: keys wherever the focus is, and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
const scanned = (page: Page) => page.getByRole('list', { name: 'Scanned' }).getByRole('listitem');
const sale = (page: Page) => page.getByRole('region', { name: 'This sale' });
/** What can be touched on the till, lower than 56 px; choices inside a text and the chrome's links are no controls. */
const lowTargets = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a[href], input:not([type=hidden]), summary')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.getAttribute('tabindex') !== '-1')
        .map((element) => ({ name: element.textContent, height: Math.round(element.getBoundingClientRect().height) }))
        .filter(({ height }) => height < 56),
    );

test('an associate scans and types codes on a tablet, sees where goods are, and goes on to payment', {
  tag: ['@core', '@STO-05'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 401/);
  const [first, second] = await goodsOnShelf(request, 'US01', 2);
  await openTill(page);
  await page.getByRole('main').getByRole('link', { name: 'Open the till' }).click();
  const field = page.getByRole('textbox', { name: 'Scan or type a code' });
  await expect(field).toBeFocused();
  await expect(page.getByText('Nothing scanned yet.')).toBeVisible();
  await expect(page.getByText('The cart is empty.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'an empty till');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(field).toHaveAccessibleDescription(/Please scan or type a code\./);
  await expect(field).toBeFocused();

  // A scanner writes wherever the focus is.
  await page.getByRole('heading', { name: 'Till', level: 1 }).click();
  await scan(page, first!.upc);
  await expect(scanned(page).first()).toContainText(first!.name);
  await expect(scanned(page).first()).toContainText('Added');
  await expect(scanned(page).first()).toContainText(/\d+ here · \d+ to send · in/);
  await expect(sale(page).getByRole('heading', { name: 'Taken along' })).toBeVisible();
  // A typed one may have spaces.
  await field.fill(`${second!.upc.slice(0, 1)} ${second!.upc.slice(1)}`);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(scanned(page).first()).toContainText(second!.name);
  await scan(page, first!.upc);
  await expect(sale(page).getByText('3 items')).toBeVisible();
  await expect(sale(page).getByRole('textbox', { name: `Quantity of ${first!.name}` })).toHaveValue('2');

  await scan(page, '4006381333931');
  await expect(scanned(page).first()).toContainText('Nothing in the shop has this code.');
  await scan(page, 'SUMMER-20');
  await expect(scanned(page).first()).toContainText('This is no code of goods.');
  await expectAccessibleInBothSchemes(page, 'a till with codes');
  expect(await lowTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1194, height: 834 });
  await expectAccessible(page, 'a till that lies');
  expect(await lowTargets(page)).toEqual([]);

  await page.getByRole('link', { name: 'To payment' }).click();
  await expect(page).toHaveURL(/\/en-us\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Where should the confirmation go?' })).toBeVisible();
});

test('twenty scans land once and in order on a network that loses a fifth of the requests', {
  tag: ['@STO-05'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 401|net::ERR_FAILED/);
  const goods = await goodsOnShelf(request, 'US01', 20);
  await openTill(page);
  await page.goto('/en-us/till');
  await expect(page.getByRole('textbox', { name: 'Scan or type a code' })).toBeFocused();
  let requests = 0;
  await page.route(/\/(cart|stores)\/v1\//, async (route) => {
    requests += 1;
    if (requests % 5 !== 0) return route.continue();
    // The request is lost, or its answer is.
    if (requests % 10 === 0) await route.fetch();
    return route.abort();
  });
  for (const { upc } of goods) await scan(page, upc);
  await expect(page.getByRole('link', { name: 'To payment' })).toHaveCount(0);
  await expect(scanned(page).getByText('Added')).toHaveCount(3, { timeout: 60_000 });
  await expect(scanned(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Show all 20 codes' }).click();
  const shown = await scanned(page).evaluateAll((all) => all.map((one) => one.textContent));
  expect(shown).toEqual(goods.map(({ name }) => expect.stringMatching(new RegExp(`^${name}.*Added`))).reverse());
  await page.unroute(/\/(cart|stores)\/v1\//);
  await page.reload();
  await expect(sale(page).getByText('20 items')).toBeVisible();
  const lines = sale(page).getByRole('textbox', { name: /^Quantity of / });
  const names = await lines.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toEqual(goods.map(({ name }) => `Quantity of ${name}`));
});

test('scans wait for the network over a reload, and the till says so', {
  tag: ['@STO-05'],
}, async ({ page, context, request, faults }) => {
  faults.allow(/status of 401|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/);
  const [first, second] = await goodsOnShelf(request, 'US01', 2);
  await openTill(page);
  await page.goto('/en-us/till');
  await expect(page.getByRole('textbox', { name: 'Scan or type a code' })).toBeFocused();
  await context.route(/\/stores\/v1\/till\//, (route) => route.abort());
  await scan(page, first!.upc);
  await scan(page, second!.upc);
  await expect(page.getByText('No connection. 2 codes wait')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a till without a connection');
  await page.reload();
  await expect(page.getByText('No connection. 2 codes wait')).toBeVisible();
  await context.unroute(/\/stores\/v1\/till\//);
  await expect(sale(page).getByText('2 items')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('the till is for store mode', { tag: ['@STO-05'] }, async ({ page }) => {
  await page.goto('/en-us/till');
  await expect(page.getByText('The till is for store mode.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in for store mode' }).click();
  await expect(page).toHaveURL(/\/associate-login$/);
});
