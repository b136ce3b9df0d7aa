import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { createAccount } from '../src/own-account.ts';
import {
  addShownProduct,
  cards,
  confirmation,
  confirmByPassword,
  goToReview,
  pageRead,
  placeButton,
  signIn,
  uniqueEmail,
} from '../src/shopper.ts';
import { addAuthenticator } from '../src/virtual-authenticator.ts';

const words = {
  'en-us': {
    title: 'Passkeys',
    add: 'Add a passkey',
    added: 'Your passkey is ready.',
    notCreated: 'No passkey was created, and nothing has changed.',
    signOut: 'Sign out',
    signIn: 'Sign in with a passkey',
    notUsed: 'No passkey was used.',
    hello: /^Hello, Ruth/,
  },
  'fr-ca': {
    title: 'Clés d’accès',
    add: 'Ajouter une clé d’accès',
    added: 'Votre clé d’accès est prête.',
    notCreated: 'Aucune clé d’accès n’a été créée et rien n’a changé.',
    signOut: 'Se déconnecter',
    signIn: 'Se connecter avec une clé d’accès',
    notUsed: 'Aucune clé d’accès n’a été utilisée.',
    hello: /Ruth/,
  },
  'de-de': {
    title: 'Passkeys',
    add: 'Passkey hinzufügen',
    added: 'Ihr Passkey ist bereit.',
    notCreated: 'Es wurde kein Passkey erstellt, und nichts hat sich geändert.',
    signOut: 'Abmelden',
    signIn: 'Mit Passkey anmelden',
    notUsed: 'Es wurde kein Passkey verwendet.',
    hello: /Ruth/,
  },
} as const;

const offerOn = (page: Page) => page.getByRole('region', { name: 'Sign in faster next time' });

async function buyJacket(page: Page, email: string): Promise<void> {
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await goToReview(page, 'en-us', cards.approved, { email });
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
}

async function signOut(page: Page, locale: keyof typeof words = 'en-us'): Promise<void> {
  await page.goto(`/${locale}/account`);
  const button = page.getByRole('main').getByRole('button', { name: words[locale].signOut, exact: true });
  await expect(button).toBeVisible();
  await pageRead(page);
  await button.click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
}

async function signInByPasskey(page: Page): Promise<void> {
  await page.goto('/en-us/account');
  await page.getByRole('button', { name: words['en-us'].signIn }).click();
}

