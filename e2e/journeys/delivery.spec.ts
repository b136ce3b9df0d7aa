import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, twin, unfoldLineActions } from '../src/shopper.ts';

const product = '/en-us/p/none-TFVESDU40B3';

async function cartWithProduct(page: Page): Promise<void> {
  await page.goto(product);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.getByRole('heading', { name: 'Delivered to you' })).toBeVisible();
}

test('home delivery changes to express in its dialog, with prices and dates, and the total follows', {
  tag: ['@CART-21', '@phone'],
}, async ({ page }) => {
  await cartWithProduct(page);
  const total = page.getByRole('complementary', { name: 'Order summary' }).locator('dd').last();
  await expect(total).toHaveText('$115.00');
  await page.getByRole('button', { name: 'Change: Delivered to you' }).click();
  const dialog = page.getByRole('dialog', { name: 'How it gets to you' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio', { name: /^Standard.*Free/ })).toBeChecked();
  await expectAccessible(page, 'delivery methods');
  await dialog.getByRole('radio', { name: /^Express.*Arrives.*\$18\.00/ }).check();
  await dialog.getByRole('button', { name: 'Use this method' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(total).toHaveText('$133.00');
});

test('a store’s line can be shipped to the store instead of being collected now', {
  tag: ['@core', '@CART-21', '@CART-22', '@CHK-06'],
}, async ({ page }) => {
  await cartWithProduct(page);
  await unfoldLineActions(page);
  await page.getByRole('button', { name: /^Pick up in store: / }).click();
  await page.getByRole('button', { name: 'Collect here: Tarnfell Portland' }).click();
  await page.getByRole('button', { name: 'Change: Pickup at Tarnfell Portland' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tarnfell Portland' });
  await expect(dialog.getByRole('radio', { name: /^Pick up in store Ready/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Ship to store Arrives/ }).check();
  await dialog.getByRole('button', { name: 'Use this method' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to Tarnfell Portland' })).toBeVisible();
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('heading', { level: 3, name: 'Sent to Tarnfell Portland for you' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Ship to store Arrives/ })).toBeChecked();
});

test('a method that is no longer available is refused in its dialog, which then shows the current ones', {
  tag: ['@CART-21', '@CART-05'],
}, async ({ page, context, browser, faults }) => {
  faults.allow(/status of 4\d\d/);
  await cartWithProduct(page);
  await page.getByRole('button', { name: 'Change: Delivered to you' }).click();
  const dialog = page.getByRole('dialog', { name: 'How it gets to you' });
  await dialog.getByRole('radio', { name: /^Express/ }).check();
  // Another browser moves the line to a store, without an event in this page.
  const other = await twin(browser, context);
  await other.goto('/en-us/cart');
  await unfoldLineActions(other);
  await other.getByRole('button', { name: /^Pick up in store: / }).click();
  await other.getByRole('button', { name: 'Collect here: Tarnfell Portland' }).click();
  await expect(other.getByRole('heading', { name: 'Pickup at Tarnfell Portland' })).toBeVisible();
  await other.context().close();
  await dialog.getByRole('button', { name: 'Use this method' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'This delivery method is not available. Please choose another one.' }),
  ).toBeVisible();
  await expect(dialog.getByText('There is nothing to deliver here any more.')).toBeVisible();
  await expectAccessible(page, 'a delivery method that is gone');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Pickup at Tarnfell Portland' })).toBeVisible();
});

test('the dialog follows changes of another tab: nothing is left to deliver', {
  tag: ['@CART-21', '@CART-01'],
}, async ({ page, context }) => {
  await cartWithProduct(page);
  await page.getByRole('button', { name: 'Change: Delivered to you' }).click();
  const dialog = page.getByRole('dialog', { name: 'How it gets to you' });
  await dialog.getByRole('radio', { name: /^Express/ }).check();
  // Another tab moves the line to a store: nothing is delivered home any more.
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await unfoldLineActions(other);
  await other.getByRole('button', { name: /^Pick up in store: / }).click();
  await other.getByRole('button', { name: 'Collect here: Tarnfell Portland' }).click();
  await expect(other.getByRole('heading', { name: 'Pickup at Tarnfell Portland' })).toBeVisible();
  await expect(dialog.getByText('There is nothing to deliver here any more.')).toBeVisible();
});
