import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { createAccount, createAccountWithDefaults } from '../src/own-account.ts';
import { addShownProduct, demoPassword, placeButton } from '../src/shopper.ts';

const productPath = '/en-us/p/none-TFVESDU40B3';

test('a guest signs in at checkout with their cart, and signing out leaves nothing behind', {
  tag: ['@core', '@ACC-02', '@ACC-03', '@ACC-08', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 401/);
  const { email, firstName } = await createAccountWithDefaults();
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  const typed = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await typed.fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  // What was typed at checkout goes along.
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Please enter the email address of your account.',
  );
  await expectAccessible(page, 'sign in with errors');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  const field = dialog.getByLabel('Password', { exact: true });
  await field.fill('wrong-Password-1');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await field.fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Do you have an account?')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /Ruth Amsel/ })).toBeChecked();

  await page.goto('/en-us/account');
  await expect(page.getByRole('heading', { name: `Hello, ${firstName}` })).toBeVisible();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveValue('1');
  await page.goto('/en-us/account');
  await expectAccessible(page, 'account');
  await page.goto('/en-us/checkout');
  // What the page reads of the account has arrived; the services refuse to read it for someone who has signed out.
  await expect(placeButton(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/?$/);
  await page.goto('/en-us/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(0);
});

test('a forgotten password is replaced by a mailed link, and works', {
  tag: ['@ACC-06'],
}, async ({ page, request }) => {
  const { email, firstName } = await createAccount();
  const renewed = 'Fell-Runner-27';
  await page.goto(productPath);
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
  await signIn.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expectAccessible(page, 'a forgotten password');
  await page.keyboard.press('Enter');
  await expect(forgot.getByText(`If there is an account for ${email}`)).toBeVisible();
  await page.goto(await findInMail(request, email, /https?:\S+forgot-password\S+/));
  const fields = page.getByRole('main').locator('input[autocomplete="new-password"]');
  await fields.first().fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(fields.first()).toHaveAccessibleDescription(/missing/);
  await expectAccessible(page, 'new password with errors');
  for (const field of await fields.all()) await field.fill(renewed);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password holds.', { exact: false })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(renewed);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${firstName}` })).toBeVisible();
});
