import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, unfoldLineActions } from '../src/shopper.ts';

test('a card’s quick-shop asks for a size, changes the color, and adds', {
  tag: ['@CAT-04', '@CART-02', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/c/womens-jackets-1100');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.hover();
  await card.getByRole('button', { name: `Quick add: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick shop' });
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByText('Please choose a size first.')).toBeVisible();
  await expectAccessible(page, 'quick-shop with an error');
  const colors = dialog.getByRole('group', { name: /^Colou?r/ }).getByRole('radio');
  await dialog
    .getByRole('group', { name: /^Colou?r/ })
    .locator('label')
    .nth(1)
    .click();
  await expect(colors.nth(1)).toBeChecked();
  await dialog.locator('label', { hasText: /^L$/ }).click();
  await dialog.getByRole('button', { name: /^Add to cart · \$/ }).click();
  const mini = page.getByRole('dialog', { name: 'Your cart (1)' });
  await expect(mini.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the quick-shop leads to the wallets once a size that is in stock is chosen', {
  tag: ['@CAT-04', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/c/womens-jackets-1100');
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick add: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick shop' });
  const express = dialog.getByRole('button', { name: 'Buy now with PayPal or Apple Pay' });
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(express).toHaveCount(0);
  await dialog.locator('label', { hasText: /^L$/ }).click();
  await expectAccessible(page, 'quick-shop with wallets');
  await express.click();
  const wallets = page.getByRole('dialog', { name: 'Express checkout' });
  await expect(wallets.locator('iframe').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('what is saved for later changes its size in the quick-shop, and keeps its gift text', {
  tag: ['@core', '@CAT-04', '@CART-13', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await unfoldLineActions(page);
  await page.getByRole('button', { name: /^Make it a gift: / }).click();
  const gift = page.getByRole('dialog', { name: 'Make it a gift' });
  await gift.getByLabel('For', { exact: true }).fill('Ines');
  await gift.getByLabel('Your words').fill('For the hut.');
  await gift.getByRole('button', { name: 'Save' }).click();
  await expect(gift).toHaveCount(0);
  await page.getByRole('button', { name: /^Save for later: / }).click();
  const saved = page.getByRole('region', { name: /^Saved for later/ });
  await expect(saved.getByText('A gift for Ines')).toBeVisible();
  await saved.getByRole('button', { name: /^Edit color or size: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Change color or size' });
  await expect(dialog.getByRole('button', { name: 'This is what you saved' })).toBeDisabled();
  await dialog.locator('label', { hasText: /^XL$/ }).click();
  await expectAccessible(page, 'another variant for a saved item');
  await dialog.getByRole('button', { name: 'Update saved item' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(saved.getByText('XL')).toBeVisible();
  await saved.getByRole('button', { name: /^Move to cart: / }).click();
  const line = page.getByRole('region', { name: 'Delivered to you' }).getByRole('listitem');
  await expect(line.getByText(/Size XL/)).toBeVisible();
  await expect(line.getByText('A gift for Ines')).toBeVisible();
});

test('a cart line changes its size and merges with the line that has it', {
  tag: ['@CART-04', '@CAT-04'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: /^Edit color or size: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Change color or size' });
  await expect(dialog.getByRole('button', { name: 'This is in your cart' })).toBeDisabled();
  await expectAccessible(page, 'another variant for a line');
  await dialog.locator('label', { hasText: /^XL$/ }).click();
  await dialog.getByRole('button', { name: 'Update in cart' }).click();
  await expect(dialog).toHaveCount(0);
  const lines = page.getByRole('region', { name: 'Delivered to you' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines.getByText(/Size XL/)).toBeVisible();
});
