import { expect, test } from '../src/fixtures.ts';
import { addInSize, addShownProduct, unfoldLineActions } from '../src/shopper.ts';

const product = '/en-us/p/none-TFVESDU40B3';

test('ten quick presses make one change: totals dim, then settle to the services’ values', {
  tag: ['@core', '@CART-05', '@CART-04', '@PLT-14', '@phone'],
}, async ({ page }) => {
  await addInSize(page, product, 'L');
  await page.goto('/en-us/cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const totals = summary.locator('dl');
  await expect(summary.locator('dd').last()).toHaveText('$115.00');
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/item'))
      sent.push((request.postDataJSON() as { readonly qty: number }).qty);
  });
  const seen = await page.evaluate(() => {
    const shown: string[] = [];
    const list = document.querySelector('aside dl');
    if (!list) throw new Error('no totals');
    new MutationObserver(() => shown.push(list.getAttribute('aria-busy') ?? '')).observe(list, {
      attributeFilter: ['aria-busy'],
    });
    Object.assign(window, { shown });
    return list.getAttribute('aria-busy');
  });
  expect(seen).toBe('false');
  // The services answer the first change after the last press, however long ten presses take.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/cart\/v1\/cart\/[^/]+\/item/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'One more' }).click({ clickCount: 10 });
  pressed.resolve();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('11');
  await expect(totals).toHaveAttribute('aria-busy', 'false');
  await expect(summary.getByText('$1,265.00')).toBeVisible();
  // Most changes never left the page.
  expect(sent.at(-1)).toBe(11);
  expect(sent.length).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['true', 'false']);
});

test('shows the maximum beside a line that exceeds stock, and restores the true quantity', {
  tag: ['@core', '@CART-25', '@CART-05'],
}, async ({ page, faults }) => {
  faults.allow(/status of 409/);
  await addInSize(page, product, 'M');
  await page.goto('/en-us/cart');
  const field = page.getByRole('textbox', { name: /^Quantity of/ });
  await field.fill('5000');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /^You can buy at most \d+ of this item\.$/ })).toBeVisible();
  await expect(field).toHaveValue('1');
});

test('tabs show the same cart, whichever of them changes it', { tag: ['@CART-01', '@CART-05'] }, async ({
  page,
  context,
}) => {
  await page.goto(product);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await other.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(other.getByRole('heading', { name: 'Nothing packed yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
});

test('Back closes a dialog and stays on the page', { tag: ['@core', '@PLT-03', '@CART-22', '@phone'] }, async ({
  page,
}) => {
  await page.goto(product);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await unfoldLineActions(page);
  for (const [button, name] of [
    [/^Pick up in store: /, 'Pick up in store'],
    [/^Change: Delivered to you/, 'How it gets to you'],
    [/^Make it a gift: /, 'Make it a gift'],
    [/^Edit color or size: /, 'Change color or size'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name })).toHaveCount(0);
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});

test('carried query parameters stay in the URL', { tag: ['@core', '@CART-29'] }, async ({ page }) => {
  await page.goto('/en-us/cart?siteId=US&cms=x&preview=true&enrollment_marketing_source=mail&other=1');
  await page.getByRole('link', { name: 'Shop women' }).click();
  await expect(page).toHaveURL(/\/c\/women-1000\?/);
  const parameters = new URL(page.url()).searchParams;
  expect(Object.fromEntries(parameters)).toEqual({
    siteId: 'US',
    cms: 'x',
    preview: 'true',
    enrollment_marketing_source: 'mail',
  });
});
