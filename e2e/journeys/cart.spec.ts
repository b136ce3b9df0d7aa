import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { atRest } from '../src/at-rest.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, words } from '../src/shopper.ts';

const category = '/en-us/c/womens-jackets-1100';

async function openFirstProduct(page: Page): Promise<void> {
  await page.goto(category);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: words['en-us'].add }).first()).toBeVisible();
}

test('quantity, removal, and undo settle with the server', {
  tag: ['@phone', '@CART-03', '@CART-04', '@CART-05'],
}, async ({ page }) => {
  await openFirstProduct(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  const total = page.getByRole('complementary').locator('dd').last();
  const single = await total.textContent();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('2');
  await expect(total).not.toHaveText(single ?? '');
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(total).toHaveText(single ?? '');

  await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  const empty = page.getByRole('heading', { level: 1, name: 'Nothing packed yet' });
  await expect(empty).toBeVisible();
  // The keyboard goes on where the cart was.
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1');
  await expect(undo).toBeHidden();
});

test('the code for adding loads with the first movement, and the press requests none', {
  tag: ['@CART-02', '@phone'],
}, async ({ page }) => {
  const asked: string[] = [];
  const come: string[] = [];
  const note = (files: string[]) => (request: Request) => {
    const [, file] = request.url().match(/\/releases\/cart\/[^/]+\/browser\/(.+)\./) ?? [];
    if (file && request.resourceType() === 'script') files.push(file);
  };
  page.on('request', note(asked));
  page.on('requestfinished', note(come));
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await atRest(page);
  expect(asked).toEqual([]);
  await page.locator('main fieldset label').filter({ hasText: /^M$/ }).click();
  // The mini cart is requested last, together with its parts.
  const isThere = () => come.some((file) => file.startsWith('mini-cart.')) && come.length === asked.length;
  await expect.poll(isThere).toBe(true);
  const before = [...asked];
  await page.getByRole('button', { name: words['en-us'].add }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(asked).toEqual(before);
});

test('an unknown promo code is explained beside the field, which keeps the input', {
  tag: ['@core', '@CART-14'],
}, async ({ page, faults }) => {
  faults.allow(/status of 400|status of 409/);
  await openFirstProduct(page);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await page.getByText('Add a promo code').click();
  const field = page.getByRole('textbox', { name: 'Promo code' });
  await field.fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This promo code does not exist. Please check the spelling.')).toBeVisible();
  await expect(field).toHaveValue('NOSUCHCODE');
});

test('two tabs show the same cart', { tag: ['@CART-01'] }, async ({ page, context }) => {
  await openFirstProduct(page);
  const other = await context.newPage();
  await other.goto('/en-us');
  await addShownProduct(page, 'en-us');
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a line is saved for later and moved back', { tag: ['@CART-13', '@phone'] }, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: /^Save for later: / }).click();
  const saved = page.getByRole('region', { name: /^Saved for later\s*\(1\)/ });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  await expectAccessible(page, 'saved for later');
  await saved.getByRole('button', { name: 'One more' }).click();
  await expect(saved.getByText('$230.00')).toBeVisible();
  await page.reload();
  await expect(saved.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  await saved.getByRole('button', { name: /^Move to cart: / }).click();
  await expect(saved).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
});

test('a complementary product is added with one press', { tag: ['@core', '@CART-17', '@CART-02'] }, async ({
  page,
}) => {
  await openFirstProduct(page);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  const offer = page.getByRole('button', { name: /^Add (?!to favorites)/ }).first();
  const name = ((await offer.getAttribute('aria-label')) ?? '').replace('Add ', '');
  await offer.click();
  await expect(page.getByText(`${name} is in your cart`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1');
});
