import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, demoPassword } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Store mode' });
const storedStore = (page: Page) => page.evaluate(() => localStorage.getItem('tarnfell.store-mode'));

/** Opens the till of the Portland store for Noor Aziz. */
async function openTill(page: Page): Promise<void> {
  await page.goto('/en-us/associate-login');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Work email' }).fill('emil@demo.example');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await form.getByLabel('Store', { exact: true }).selectOption('US01');
  await form.getByLabel('Who is at the till').selectOption('E101');
  await form.getByRole('button', { name: 'Start store mode' }).click();
  await expect(page.getByRole('heading', { name: 'Store mode is on' })).toBeFocused();
}

test('an associate chooses store and name, sells under a banner, and leaves nothing behind', {
  tag: ['@STO-01', '@STO-03', '@STO-04', '@CART-30', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/associate-login');
  const form = page.getByRole('main');
  await expectAccessible(page, 'associate login');
  await form.getByRole('textbox', { name: 'Work email' }).fill('emil@demo.example');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Where and who' })).toBeFocused();
  await expect(form.getByLabel('Who is at the till')).toBeDisabled();
  await form.getByRole('button', { name: 'Start store mode' }).click();
  const store = form.getByLabel('Store', { exact: true });
  await expect(store).toBeFocused();
  await expect(store).toHaveAccessibleDescription('Please choose the store you work in.');
  await store.selectOption('US01');
  await form.getByLabel('Who is at the till').selectOption('E101');
  await expectAccessible(page, 'store and name');
  await form.getByRole('button', { name: 'Start store mode' }).click();
  await expect(page.getByRole('heading', { name: 'Store mode is on' })).toBeFocused();
  await expect(bar(page)).toContainText(/Store mode · .*Portland.* · Noor Aziz/);
  await expectAccessible(page, 'store mode is on');
  expect(JSON.parse((await storedStore(page)) ?? '')).toMatchObject({
    storeId: 'US01',
    storeName: expect.stringContaining('Portland'),
    storeEmployeeId: 'E101',
    storeEmployeeName: 'Noor Aziz',
  });

  await page.goto(productPath);
  await expect(bar(page)).toBeVisible();
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.locator('iframe[title="Express checkout with Apple Pay"]')).toBeVisible();
  await expect(page.locator('iframe[title="Express checkout with PayPal"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Save for later/ })).toHaveCount(0);

  await bar(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/associate-login$/);
  await expect(page.getByText('Store mode has ended.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await storedStore(page)).toBeNull();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0);
});

test('a till that nobody uses says so, and then returns to the login', { tag: ['@STO-03'] }, async ({ page }) => {
  await page.clock.install();
  await openTill(page);
  await page.clock.fastForward('14:01');
  await expect(page.getByText(/^Nobody has used this till/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on working' }).click();
  await page.clock.fastForward('14:01');
  await expect(page.getByText(/^Nobody has used this till/).last()).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(page).toHaveURL(/\/associate-login\?ended=idle$/);
  await expect(page.getByText(/^Store mode has ended because nobody used it/)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await storedStore(page)).toBeNull();
  await expectAccessible(page, 'login after standing idle');
});
