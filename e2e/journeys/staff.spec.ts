import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { oneTimeCode } from '../src/one-time-code.ts';
import { uniqueEmail } from '../src/shopper.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

async function signIn(page: Page, email: string, key?: string, password?: string): Promise<void> {
  await signInAsStaff(page, { email, ...(key ? { key } : {}), ...(password ? { password } : {}) });
  await expect(page.getByRole('heading', { name: `Signed in as ${email}` })).toBeVisible();
}

/** Follows the mailed link on another device, and sets up the account; returns the page and the key of the app. */
async function setUp(
  browser: Browser,
  link: string,
  email: string,
): Promise<{ readonly page: Page; readonly key: string }> {
  const page = await browser.newPage();
  await page.goto(link);
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'the link of an invitation');
  const key = ((await page.getByRole('main').locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Choose a password', { exact: true }).fill('Ridge-2027');
  await page.getByRole('textbox', { name: 'Code' }).fill(await oneTimeCode(email, key));
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  return { page, key };
}

test('staff are invited, set up an app, sign in with it, and are signed out when they are deactivated', {
  tag: ['@SEC-02'],
}, async ({ page, browser, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = uniqueEmail('ines');
  const answer = await page.goto('/en-us/staff');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveURL(/\/en-us\/staff\/sign-in$/);
  await expectAccessible(page, 'the sign-in of staff');
  await signIn(page, 'orla@demo.example');
  const people = page.getByRole('region', { name: 'People' });
  await people.getByRole('textbox', { name: 'Email' }).fill(email);
  await people.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(people.getByText('Choose at least one role.')).toBeVisible();
  await people.getByRole('checkbox', { name: 'Editor' }).check();
  await people.getByRole('button', { name: 'Send the invitation' }).click();
  const row = people.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await expectAccessible(page, 'the start page of an operator');

  const link = await findInMail(request, email, /http\S+\/staff\/link\?token=\S+/);
  const { page: theirs, key } = await setUp(browser, link, email);
  await expect(theirs.getByRole('heading', { name: `Signed in as ${email}` })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(1);
  await expect(theirs.getByRole('region', { name: 'People' })).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Sign out' }).click();
  await signIn(theirs, email, key, 'Ridge-2027');

  await people.getByRole('button', { name: `Manage ${email}` }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'managing somebody');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Yes, deactivate now' }).click();
  await expect(row).toContainText('Deactivated');
  await expect(page.getByRole('region', { name: 'Audit record' })).toContainText(`Deactivated ${email}`);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByText('This link has expired.')).toBeVisible();
  await theirs.context().close();
});
