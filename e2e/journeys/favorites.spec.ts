import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { accountShown, addShownProduct, demoPassword, unfoldLineActions } from '../src/shopper.ts';
import { signInAsEmployee } from '../src/staff.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';

test('a shopper adds favorites from cards, product page, and cart, and adds them to the cart from the list', {
  tag: ['@ACC-13', '@CART-02', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/favorites');
  await expect(page.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  await expectAccessible(page, 'no favorites');

  await page.goto('/en-us/c/mens-jackets-2100');
  const hearts = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Favorite: / });
  // Pictures are drawn on first request, which delays what is fetched after them.
  await expect(page.getByRole('main').getByRole('article').first().locator('img').first()).toHaveJSProperty(
    'complete',
    true,
  );
  await hearts.nth(0).click();
  await expect(page.getByText('Kept among your favorites.')).toBeVisible();
  // Shown immediately, and saved once the services have answered.
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/wishlists/v2/favorites'),
  );
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).ok()).toBe(true);
  await expectAccessible(page, 'cards with favorites');
  await page.reload();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');

  await page.goto(productPath);
  const heart = page.getByRole('button', { name: 'Favorite: Draven Windshell' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Kept among your favorites.')).toBeVisible();
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await unfoldLineActions(page);
  await page.getByRole('button', { name: 'Remove from favorites: Draven Windshell' }).click();
  await page.getByRole('button', { name: 'Add to favorites: Draven Windshell' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites: Draven Windshell' })).toBeVisible();
  await expect(page.getByText('Kept among your favorites.')).toBeVisible();
  await page.getByRole('button', { name: 'See favorites' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(page.getByText('3 things')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'favorites');

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
  await expect(page.getByText('2 things')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeFocused();
});

test('a guest’s favorites join the account, and employees have none', {
  tag: ['@core', '@ACC-13', '@ACC-19'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  await page.goto(productPath);
  const heart = page.getByRole('button', { name: 'Favorite: Draven Windshell' }).first();
  await heart.click();
  await expect(page.getByText('Kept among your favorites.')).toBeVisible();
  await page.goto('/en-us/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill('walt@demo.example');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Professional account (WRANX)')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Favorites', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Draven Windshell' })).toBeVisible();
  await page.goto('/en-us/account');
  await accountShown(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto(productPath);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await signInAsEmployee(page, 'emil@demo.example');
  await expect(page.getByRole('heading', { name: 'Hello, Emil' })).toBeVisible();
  await page.goto('/en-us/favorites');
  await expect(page.getByText(/^Favorites are kept in accounts of your own/)).toBeVisible();
  await page.goto(productPath);
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await expect(heart).toHaveCount(0);
});
