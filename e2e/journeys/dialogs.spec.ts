import { expect, test } from '../src/fixtures.ts';
import { addShownProduct } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';

test('Back closes the dialog and keeps the page; navigating leaves none behind', {
  tag: ['@PLT-03', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us');
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  const dialog = page.getByRole('dialog');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(productPath);
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeFocused();

  await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
  await dialog.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Your cart/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(productPath);
});
