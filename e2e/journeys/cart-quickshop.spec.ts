import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct } from '../src/shopper.ts';

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
  const colours = dialog.getByRole('group', { name: /^Colou?r/ }).getByRole('radio');
  await dialog
    .getByRole('group', { name: /^Colou?r/ })
    .locator('label')
    .nth(1)
    .click();
  await expect(colours.nth(1)).toBeChecked();
  await dialog.locator('label', { hasText: /^L$/ }).click();
  await dialog.getByRole('button', { name: /^Add to cart · \$/ }).click();
  const mini = page.getByRole('dialog', { name: 'Your cart (1)' });
  await expect(mini.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a cart line changes its size and merges with the line that has it', {
  tag: ['@CART-04', '@CAT-04'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: /^Edit colour or size: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Change colour or size' });
  await expect(dialog.getByRole('button', { name: 'This is in your cart' })).toBeDisabled();
  await expectAccessible(page, 'another variant for a line');
  await dialog.locator('label', { hasText: /^XL$/ }).click();
  await dialog.getByRole('button', { name: 'Update in cart' }).click();
  await expect(dialog).toHaveCount(0);
  const lines = page.getByRole('region', { name: 'Delivered to you' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines.getByText(/Size XL/)).toBeVisible();
});
