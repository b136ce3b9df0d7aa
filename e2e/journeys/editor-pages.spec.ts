import type { Page } from '@playwright/test';
import { localeIds } from 'shared-contracts/locale';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { createAccount } from '../src/own-account.ts';
import { addShownProduct, demoPassword, uniqueEmail } from '../src/shopper.ts';

const promise = (page: Page) => page.getByRole('main').getByText('Repaired for life');

test('the pages of the shop show what editors added', {
  tag: ['@CNT-01', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toBeVisible();
  await expect(promise(page)).toBeVisible();
  await expectAccessible(page, 'cart with blocks');
  await page.goto('/en-us/checkout');
  await expect(page.getByText('You can send unworn gear back for sixty days')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText('a repair needs no receipt')).toBeVisible();
  await expectAccessible(page, 'sign-in dialog with blocks');
  for (const path of ['account', 'sign-up']) {
    await page.goto(`/en-us/${path}`);
    await expect(promise(page)).toBeVisible();
  }
  await page.goto('/en-us/account/profile');
  await expect(page.getByText('We use your details for orders and repairs')).toBeVisible();
  await page.goto('/en-us/search?q=tent');
  await expect(page.getByRole('heading', { name: 'Others went on with these' })).toBeVisible();
});

test('fixed pages that consist of blocks meet WCAG 2.2 AA', { tag: ['@CNT-01', '@phone'] }, async ({ page }) => {
  for (const [slug, title] of [
    ['basecamp', 'Basecamp'],
    ['westend', 'The Westend workshop'],
    ['promotions', 'Offers'],
    ['gift-card', 'Gift cards'],
    ['contact-us', 'Contact'],
    ['size-guide', 'Size guide'],
  ] as const) {
    await page.goto(`/en-us/pages/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessibleInBothSchemes(page, slug);
  }
});

test('the loyalty program is a dialog and a page of the same document', {
  tag: ['@CNT-01', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/sign-up');
  // Before the page's code is there, the link leads to the page.
  await codeArrived(page);
  await page.getByLabel('First name').fill('Mira');
  await page.getByRole('link', { name: 'What the loyalty program gives' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cairn, our loyalty program' });
  await expect(dialog.getByText('A point for every dollar or pound')).toBeVisible();
  await dialog.getByText('What if I send something back?').click();
  await expect(dialog.getByText(/^It earns no points/)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'loyalty dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Mira');
  await page.goto('/de-de/loyalty');
  await expect(page.getByRole('heading', { level: 1, name: 'Fünf Prozent weniger.' })).toBeVisible();
  await expect(page.getByText('Ein Punkt je Euro')).toBeVisible();
  await page.goto('/de-de/loyalty-terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Bedingungen des Treueprogramms' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de-de\/pages\/loyalty-terms$/);
});

test('questions are found by topic and by words, and lead to their answers', {
  tag: ['@CNT-01', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/help');
  await expect(page.getByRole('region', { name: 'Returns' }).getByRole('link')).not.toHaveCount(0);
  await expectAccessibleInBothSchemes(page, 'help');
  await page.getByRole('searchbox', { name: 'Your question' }).fill('parcel arrives');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/help\?q=parcel/);
  const found = page.getByRole('region', { name: /answers? to “parcel arrives”/ });
  await found.getByRole('link', { name: 'When does my parcel arrive?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'When does my parcel arrive?' })).toBeVisible();
  await expectAccessible(page, 'an answer');
  await page.getByRole('region', { name: 'More on this topic' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Delivery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/help\/contact-us$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('a page that does not exist leads on by popular links, with a title of its own', {
  tag: ['@CNT-13', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 404/);
  const answer = await page.goto('/en-us/nowhere');
  expect(answer?.status()).toBe(404);
  const links = page.getByRole('navigation', { name: 'Most people were looking for' });
  await expect(links.getByRole('link')).toHaveCount(5);
  await expect(page).toHaveTitle(/Off the map/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'This page is not available.');
  await expectAccessibleInBothSchemes(page, 'not found');
  await links.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('popular links, help, and what editors added to the search are in the HTML', {
    tag: ['@core', '@CNT-01', '@CNT-13'],
  }, async ({ page, faults }) => {
    faults.allow(/status of 404/);
    await page.goto('/de-de/nirgends');
    await expect(page.getByRole('navigation', { name: 'Die meisten suchen' }).getByRole('link')).toHaveCount(5);
    await page.goto('/fr-ca/help?q=colis');
    await expect(page.getByRole('link', { name: 'Où est mon colis ?' }).first()).toBeVisible();
    await page.goto('/en-us/search?q=tent');
    await expect(page.getByRole('heading', { name: 'Others went on with these' })).toBeVisible();
  });
});

test('legal pages exist in every location, and the footer leads to them', { tag: ['@core', '@ACC-23'] }, async ({
  page,
}) => {
  for (const locale of localeIds) {
    await page.goto(`/${locale}`);
    const hrefs = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const legal = hrefs.filter((href) => /pages\/(terms|privacy|cookies|accessibility|imprint|.*-terms)/.test(href));
    expect(legal.length, locale).toBeGreaterThanOrEqual(8);
    for (const href of legal) expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('a guest opens an account and signs in within a page of editors', {
  tag: ['@core', '@CNT-17', '@phone'],
}, async ({ page }) => {
  const { email } = await createAccount();
  await page.goto('/en-us/pages/basecamp');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expectAccessible(page, 'sign-up within a page');
  await main.getByRole('button', { name: 'I have an account' }).click();
  await expectAccessible(page, 'sign-in within a page');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(main.getByText('You are signed in.')).toBeVisible();

  await page.goto('/en-us/pages/promotions');
  await main.getByRole('textbox', { name: 'Email' }).fill(uniqueEmail('letters'));
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'letters-' })).toBeVisible();
});

test(
  'the links above the menu are on wide screens, and in the menu of small ones',
  {
    tag: ['@CNT-08', '@phone'],
  },
  async ({ page }, { project }) => {
    await page.goto('/en-us');
    if (project.name === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Stores' }).click();
    } else await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'Stores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our stores' })).toBeVisible();
  },
);
