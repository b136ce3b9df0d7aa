import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addInSize, setQuantity } from '../src/shopper.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });

test('promotions are approached, reached, and earned on lines, delivery, and the order', {
  tag: ['@CART-15', '@CART-24', '@phone'],
}, async ({ page }) => {
  await addInSize(page, '/en-us/p/orrin-liner-gloves-TFJ7FKNY3B1', 'L');
  await page.goto('/en-us/cart');
  const free = summary(page).getByRole('progressbar', { name: /^Free delivery · \$62\.00 to go/ });
  await expect(free).toHaveAttribute('value', '3700');
  await expect(free).toHaveAttribute('max', '9900');
  await expectAccessible(page, 'a promotion within reach');

  await setQuantity(page, 3);
  await expect(summary(page).getByText('Three for two · $37.00 off · The cheapest pair is on us')).toBeVisible();
  await expect(page.getByText('Three pairs of gloves for two')).toBeVisible();
  await expect(summary(page).getByText('Savings (33.3%)')).toBeVisible();

  await setQuantity(page, 4);
  await expect(summary(page).getByText('Free delivery · You have it · Standard delivery is on us')).toBeVisible();
  await expect(summary(page).locator('dd').filter({ hasText: /Free$/ })).toHaveText('$8.00Free');

  await addInSize(page, '/en-us/p/none-TFVESDU40B3', 'L');
  await page.goto('/en-us/cart');
  await page.getByRole('textbox', { name: /^Quantity of Draven/ }).fill('3');
  await page.getByRole('textbox', { name: /^Quantity of Draven/ }).press('Enter');
  await expect(summary(page).getByText('$25.00 off · You have it · Taken off your order')).toBeVisible();
  await expect(summary(page).getByText('25 off from 400')).toBeVisible();
  await expectAccessible(page, 'promotions that are earned');
});

test('a gift is added and removed with its condition, and cannot be edited', {
  tag: ['@core', '@CART-16', '@CART-15'],
}, async ({ page }) => {
  await addInSize(page, '/en-us/p/none-TFVESDU40B3', 'L');
  await page.goto('/en-us/cart');
  await setQuantity(page, 2);
  await expect(
    summary(page).getByRole('progressbar', { name: /^A camp mug as a gift · \$20\.00 to go/ }),
  ).toBeVisible();
  await setQuantity(page, 3);
  const gift = page
    .getByRole('region', { name: 'Delivered to you' })
    .getByRole('listitem')
    .filter({ hasText: 'Camp Mug' });
  await expect(gift.getByText('Free gift')).toBeVisible();
  await expect(gift.getByRole('button')).toHaveCount(0);
  await expect(gift.getByRole('textbox')).toHaveCount(0);
  await expect(summary(page).getByText('A camp mug · It is yours · A gift with this order')).toBeVisible();
  await expectAccessible(page, 'a cart with a gift of a promotion');
  await setQuantity(page, 2);
  await expect(gift).toHaveCount(0);
});

test('each refused promo code is explained beside the input, and an earned one shows its effect', {
  tag: ['@CART-14'],
}, async ({ page, faults }) => {
  faults.allow(/status of 400|status of 409/);
  await addInSize(page, '/en-us/p/none-TFVESDU40B3', 'L');
  await page.goto('/en-us/cart');
  await page.getByText('Add a promo code').click();
  const field = page.getByRole('textbox', { name: 'Promo code' });
  const enter = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  for (const [code, text] of [
    ['NOSUCHCODE', 'This promo code does not exist. Please check the spelling.'],
    ['SPRING10', 'This promo code cannot be used yet.'],
    ['FIRST100', 'This promo code has been used as often as it can be.'],
    ['SUMMER10', 'This promo code has expired.'],
    ['TENTS15', 'This promo code does not apply to the items in your cart.'],
  ] as const) {
    await enter(code);
    await expect(page.getByText(text)).toBeVisible();
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
  }
  await enter('WELCOME10');
  await expect(page.getByText('Welcome: 10% off · −$11.50')).toBeVisible();
  await enter('welcome10');
  await expect(page.getByText('This promo code is already in your cart.')).toBeVisible();
  await expectAccessible(page, 'promo codes');
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).click();
  await expect(page.getByRole('button', { name: 'Remove code WELCOME10' })).toHaveCount(0);
});

test('a code that lost its effect is not shown as applied, and says why', { tag: ['@CART-14'] }, async ({ page }) => {
  await addInSize(page, '/en-us/p/none-TFVESDU40B3', 'L');
  await page.goto('/en-us/cart');
  await setQuantity(page, 2);
  await page.getByText('Add a promo code').click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('FELL20');
  await page.getByRole('button', { name: 'Apply' }).click();
  const code = page.getByRole('button', { name: 'Remove code FELL20' });
  await expect(page.getByText('20 off from 150 · −$20.00')).toBeVisible();
  await setQuantity(page, 1);
  await expect(code).toHaveText('FELL20');
  await expect(
    page.getByText('FELL20 gives nothing yet. For goods worth $150.00 or more: $35.00 to go.'),
  ).toBeVisible();
  await expect(summary(page).getByText(/^Savings/)).toHaveCount(0);
});

test('Canadian dollars are shown as a code in both languages', { tag: ['@CART-24'] }, async ({ page }) => {
  await page.goto('/fr-ca/p/none-TFVESDU40B3');
  await page.getByRole('main').locator('fieldset label').filter({ hasText: /^L$/ }).click();
  await page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Votre panier/ })).toBeVisible();
  await page.goto('/fr-ca/cart');
  const total = page.getByRole('complementary', { name: 'Récapitulatif' }).locator('dd').last();
  await expect(total).toHaveText(/^\d+,\d{2}\sCAD$/);
  await page.goto('/en-ca/cart');
  await expect(page.getByRole('complementary', { name: 'Order summary' }).locator('dd').last()).toHaveText(
    /^CAD\s\d+\.\d{2}$/,
  );
});

test('a reduced price shows the lowest of the last 30 days, and the saving in percent', {
  tag: ['@CART-24'],
}, async ({ page }) => {
  await addInSize(page, '/en-us/p/none-TF71EWD85C2', 'M');
  await page.goto('/en-us/cart');
  await expect(page.getByText('Lowest price of the last 30 days: $125.00')).toBeVisible();
  await expect(summary(page).getByText('Savings (38.7%)')).toBeVisible();
});
