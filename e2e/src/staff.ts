import { expect, type Page } from '@playwright/test';
import { codeMailedBy } from './mail-catcher.ts';
import { demoPassword } from './shopper.ts';

/**
 * Signs an employee in on the page for it, with the code that is mailed. It is asked for by an answer of status 401, which
 * a journey allows.
 */
export async function signInAtWork(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main');
  const submit = form.getByRole('button', { name: 'Sign in', exact: true });
  const code = form.getByRole('textbox', { name: 'Code' });
  await form.getByRole('textbox', { name: 'Work email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  const mailed = await codeMailedBy(
    async () => {
      await submit.click();
      await expect(code).toBeFocused();
    },
    page.request,
    email,
  );
  await code.fill(mailed);
  await submit.click();
}

/** Signs an employee in who shops. */
export async function signInAsEmployee(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/associate-login?for=shopping');
  await signInAtWork(page, email);
  await expect(page.getByText('You are signed in as an employee.')).toBeVisible();
}

/** Opens the till of the Portland store for Noor Aziz. */
export async function openTill(page: Page, shop = ''): Promise<void> {
  await page.goto(`${shop}/en-us/associate-login`);
  await signInAtWork(page, 'emil@demo.example');
  const form = page.getByRole('main');
  await form.getByLabel('Store', { exact: true }).selectOption('US01');
  await form.getByLabel('Who is at the till').selectOption('E101');
  await form.getByRole('button', { name: 'Start store mode' }).click();
  await expect(page.getByRole('heading', { name: 'Store mode is on' })).toBeFocused();
}
