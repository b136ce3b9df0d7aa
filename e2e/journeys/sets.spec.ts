import { expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';

test('a product leads to its set, of which sizes are chosen, and all is added in one click', {
  tag: ['@core', '@CAT-08', '@CART-24', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/x-TF3PDKD36B1');
  await codeArrived(page);
  const sets = page.getByRole('region', { name: 'Better together' });
  await sets.scrollIntoViewIfNeeded();
  await expect(sets.getByRole('img')).toHaveCount(5);
  await expectAccessibleInBothSchemes(page, 'sets of a product');
  await sets.getByRole('link', { name: 'Camp kit for two' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Camp kit for two' })).toBeVisible();
  const main = page.getByRole('main');
  const members = main.getByRole('region', { name: 'What is in the set' }).locator(':scope > ul > li');
  await expect(members).toHaveCount(5);
  const button = main.getByRole('button', { name: /^Add 5 items/ });
  const price = async (name: RegExp) =>
    Number(/[\d,]+\.\d\d/.exec((await main.getByRole('button', { name }).textContent()) ?? '')?.[0].replace(',', ''));

  await button.click();
  const bag = members.nth(1);
  await expect(bag.getByText('Please choose a size first.')).toBeVisible();
  await expect(bag.getByRole('group', { name: 'Size' }).getByRole('radio').first()).toBeFocused();
  await expectAccessibleInBothSchemes(page, 'a set with a size missing');

  const whole = await price(/^Add 5 items/);
  await expect(main.getByText('You save $50.00 with the whole set.')).toBeVisible();
  await members.nth(4).getByRole('checkbox').uncheck();
  await expect(main.getByText('With the whole set you would save $50.00.')).toBeVisible();
  const mug = Number(/\$([\d.]+)/.exec((await members.nth(4).textContent()) ?? '')?.[1]);
  expect(await price(/^Add 4 items/)).toBeCloseTo(whole + 50 - mug, 2);
  await members.nth(4).getByRole('checkbox').check();

  for (const at of [1, 2])
    await members
      .nth(at)
      .getByRole('group', { name: 'Size' })
      .locator('label:not(:has-text("Sold out"))')
      .first()
      .click();
  await button.click();
  const cart = page.getByRole('dialog', { name: 'Your cart (5)' });
  await expect(cart).toBeVisible();
  await expect(cart.getByText('For the whole set')).toBeVisible();
  await expect(cart.getByText(`$${whole.toLocaleString('en-US', { minimumFractionDigits: 2 })}`).first()).toBeVisible();
});

test('a set is a page for search engines, in every language, readable without script', {
  tag: ['@CAT-08', '@CAT-11'],
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const [path, name, button] of [
    ['/en-us/sets/hut-to-hut-TFSET007', 'Hut to hut', /^Add 4 items/],
    ['/fr-ca/sets/de-refuge-en-refuge-TFSET007', 'De refuge en refuge', /^Ajouter 4 articles/],
    ['/de-de/sets/von-huette-zu-huette-TFSET007', 'Von Hütte zu Hütte', /^4 Artikel in den Warenkorb/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(4);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path);
    await expect(page.locator('link[rel=alternate][hreflang]')).not.toHaveCount(0);
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': 'Product', name, sku: 'TFSET007' });
  }
  const response = await page.goto('/en-us/sets/nothing-TFNOSET1');
  expect(response?.status()).toBe(404);
  await context.close();
});
