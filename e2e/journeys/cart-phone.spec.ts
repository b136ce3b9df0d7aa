import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct } from '../src/shopper.ts';

test('on a phone the cart keeps total and checkout in reach, sums up before it recommends, and folds rare actions', {
  tag: ['@SEL-06', '@CART-03', '@CART-24'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const bar = page.getByRole('region', { name: 'Total' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const total = await summary.locator('dd').last().textContent();
  await expect(bar).toContainText(total ?? 'a total');
  const above = async (first: typeof bar, second: typeof bar) =>
    ((await first.boundingBox())?.y ?? 0) < ((await second.boundingBox())?.y ?? 0);
  expect(await above(summary, page.getByRole('heading', { name: 'Goes well with it' }))).toBe(true);

  const more = page.getByRole('button', { name: /^More options: / });
  const pickUp = page.getByRole('button', { name: /^Pick up in store: / });
  await expect(pickUp).toHaveCount(0);
  for (const name of [/^Remove /, /^Save for later: /, /^Edit /])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(pickUp).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a cart on a phone');

  // With the summary's own button in view, the bar is gone; further down it is back.
  await summary.getByRole('link', { name: 'Checkout' }).first().scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  const scrollToEnd = () =>
    page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await scrollToEnd();
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The page makes room for it: it covers nothing of its end.
  await scrollToEnd();
  const end = await page.getByRole('contentinfo').boundingBox();
  // Places are whole pixels of the screen, heights are not.
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(((await bar.boundingBox())?.y ?? 0) + 1);
  await bar.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/en-us\/checkout/);

  // Checkout keeps the total in view, too.
  const order = page.getByText(/^Show order · \$/);
  await expect(order).toBeVisible();
  await scrollToEnd();
  await expect(order).toBeInViewport({ ratio: 1 });
});

test('at a zoom of 400 % all of the mini cart is reached with the wheel', {
  tag: ['@CART-03', '@PLT-03'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  const checkout = page.getByRole('dialog').getByRole('link', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  await page.mouse.move(160, 200);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(checkout).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
});
