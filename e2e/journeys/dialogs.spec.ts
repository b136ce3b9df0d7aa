import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct, unfoldLineActions } from '../src/shopper.ts';

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

/** Pixels that a scroll bar may keep free at the edge of the screen. */
const GUTTER = 16;

/** Where the open dialog is: at which edges of the screen, or in its center. */
const placeOf = (page: Page) =>
  page.getByRole('dialog').evaluate((element, gutter) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const distances = { left, top, right: window.innerWidth - right, bottom: window.innerHeight - bottom };
    const edges = Object.entries(distances).flatMap(([edge, distance]) =>
      distance <= (edge === 'right' || edge === 'left' ? gutter : 1) ? [edge] : [],
    );
    const isCentered =
      Math.abs(distances.left - distances.right) <= gutter && Math.abs(distances.top - distances.bottom) <= 1;
    return edges.length === 0 && isCentered ? 'center' : edges.join(' ');
  }, GUTTER);

test('a panel is at the bottom of a phone and at the right of a desktop, a modal is centered, and both keep the focus', {
  tag: ['@PLT-03', '@phone'],
}, async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  // The panel of a phone leaves some of the page above it; that of a desktop has the whole height.
  await expect.poll(() => placeOf(page)).toBe(isPhone ? 'left right bottom' : 'top right bottom');

  const dialog = page.getByRole('dialog');
  const isFocusInside = () =>
    dialog.evaluate((element) => document.activeElement === document.body || element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let times = 0; times < 25; times += 1) {
      await page.keyboard.press(key);
      expect(await isFocusInside()).toBe(true);
    }

  await page.goto('/en-us/cart');
  await unfoldLineActions(page);
  await page
    .getByRole('button', { name: /^Make it a gift: / })
    .first()
    .click();
  await expect.poll(() => placeOf(page)).toBe(isPhone ? 'left right bottom' : 'center');
});
