import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { accountShown, addShownProduct, cards, goToReview, guests, uniqueEmail, words } from '../src/shopper.ts';

const password = 'Fell-Runner-27';

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Date of birth').fill('02/09/1990');
  await page.getByLabel(/^I agree/).check();
  await page.getByLabel(/^I have read/).check();
}

test('a guest creates an account from an order, asked only for what the order does not contain', {
  tag: ['@core', '@CHK-20', '@ACC-04', '@ORD-01'],
}, async ({ page, faults }) => {
  const email = uniqueEmail('buyer');
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await goToReview(page, 'en-us', cards.approved, { email });
  await page.getByRole('button', { name: words['en-us'].place }).click();
  const offer = page.getByRole('region', { name: 'Keep this order in an account' });
  await offer.getByRole('button', { name: 'Create account' }).click();
  await expect(offer.getByRole('region', { name: /entries need another look/ })).toBeFocused();
  await expect(offer.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/still missing/);
  for (const [name, reason] of [
    [/^I agree/, /Please agree to the terms of use\.$/],
    [/^I have read/, /Please confirm that you have read the privacy policy\.$/],
  ] as const)
    await expect(offer.getByLabel(name)).toHaveAccessibleDescription(reason);
  await expectAccessible(page, 'an account from an order, with errors');
  await choosePassword(page);
  await offer.getByRole('button', { name: 'Create account' }).click();
  await expect(offer.getByText('This order is in your account now.', { exact: false })).toBeVisible();
  await page.goto('/en-us/account');
  await expect(page.getByRole('heading', { name: `Hello, ${guests['en-us'].firstName}` })).toBeVisible();
  const last = page.getByRole('region', { name: 'Your last order' });
  await expect(last.getByText('Placed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the account at a glance');
  await last.getByRole('link', { name: /^Open order TF-/ }).click();
  const opened = page.getByRole('heading', { level: 1, name: /^TF-/ });
  await expect(opened).toBeFocused();
  await expect(page).toHaveURL(/\/account\/orders\/TF-/);
  await page.reload();
  await expect(opened).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
  await expectAccessible(page, 'an order of the account');
  await page.getByRole('link', { name: 'Back to your orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open order TF-/ })).toBeVisible();
  await expectAccessible(page, 'the orders of the account');
  await page.getByRole('link', { name: 'Overview' }).click();
  await accountShown(page);
  // The same email cannot open a second account, and the field says so.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en-us\/?$/);
  await page.goto('/en-us/account');
  await page.getByRole('link', { name: 'Create an account' }).click();
  faults.allow(/status of 409/);
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Postal code').fill('97205');
  await choosePassword(page);
  await expectAccessible(page, 'creating an account');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');
});
