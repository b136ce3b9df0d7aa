import { expect, test } from '../src/fixtures.ts';
import {
  addShownProduct,
  confirmation,
  fillCard,
  fillDelivery,
  placeButton,
  setQuantity,
  words,
} from '../src/shopper.ts';
import { translatePage } from '../src/translate-page.ts';

const text = words['en-us'];

test('a shopper whose browser translates the pages changes the cart, is declined, and buys', {
  tag: ['@CHK-01', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 402/);
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await translatePage(page);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
  await translatePage(page);
  await setQuantity(page, 2);
  await expect(page.getByRole('main').getByText('$230.00').first()).toBeVisible();
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await translatePage(page);
  await page.getByRole('radio', { name: /^To a collection point/ }).check();
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await fillDelivery(page, 'en-us');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.locator('input[value="CREDIT_CARD"]').check();
  await fillCard(page, 'en-us', '4000 0020 0000 0008');
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await fillCard(page, 'en-us', '4111 1111 1111 1111');
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('$230.00').first()).toBeVisible();
});
