import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { accountShown, addShownProduct, demoPassword, openAccount } from '../src/shopper.ts';

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue with Sandbox sign-in' });

/** Agrees on the provider's page as somebody with this email, whom the page does not offer. */
async function agreeAs(page: Page, email: string) {
  await page.waitForURL(/\/identity\/authorize/);
  const decision = new URL(page.url().replace('/identity/authorize', '/identity/decide'));
  decision.searchParams.set('decision', 'allow');
  decision.searchParams.set('email', email);
  await page.goto(decision.href);
}

test('a guest signs in with an identity provider, and comes back to where they were with their cart', {
  tag: ['@core', '@ACC-07', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(continueButton(page)).toBeVisible();
  await expectAccessible(page, 'sign in with a provider');
  await continueButton(page).click();
  await page.getByRole('link', { name: 'Do not allow' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing has changed');
  await expect(page.getByRole('link', { name: 'Sign in with your password' })).toBeVisible();
  await expectAccessible(page, 'a sign-in that was not allowed');
  await continueButton(page).click();
  await page.getByRole('link', { name: /Nils Bergstrom/ }).click();
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/checkout/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Do you have an account?')).toHaveCount(0);
  await page.goto('/en-us/account');
  await expect(page.getByRole('heading', { name: 'Hello, Nils' })).toBeVisible();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toBeVisible();
});

test('the holder of an account connects an identity provider to it with the password', {
  tag: ['@ACC-07'],
}, async ({ page, faults }) => {
  faults.allow(/status of 409/);
  const email = await openAccount(page, 'provider');
  const leave = async () => {
    await page.goto('/en-us/account');
    await accountShown(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await page.goto('/en-us/account');
  };
  await leave();
  await continueButton(page).click();
  await agreeAs(page, email);
  await expect(page.getByText('Sign in with its password once', { exact: false })).toBeVisible();
  await expectAccessible(page, 'an email that has an account');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('once more to connect it to your account', { exact: false })).toBeVisible();
  await continueButton(page).click();
  await agreeAs(page, email);
  await expect(page).toHaveURL(/\/en-us\/account$/);
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();

  await leave();
  await continueButton(page).click();
  await agreeAs(page, email);
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
});
