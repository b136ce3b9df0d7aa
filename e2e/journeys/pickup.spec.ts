import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, unfoldLineActions } from '../src/shopper.ts';

const product = '/en-us/p/none-TFVESDU40B3';
const otherProduct = '/en-us/p/none-TFLFOHHA5B1';

/** The first listed store that has the product. */
const firstWithStock = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Pick up in store' })
    .getByRole('button', { name: /^Collect here: / })
    .first();

test('a line moves to a store and back home', { tag: ['@CART-22', '@CART-03', '@phone'] }, async ({ page }) => {
  await page.goto(product);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await unfoldLineActions(page);
  await page.getByRole('button', { name: /^Pick up in store: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick up in store' });
  await expect(dialog.getByRole('status')).toHaveText('4 stores');
  await expectAccessible(page, 'stores to collect at');

  const place = dialog.getByRole('textbox', { name: 'City, ZIP or store' });
  await place.fill('Tarnfell Denver');
  await place.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('1 store');
  await place.fill('Seattle');
  await place.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('4 stores');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Portland' })).toContainText(/14\d mi/);

  const store = (await firstWithStock(page).getAttribute('aria-label'))?.replace('Collect here: ', '') ?? '';
  await firstWithStock(page).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Pickup at ${store}` })).toBeVisible();
  await expectAccessible(page, 'a cart with pickup');

  await page.getByRole('button', { name: /^Change store: / }).click();
  await expect(dialog.getByText('Chosen')).toBeVisible();
  await expect(dialog.getByText('Your store')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deliver it to me instead' }).click();
  await expect(page.getByRole('heading', { name: 'Delivered to you' })).toBeVisible();
});

test('pickup starts on the product page; a new store takes other lines along, and names those that stay', {
  tag: ['@CART-22', '@CART-02'],
}, async ({ page }) => {
  await page.goto(product);
  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await expect(page.getByText('Please choose a size', { exact: false })).toBeVisible();
  await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Portland' }).click();
  const mini = page.getByRole('dialog', { name: /^Your cart/ });
  await expect(mini.getByRole('listitem')).toHaveCount(1);

  await page.goto(otherProduct);
  await page.getByRole('main').locator('fieldset label').filter({ hasText: /^M$/ }).click();
  await page.getByRole('button', { name: 'Pick up in store' }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Denver' }).click();
  const question = page.getByRole('dialog', { name: 'Change your store?' });
  await expect(question.getByText('now at Tarnfell Portland')).toBeVisible();
  await expectAccessible(page, 'a change of store');
  await question.getByRole('button', { name: 'Collect all at Tarnfell Denver' }).click();
  const outcome = page.getByRole('dialog', { name: 'Your store has changed' });
  await expect(outcome.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'a changed store');
  await outcome.getByRole('button', { name: 'All right' }).click();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('heading', { name: 'Pickup at Tarnfell Denver' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pickup at Tarnfell Portland' })).toHaveCount(0);
});
