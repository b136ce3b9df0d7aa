import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import {
  addShownProduct,
  cards,
  confirmation,
  fillCard,
  fillDelivery,
  guests,
  placeButton,
  words,
} from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
const text = words['en-us'];

test('Back, Forward, and a reload keep the step and the input', { tag: ['@CHK-01', '@phone'] }, async ({ page }) => {
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await page.locator('#shipping-email').fill('half@example.org');
  await page.locator('#shipping-city').fill('Portl');
  await page.reload();
  await expect(page.locator('#shipping-email')).toHaveValue('half@example.org');
  await expect(page.locator('#shipping-city')).toHaveValue('Portl');
  await fillDelivery(page, 'en-us');
  await fillCard(page, 'en-us', cards.approved);
  await page.goBack();
  await expect(page.locator('#shipping-email')).toBeVisible();
  await expect(page.locator('#shipping-email')).toHaveValue(guests['en-us'].email);
  await page.goForward();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.locator('#shipping-email')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Same as delivery address' }).uncheck();
  await page.locator('#billing-city').fill('Salem');
  await page.reload();
  await expect(page).toHaveURL(/step=billing/);
  await expect(page.getByRole('checkbox', { name: 'Same as delivery address' })).not.toBeChecked();
  await expect(page.locator('#billing-city')).toHaveValue('Salem');
  await page.getByRole('checkbox', { name: 'Same as delivery address' }).check();
  await fillCard(page, 'en-us', cards.approved);
  await page.getByRole('button', { name: text.toReview }).click();
  await expect(placeButton(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/step=billing/);
  await page.getByRole('button', { name: text.toReview }).click();
  await expect(placeButton(page)).toBeVisible();
  // A reload forgets the card, which nobody may store: payment asks for it again, says why, and asks nothing else.
  await page.reload();
  await expect(page.getByText('Please enter once more how you pay', { exact: false })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Same as delivery address' })).toBeChecked();
  await expect(page.getByRole('button', { name: text.toReview })).toBeVisible();
});

test('a cart that another tab changes or orders is announced and shown as it is', {
  tag: ['@CHK-01', '@CART-12'],
}, async ({ page, context }) => {
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await fillCard(page, 'en-us', cards.approved);
  await page.getByRole('button', { name: text.toReview }).click();
  const price = await placeButton(page).textContent();
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await other.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Your cart was changed in another tab.', { exact: false })).toBeVisible();
  await expect(placeButton(page)).not.toHaveText(price ?? '');
  await expectAccessible(page, 'cart changed in another tab');
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  // The other tab left nothing to order.
  await other.goto('/en-us/checkout');
  await expect(other.getByRole('heading', { name: 'There is nothing to check out' })).toBeVisible();
});

test('a post office box is refused at its field, and the address stays', {
  tag: ['@CHK-21', '@CHK-03'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await fillDelivery(page, 'en-us');
  await page.getByRole('button', { name: 'Edit delivery' }).click();
  await page.locator('#shipping-addressLine1').fill('PO Box 77');
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page.locator('#shipping-addressLine1')).toHaveAccessibleDescription(/PO boxes/);
  await expect(page.locator('#shipping-addressLine1')).toHaveValue('PO Box 77');
  await page.locator('#shipping-addressLine1').fill('12 Alder Street');
  await page.getByRole('button', { name: text.toPayment }).click();
  await expect(page).toHaveURL(/step=billing/);
});
