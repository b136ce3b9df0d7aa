import { expect, type Page } from '@playwright/test';
import { demoPassword } from './shopper.ts';

/** Signs an employee in who shops. */
export async function signInAsEmployee(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/associate-login?for=shopping');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Work email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as an employee.')).toBeVisible();
}

/** Opens the till of the Portland store for Noor Aziz. */
export async function openTill(page: Page, shop = ''): Promise<void> {
  await page.goto(`${shop}/en-us/associate-login`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Work email' }).fill('emil@demo.example');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await form.getByLabel('Store', { exact: true }).selectOption('US01');
  await form.getByLabel('Who is at the till').selectOption('E101');
  await form.getByRole('button', { name: 'Start store mode' }).click();
  await expect(page.getByRole('heading', { name: 'Store mode is on' })).toBeFocused();
}
