import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { codeMailedBy, findInMail } from '../src/mail-catcher.ts';
import { createAccount } from '../src/own-account.ts';
import { accountShown, demoPassword, twin } from '../src/shopper.ts';

const words = {
  'en-us': {
    region: 'Sign in',
    email: 'Email',
    mail: 'Email me a code',
    code: 'Code',
    submit: 'Sign in',
    mailed: /Your code is (\d{6})/,
    signedIn: 'You are signed in.',
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
    password: 'Sign in with your password',
    wrong: /This code is not right/,
  },
  'fr-ca': {
    region: 'Se connecter',
    email: 'E-mail',
    mail: 'Recevoir un code par e-mail',
    code: 'Code',
    submit: 'Se connecter',
    mailed: /Votre code est (\d{6})/,
    signedIn: 'Vous êtes connecté.',
    signOut: 'Se déconnecter',
    signedOut: 'Vous êtes déconnecté.',
    password: 'Se connecter avec le mot de passe',
    wrong: /Ce code est incorrect/,
  },
  'de-de': {
    region: 'Anmelden',
    email: 'E-Mail',
    mail: 'Code per E-Mail senden',
    code: 'Code',
    submit: 'Anmelden',
    mailed: /Ihr Code lautet (\d{6})/,
    signedIn: 'Sie sind angemeldet.',
    signOut: 'Abmelden',
    signedOut: 'Sie sind abgemeldet.',
    password: 'Mit Passwort anmelden',
    wrong: /Dieser Code ist falsch/,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const formOf = (page: Page, { region }: Words) => page.getByRole('region', { name: region, exact: true });

/** Asks for a code by a button, and returns it once it has come. */
const askForCode = (page: Page, request: APIRequestContext, email: string, name: string, text: Words) =>
  codeMailedBy(
    async () => {
      await formOf(page, text).getByRole('button', { name }).click();
      await expect(formOf(page, text).getByRole('textbox', { name: text.code })).toBeFocused();
    },
    request,
    email,
    text.mailed,
  );

async function enterCode(page: Page, code: string, text: Words): Promise<void> {
  const form = formOf(page, text);
  await form.getByRole('textbox', { name: text.code }).fill(code);
  await form.getByRole('button', { name: text.submit, exact: true }).click();
}

async function signOut(page: Page, text: Words): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: text.signOut, exact: true }).click();
  await expect(page.getByText(text.signedOut)).toBeVisible();
  await expect(page).toHaveURL(/\/en-us\/?$/);
}

test('signs in with a mailed code, which outlives a reload and works on no other device', {
  tag: ['@BEY-01', '@phone'],
}, async ({ page, request, browser, context, faults }) => {
  faults.allow(/status of 401/);
  const text = words['en-us'];
  const { email } = await createAccount();
  await page.goto('/en-us/account');
  await formOf(page, text).getByRole('button', { name: text.mail }).click();
  await expect(formOf(page, text).getByRole('textbox', { name: text.email })).toBeFocused();
  await formOf(page, text).getByRole('textbox', { name: text.email }).fill(email);
  const code = await askForCode(page, request, email, text.mail, text);
  await expectAccessible(page, 'the mailed code');
  await enterCode(page, code === '000000' ? '111111' : '000000', text);
  await expect(formOf(page, text).getByRole('textbox', { name: text.code })).toHaveAccessibleDescription(text.wrong);

  const other = await twin(browser, context);
  await other.goto('/en-us/account');
  await formOf(other, text).getByRole('textbox', { name: text.email }).fill(email);
  await askForCode(other, request, email, text.mail, text);
  await enterCode(other, code, text);
  await expect(formOf(other, text).getByRole('textbox', { name: text.code })).toHaveAccessibleDescription(text.wrong);
  await other.context().close();

  await page.reload();
  await expect(formOf(page, text).getByText(`If ${email} has an account`)).toBeVisible();
  await enterCode(page, code, text);
  await expect(page.getByText(text.signedIn)).toBeVisible();

  // Somebody else could have opened the account with this address.
  await findInMail(request, email, /its former password and passkeys no longer work/);

  // The next time the code comes first.
  await accountShown(page);
  await signOut(page, text);
  await page.goto('/en-us/account');
  const form = formOf(page, text);
  await expect(form.getByRole('button', { name: text.mail })).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toHaveCount(0);
  await form.getByRole('textbox', { name: text.email }).fill(email);
  await expectAccessible(page, 'signing in with a code first');
  await form.getByRole('button', { name: text.password }).click();
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: text.submit, exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Email or password is not right.');
  await enterCode(page, await askForCode(page, request, email, text.mail, text), text);
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
});

async function signInByCode(page: Page, request: APIRequestContext, locale: 'fr-ca' | 'de-de'): Promise<void> {
  const text = words[locale];
  const { email } = await createAccount();
  await page.goto(`/${locale}/account`);
  await formOf(page, text).getByRole('textbox', { name: text.email }).fill(email);
  const code = await askForCode(page, request, email, text.mail, text);
  await enterCode(page, code === '000000' ? '111111' : '000000', text);
  await expect(formOf(page, text).getByRole('textbox', { name: text.code })).toHaveAccessibleDescription(text.wrong);
  await enterCode(page, code, text);
  await expect(page.getByText(text.signedIn)).toBeVisible();
}

test('signs in with a mailed code in French', { tag: '@BEY-01' }, async ({ page, request, faults }) => {
  faults.allow(/status of 401/);
  await signInByCode(page, request, 'fr-ca');
});

test('signs in with a mailed code in German', { tag: '@BEY-01' }, async ({ page, request, faults }) => {
  faults.allow(/status of 401/);
  await signInByCode(page, request, 'de-de');
});
