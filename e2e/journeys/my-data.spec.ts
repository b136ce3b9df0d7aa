import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { confirmByPassword, openAccount, trySignIn } from '../src/shopper.ts';

test('downloads a copy of what is kept of the account, then deletes the account for good', {
  tag: ['@phone', '@SEC-02'],
}, async ({ page, request, faults }) => {
  // Confirming is asked for by a refusal; the deleted account cannot sign in.
  faults.allow(/status of 40[13]/);
  const email = await openAccount(page, 'leaving');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
  await expectAccessible(page, 'your data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  await confirmByPassword(page);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d{2}-\d{2}\.json$/);
  const copy = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(copy.parts.account).toMatchObject([{ email, firstName: 'Ruth', lastName: 'Amsel' }]);
  await findInMail(request, email, 'A copy of what we keep of your account was just downloaded');

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expectAccessible(page, 'deleting the account');
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL(/\/en-us$/);
  await expect(page.getByText('Your account is deleted. We have mailed you a confirmation.')).toBeVisible();
  await findInMail(request, email, 'Your account and what we kept of it are deleted');

  const form = await trySignIn(page, email);
  await expect(form.getByText(/email or password|not correct/i)).toBeVisible();
});
