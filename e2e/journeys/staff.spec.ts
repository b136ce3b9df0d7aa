import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { demoPassword } from '../src/shopper.ts';

/** The key of the demo staff's authenticator app (commerce-api/README.md). */
const demoKey = 'TARNFELLDEMOSTAFFKEYNOTASECRET22';
const stepNow = () => Math.floor(Date.now() / 30_000);
const lastSteps = new Map<string, number>();

/** A code that an app shows about now. Each works once, and the one of the next half minute is accepted, too. */
async function codeOf(key: string): Promise<string> {
  const step = Math.max((lastSteps.get(key) ?? 0) + 1, stepNow() - 1);
  await expect.poll(stepNow, { timeout: 40_000 }).toBeGreaterThanOrEqual(step - 1);
  lastSteps.set(key, step);
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key) });
  return totp.generate({ timestamp: step * 30_000 });
}

async function signIn(page: Page, email: string, key: string, password = demoPassword): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(key));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: `Signed in as ${email}` })).toBeVisible();
}

/** Follows the mailed link on another device, and sets up the account; returns the page and the key of the app. */
async function setUp(browser: Browser, link: string): Promise<{ readonly page: Page; readonly key: string }> {
  // Axe needs a context of its own.
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'the link of an invitation');
  const key = ((await page.getByRole('main').locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Choose a password', { exact: true }).fill('Ridge-2027');
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(key));
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  return { page, key };
}

test('staff are invited, set up an app, sign in with it, and are signed out when they are deactivated', {
  tag: ['@SEC-02'],
}, async ({ page, browser, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = `ines-${crypto.randomUUID()}@example.org`;
  const answer = await page.goto('/en-us/staff');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveURL(/\/en-us\/staff\/sign-in$/);
  await expectAccessible(page, 'the sign-in of staff');
  await signIn(page, 'orla@demo.example', demoKey);
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
  const { page: theirs, key } = await setUp(browser, link);
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