test('a shopper is offered a passkey after buying, signs in with it the next time, and removes it', {
  tag: ['@core', '@BEY-01'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 403/);
  await addAuthenticator(page);
  const { email, firstName } = await createAccount();
  await signIn(page, email);
  await buyJacket(page, email);
  const offer = offerOn(page);
  await expect(offer).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the offer of a passkey');
  await offer.getByRole('button', { name: 'Create a passkey' }).click();
  await confirmByPassword(page);
  await expect(offer.getByText('Your passkey is ready.')).toBeVisible();
  await findInMail(request, email, /A passkey was added to your account/);

  await signOut(page);
  await signInByPasskey(page);
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Hello, ${firstName}` })).toBeVisible();

  await page.goto('/en-us/account/security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText(/^Last used: /)).toBeVisible();
  await expectAccessible(page, 'the list of passkeys');
  await section.getByRole('button', { name: /^Remove the passkey / }).click();
  await section.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
  await findInMail(request, email, /A passkey of your account was removed/);

  // The device still has it, and does not know that it was removed.
  await signOut(page);
  faults.allow(/status of 401/);
  await signInByPasskey(page);
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted. It may have been removed');
  await expectAccessible(page, 'a passkey that was not accepted');
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
});

test('a guest who opens an account from an order is offered a passkey, once', {
  tag: ['@BEY-01', '@phone'],
}, async ({ page }) => {
  await addAuthenticator(page);
  await buyJacket(page, uniqueEmail('offered'));
  await expect(offerOn(page)).toHaveCount(0);
  const account = page.getByRole('region', { name: 'Keep this order in an account' });
  await account.getByLabel('Password', { exact: true }).fill('Fell-Runner-27');
  await account.getByLabel('Date of birth').fill('02/09/1990');
  await account.getByLabel(/^I agree/).check();
  await account.getByLabel(/^I have read/).check();
  await account.getByRole('button', { name: 'Create account' }).click();
  await offerOn(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offerOn(page).getByRole('link', { name: 'Sign-in and security' })).toBeVisible();
  await expectAccessible(page, 'a passkey that was declined');
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keep this order in an account' })).toHaveCount(0);
  await expect(offerOn(page)).toHaveCount(0);
});

for (const locale of ['en-us', 'fr-ca', 'de-de'] as const) {
  test(`a shopper adds a passkey and signs in with it in ${locale}, also after closing the browser’s dialog`, {
    tag: ['@BEY-01'],
  }, async ({ page, faults }) => {
    faults.allow(/status of 403/);
    const texts = words[locale];
    const device = await addAuthenticator(page);
    const { email } = await createAccount();
    await signIn(page, email);
    await page.goto(`/${locale}/account/security`);
    const section = page.getByRole('region', { name: texts.title });
    const add = section.getByRole('button', { name: texts.add });
    await device.setWilling(false);
    await add.click();
    await confirmByPassword(page);
    await expect(section.getByRole('status')).toContainText(texts.notCreated);
    await expectAccessible(page, 'a passkey that was not created');
    await device.setWilling(true);
    await add.click();
    await expect(section.getByRole('status')).toContainText(texts.added);
    await expect(section.getByRole('listitem')).toHaveCount(1);

    await signOut(page, locale);
    await page.goto(`/${locale}/account`);
    const signInButton = page.getByRole('button', { name: texts.signIn });
    await device.setWilling(false);
    await signInButton.click();
    await expect(page.getByRole('status').filter({ hasText: texts.notUsed })).toBeVisible();
    await expect(page.getByRole('main').locator('input[type=password]')).toBeVisible();
    await device.setWilling(true);
    await signInButton.click();
    await expect(page.getByRole('heading', { name: texts.hello })).toBeVisible();
  });
}

test('a device that has a passkey for the account is not asked for a second one', {
  tag: ['@BEY-01'],
}, async ({ page, faults }) => {
  faults.allow(/status of 403/);
  await addAuthenticator(page);
  const { email } = await createAccount();
  await signIn(page, email);
  await page.goto('/en-us/account/security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  const add = section.getByRole('button', { name: 'Add a passkey' });
  await add.click();
  await confirmByPassword(page);
  await expect(section.getByText('Your passkey is ready.', { exact: false })).toBeVisible();
  await add.click();
  await expect(section.getByText('This device has a passkey for your account already.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
});

test('a passkey confirms who changes the email, and then nobody is asked who turns on two-step sign-in', {
  tag: ['@BEY-01', '@SEC-02'],
}, async ({ page, faults }) => {
  faults.allow(/status of 403/);
  const device = await addAuthenticator(page);
  const { email } = await createAccount();
  await signIn(page, email);
  await page.goto('/en-us/account/security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmByPassword(page);
  await expect(section.getByText('Your passkey is ready.', { exact: false })).toBeVisible();
  await signOut(page);
  await signInByPasskey(page);
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await page.goto('/en-us/account/security');
  const change = page.getByRole('region', { name: 'Email address' });
  await change.getByRole('button', { name: 'Change email' }).click();
  await change.getByRole('textbox', { name: 'New email address' }).fill(`renewed-${email}`);
  await change.getByRole('button', { name: 'Send the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const confirm = dialog.getByRole('button', { name: 'Confirm with a passkey' });
  await device.setWilling(false);
  await confirm.click();
  await expect(dialog.getByText('No passkey was used.', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a passkey that was not used to confirm');
  await device.setWilling(true);
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(change.getByText('We have sent a link to', { exact: false })).toBeVisible();
  const codes = page.getByRole('region', { name: 'Two-step sign-in' });
  await codes.getByRole('button', { name: 'Set up' }).click();
  await codes.getByRole('button', { name: 'Continue' }).click();
  await expect(codes.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
