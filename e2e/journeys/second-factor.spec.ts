import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { codeMailedBy, findInMail } from '../src/mail-catcher.ts';
import { oneTimeCode } from '../src/one-time-code.ts';
import { confirmByPassword, demoPassword, openAccount } from '../src/shopper.ts';

const security = '/en-us/account/security';
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

async function signInUpToCode(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/en-us/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}

test('turns on codes of an authenticator app, asks for one at sign-in, and accepts a recovery code instead', {
  tag: ['@SEC-02', '@phone'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = await openAccount(page, 'authenticator');
  await page.goto(security);
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Set up' }).click();
  const app = section.getByRole('radio', { name: /Authenticator app/ });
  await expect(app).toBeChecked();
  await expect(app).toBeFocused();
  await expectAccessible(page, 'setting up codes');
  await section.getByRole('button', { name: 'Continue' }).click();
  await confirmByPassword(page);
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'the key of an app');
  const key = (await section.locator('code').textContent()) ?? '';
  const code = section.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  await code.fill(await oneTimeCode(email, key));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('Two-step sign-in is on')).toBeVisible();
  const recoveryCodes = await section.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await expectAccessible(page, 'recovery codes');
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await findInMail(request, email, /asks for a code after the password/);

  await signOut(page);
  await signInUpToCode(page, email);
  await expectAccessible(page, 'the code at sign-in');
  await enterCode(page, '000000');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/This code is not right/);
  await enterCode(page, await oneTimeCode(email, key));
  await expectSignedIn(page);

  await signOut(page);
  await signInUpToCode(page, email);
  await enterCode(page, recoveryCodes[0]!);
  await expectSignedIn(page);
  await page.goto(security);
  await expect(section.getByText('9 recovery codes left.')).toBeVisible();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await confirmByPassword(page);
  await expect(section.getByText('Two-step sign-in is off.')).toBeVisible();
});

test('mails codes for signing in', { tag: ['@SEC-02'] }, async ({ page, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = await openAccount(page, 'mailed-code');
  await page.goto(security);
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByRole('radio', { name: /Email/ }).check();
  const first = await codeMailedBy(
    async () => {
      await section.getByRole('button', { name: 'Continue' }).click();
      await confirmByPassword(page);
    },
    request,
    email,
  );
  await section.getByRole('textbox', { name: 'Code' }).fill(first);
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('On: codes by email')).toBeVisible();
  await signOut(page);
  const replaced = await codeMailedBy(() => signInUpToCode(page, email), request, email);
  const again = page.getByRole('button', { name: 'Send a new code' });
  const code = await codeMailedBy(() => again.click(), request, email);
  await expect(page.getByText('Only the latest one works.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a new code that was sent');
  if (replaced !== code) {
    await enterCode(page, replaced);
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/This code is not right/);
  }
  await enterCode(page, code);
  await expectSignedIn(page);
});
