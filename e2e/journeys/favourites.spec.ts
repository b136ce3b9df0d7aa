import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, demoPassword } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';
/** One page of favourites, and one more. */
const many = 13;

test('what a shopper likes is kept from cards, product page and cart, a page at a time, and goes into the cart from there', {
  tag: ['@ACC-13', '@CART-02', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/favorites');
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  await expectAccessible(page, 'no favourites');

  await page.goto('/en-us/c/womens-jackets-1100');
  // Pictures are drawn when they are first seen: what comes behind them waits.
  const pictures = page.getByRole('main').getByRole('article').locator('img');
  for (const picture of (await pictures.all()).slice(0, many)) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  const hearts = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Favourite: / });
  for (let n = 0; n < many - 1; n += 1) {
    await hearts.nth(n).click();
    await expect(hearts.nth(n)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('is among your favourites.').first()).toBeVisible();
  await expectAccessible(page, 'cards with favourites');
  await page.reload();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto(productPath);
  const heart = page.getByRole('button', { name: 'Favourite: Draven Windshell' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Draven Windshell is among your favourites.')).toBeVisible();
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: 'Remove from favourites: Draven Windshell' }).click();
  await page.getByRole('button', { name: 'Add to favourites: Draven Windshell' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favourites: Draven Windshell' })).toBeVisible();
  await expect(page.getByText('Draven Windshell is among your favourites.')).toBeVisible();
  await page.getByRole('button', { name: 'See favourites' }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(page.getByText(`${many} things`)).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expectAccessible(page, 'favourites');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(many);

  await page.getByRole('button', { name: 'Add to cart: Draven Windshell' }).click();
  const quickshop = page.getByRole('dialog');
  await quickshop
    .locator('fieldset label')
    .filter({ has: page.getByRole('radio', { name: /^M\b/ }) })
    .click();
  await quickshop.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^Your cart/ })
      .getByText('Draven Windshell')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove: Draven Windshell' }).click();
  await expect(page.getByText(`${many - 1} things`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeFocused();
});

test('favourites of a guest join the account, and those who work here keep none', {
  tag: ['@ACC-13', '@ACC-19'],
}, async ({ page }) => {
  await page.goto(productPath);
  const heart = page.getByRole('button', { name: 'Favourite: Draven Windshell' }).first();
  await heart.click();
  await expect(page.getByText('Draven Windshell is among your favourites.')).toBeVisible();
  await page.goto('/en-us/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill('walt@demo.example');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Professional prices (WRANX)')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Draven Windshell' })).toBeVisible();
  await page.goto('/en-us/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto(productPath);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/en-us/associate-login?for=shopping');
  await page.getByRole('textbox', { name: 'Work email' }).fill('emil@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Emil' })).toBeVisible();
  await page.goto('/en-us/favorites');
  await expect(page.getByText(/^Favourites are kept in accounts of your own/)).toBeVisible();
  await page.goto(productPath);
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await expect(heart).toHaveCount(0);
});
