import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test } from '../src/fixtures.ts';
import { demoPassword, uniqueEmail } from '../src/shopper.ts';

test('a shopper signs up with a phone of another country, and confirms it for text messages', {
  tag: ['@core', '@ACC-04', '@ACC-22'],
}, async ({ page }) => {
  await page.goto('/en-us/sign-up?leadSource=trail-fest');
  await codeArrived(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First name' }).fill('Ruth');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Amsel');
  await main.getByRole('textbox', { name: 'Email' }).fill(uniqueEmail('texts'));
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByRole('textbox', { name: 'Postal code' }).fill('972051234');
  await expect(main.getByRole('textbox', { name: 'Postal code' })).toHaveValue('97205-1234');
  await main.getByRole('textbox', { name: /^Date of birth/ }).fill('02/09/1990');
  const texts = main.getByRole('checkbox', { name: /^Text me/ });
  await expect(texts).toBeDisabled();
  await expect(texts).toHaveAccessibleDescription(/Enter a valid mobile number first/);
  await main.getByRole('combobox', { name: 'Country code' }).selectOption('United Kingdom (+44)');
  // Of the numbers that belong to nobody, one that no other run has taken.
  const last = `${Math.trunc(100 + Math.random() * 900)}`;
  await main.getByRole('textbox', { name: 'Phone (optional)' }).fill(`07700900${last}`);
  await expect(main.getByRole('textbox', { name: 'Phone (optional)' })).toHaveValue(`07700 900${last}`);
  await texts.check();
  for (const [name, path] of [
    ['Terms of use', 'terms'],
    ['Privacy policy', 'privacy'],
    ['Loyalty terms', 'loyalty-terms'],
    ['Terms of text messages', 'sms-terms'],
  ] as const)
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', `/en-us/pages/${path}`);
  for (const name of [/^Join the loyalty/, /^I agree/, /^I have read/])
    await main.getByRole('checkbox', { name }).check();
  await expectAccessibleInBothSchemes(page, 'signing up');
  await main.getByRole('button', { name: 'Create account' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome, Ruth' });
  await expect(welcome.getByText('Your account is open, and you are signed in.')).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'welcome');
  await welcome.getByRole('button', { name: 'Continue' }).click();
  const interests = page.getByRole('dialog', { name: 'What takes you outside?' });
  await interests.getByRole('checkbox', { name: 'Skiing' }).check();
  await expectAccessibleInBothSchemes(page, 'interests');
  await interests.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/account$/);
  await page.goto('/en-us/account/messages');
  await expect(page.getByText(`We have sent a code to +447700900${last}.`, { exact: false })).toBeVisible();
});

test('the French form names what is missing, and what is wrong with a birth date', {
  tag: ['@ACC-04', '@phone'],
}, async ({ page }) => {
  await page.goto('/fr-ca/sign-up');
  await codeArrived(page);
  const main = page.getByRole('main');
  const birthDate = main.getByRole('textbox', { name: /^Date de naissance/ });
  await expect(birthDate).toHaveAccessibleDescription(/Les comptes sont ouverts à partir de 14 ans\./);
  await main.getByRole('textbox', { name: 'Prénom' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'Prénom' })).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByRole('checkbox', { name: /^J’accepte/ })).toHaveAccessibleDescription(/Veuillez accepter/);
  await expect(main.getByRole('checkbox', { name: /^J’ai lu/ })).toHaveAccessibleDescription(/Veuillez confirmer/);
  await expectAccessible(page, 'signing up in French, with errors');
  const ofYear = (year: number) => `02/09/${year}`;
  await birthDate.fill('02/30/1990');
  await expect(birthDate).toHaveAccessibleDescription(/date valable/);
  await birthDate.fill(ofYear(new Date().getFullYear() - 5));
  await expect(birthDate).toHaveAccessibleDescription(/Les comptes sont ouverts à partir de 14 ans\. .*14 ans/s);
  await birthDate.fill(ofYear(1990));
  await expect(birthDate).not.toHaveAttribute('aria-invalid', 'true');
  await main.getByRole('textbox', { name: 'Code postal' }).fill('h2w1z5');
  await expect(main.getByRole('textbox', { name: 'Code postal' })).toHaveValue('H2W 1Z5');
});

test('the German form keeps its input while the shopper looks at signing in', {
  tag: ['@ACC-04'],
}, async ({ page }) => {
  await page.goto('/de-de/sign-up');
  await codeArrived(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Vorname' }).fill('Ruth');
  await main.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await main.getByRole('checkbox', { name: /^Ich stimme/ }).check();
  await main.getByRole('link', { name: 'Ich habe ein Konto' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(main.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Ruth');
  await expect(main.getByRole('checkbox', { name: /^Ich stimme/ })).toBeChecked();
  await expect(main.getByLabel('Passwort', { exact: true })).toHaveValue('');
});
