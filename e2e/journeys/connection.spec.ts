import type { Page } from '@playwright/test';
import { atRest } from '../src/at-rest.ts';
import { expect, test } from '../src/fixtures.ts';
import { addShownProduct } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';

async function fillCart(page: Page): Promise<void> {
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
}

/** Holds back the code of a remote until it is let through or cut off. */
async function holdBack(page: Page, remote: string) {
  const settled = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(new RegExp(`/releases/${remote}/`), async (route) => {
    if ((await settled.promise) === 'continue') await route.continue();
    else await route.abort();
  });
  return { letThrough: () => settled.resolve('continue'), cutOff: () => settled.resolve('abort') };
}

const wordsOf = {
  'en-us': { slow: 'This is taking longer than usual', retry: 'Try again', on: 'Keep shopping' },
  'fr-ca': {
    slow: 'Le chargement prend plus de temps que d’habitude',
    retry: 'Réessayer',
    on: 'Continuer mes achats',
  },
  'de-de': { slow: 'Das dauert länger als sonst', retry: 'Erneut versuchen', on: 'Weiter einkaufen' },
} as const;

for (const [locale, words] of Object.entries(wordsOf))
  test(`${locale}: the cart says that it is late while its code hangs, offers a way on, and appears when it arrives`, {
    tag: ['@PLT-10'],
  }, async ({ page }) => {
    const code = await holdBack(page, 'cart');
    await page.goto(`/${locale}/cart`);
    await expect(page.getByRole('heading', { level: 1, name: words.slow })).toBeVisible();
    await expect(page.getByRole('link', { name: words.retry })).toHaveAttribute('href', `/${locale}/cart`);
    await expect(page.getByRole('link', { name: words.on })).toHaveAttribute('href', `/${locale}`);
    code.letThrough();
    await expect(page.getByRole('heading', { level: 1, name: words.slow })).toBeHidden();
    await expect(page.locator('#screen a').first()).toBeVisible();
  });

for (const { path, text } of [
  { path: '/en-us/cart', text: 'Your cart is safe.' },
  { path: '/en-us/checkout', text: 'Nothing has been ordered or charged, and your cart is safe.' },
])
  test(`${path} without its remote says what is safe, and leads back to it`, {
    tag: ['@PLT-10'],
  }, async ({ page, faults }) => {
    faults.allow(/./);
    await fillCart(page);
    const remote = path.split('/').at(-1);
    await page.route(new RegExp(`/releases/${remote}/`), (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'This part of the shop is not answering' })).toBeVisible();
    await expect(page.getByText(text, { exact: false })).toBeVisible();
    await page.unroute(new RegExp(`/releases/${remote}/`));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Try again' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This part of the shop is not answering');
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  });

test('a shopper who goes offline reads so on the page, and that the connection is back', {
  tag: ['@PLT-10'],
}, async ({ page, context, faults }) => {
  faults.allow(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED|failed at/);
  await page.goto('/de-de/search');
  // Code of blocks that is still on its way would fail, which is another journey.
  await atRest(page);
  await context.setOffline(true);
  await expect(page.getByText('Sie sind offline.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sie sind wieder online.')).toBeVisible();
  await expect(page.getByText('Sie sind offline.', { exact: false })).toBeHidden();
});

test('a page that cannot be opened offline opens by itself when the connection is back', {
  tag: ['@PLT-10'],
}, async ({ page, context, faults }) => {
  faults.allow(/./);
  await page.goto('/en-us');
  await atRest(page);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you’ve entered', { exact: false })).toBeVisible();
  await page.locator('#screen a[href*="/p/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
});
