import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './fixtures.ts';
import { demoPassword } from './shopper.ts';

/** The key of the demo staff's authenticator app (commerce-api/README.md). */
export const demoKey = 'TARNFELLDEMOSTAFFKEYNOTASECRET22';
const stepNow = () => Math.floor(Date.now() / 30_000);
const lastSteps = new Map<string, number>();

/** A code that an app shows about now. Each works once for an account, and the one of the next half minute is accepted, too. */
export async function codeOf(email: string, key: string): Promise<string> {
  const step = Math.max((lastSteps.get(email) ?? 0) + 1, stepNow() - 1);
  await expect.poll(stepNow, { timeout: 40_000 }).toBeGreaterThanOrEqual(step - 1);
  lastSteps.set(email, step);
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key) });
  return totp.generate({ timestamp: step * 30_000 });
}

interface StaffAccount {
  readonly email: string;
  readonly key?: string;
  readonly password?: string;
}

/** Signs in on the page for it, which a page for staff led to. */
export async function signInAsStaff(
  page: Page,
  { email, key = demoKey, password = demoPassword }: StaffAccount,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(email, key));
  await page.getByRole('button', { name: 'Sign in' }).click();
}
