import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { oneTimeCode } from './one-time-code.ts';
import { demoPassword } from './shopper.ts';

/** The key of the demo staff's authenticator app (commerce-api/README.md). */
export const demoKey = 'TARNFELLDEMOSTAFFKEYNOTASECRET22';

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
  await page.getByRole('textbox', { name: 'Code' }).fill(await oneTimeCode(email, key));
  await page.getByRole('button', { name: 'Sign in' }).click();
}
