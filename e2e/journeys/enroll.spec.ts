import type { Page } from '@playwright/test';
import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { codeArrived } from '../src/code-arrived.ts';
import { expect, test, visit } from '../src/fixtures.ts';
import { openTestShop, type TestShop } from '../src/shop-under-test.ts';
import { accountShown, addShownProduct, demoPassword, fillInSignUp, openAccount, uniqueEmail } from '../src/shopper.ts';

let shop: TestShop | undefined;

test.beforeAll(async () => {
  shop = await openTestShop();
  const { key } = simplifiedEnrollment;
  const changed = await fetch(`${shop.sandboxOrigin}/flags/api/v2/flags/default/${key}`, {
    method: 'PATCH',
    headers: {
      authorization: 'flags_token_sandbox',
      'content-type': 'application/json; domain-model=launchdarkly.semanticpatch',
    },
    body: JSON.stringify({
      environmentKey: 'production',
      instructions: [{ kind: 'updateFallthroughVariationOrRollout', variationId: `${key}-0` }],
    }),
  });
  expect(changed.status).toBe(200);
  const page = async () => (await fetch(`${shop?.origin}/en-us/account`)).text();
  await expect.poll(page).toContain('Continue with your email');
});
test.afterAll(() => shop?.close());
visit(() => shop);

/** A step, whose title has the focus. */
async function step(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name })).toBeFocused();
}

test('a newcomer goes from an email to a complete account, also over a reload', {
  tag: ['@core', '@ACC-05', '@phone'],
}, async ({ page }) => {
  const email = uniqueEmail('steps');
  await page.goto('/en-us/account');
  await page.getByRole('link', { name: 'Continue with your email' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Sign in or create an account' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Email' }).fill('ruth');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/not valid/);
  await expectAccessibleInBothSchemes(page, 'the first step of enrolling');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByText(`There is no account for ${email} yet.`)).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await page.reload();
  await fillInSignUp(main);
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  for (const name of [/^Join the loyalty/, /^I agree/, /^I have read/])
    await main.getByRole('checkbox', { name }).check();
  await main.getByRole('button', { name: 'Create account' }).click();
  await step(page, 'Welcome, Ruth');
  await expect(main.getByText('You are a member', { exact: false })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'welcome');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await step(page, 'Your phone number');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your phone number' })).toBeVisible();
  await codeArrived(page);
  const phone = main.getByRole('textbox', { name: 'Phone' });
  await phone.fill('503');
  await main.getByRole('button', { name: 'Save and continue' }).click();
  await expect(phone).toHaveAccessibleDescription('A valid phone number is required');
  await expectAccessible(page, 'a phone number that is too short');
  await phone.fill(`503555${Math.trunc(1000 + Math.random() * 9000)}`);
  await main.getByRole('button', { name: 'Save and continue' }).click();
  await step(page, 'What takes you outside?');
  await main.getByRole('checkbox', { name: 'Skiing' }).check();
  await expectAccessibleInBothSchemes(page, 'interests');
  await main.getByRole('button', { name: 'Save and continue' }).click();
  await step(page, 'That is all');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Ruth' })).toBeVisible();
  await page.goto('/en-us/account/profile');
  await expect(main.getByRole('textbox', { name: 'Phone' })).toHaveValue(/^\+1503555/);
  await expect(main.getByRole('checkbox', { name: 'Skiing' })).toBeChecked();
});

test('who has an account signs in at the French checkout, joins, and goes on there', {
  tag: ['@ACC-05'],
}, async ({ page }) => {
  const email = await openAccount(page, 'steps');
  await page.goto('/en-us/account');
  await expect(page.getByText('A few details are missing in your account.')).toBeVisible();
  await accountShown(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto('/fr-ca/p/none-TFVESDU40B3');
  await addShownProduct(page, 'fr-ca');
  await page.goto('/fr-ca/checkout');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Se connecter ou créer un compte');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(dialog.getByText(`Il existe un compte pour ${email}.`)).toBeVisible();
  await expect(dialog.getByLabel('Mot de passe', { exact: true })).toBeFocused();
  await expectAccessible(page, 'signing in by steps');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/fr-ca\/checkout\b/);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(dialog.getByText(`Il existe un compte pour ${email}.`)).toBeVisible();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await step(page, 'Des points à chaque commande');
  await dialog.getByRole('button', { name: 'Adhérer' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/accepter les conditions/);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Adhérer' }).click();
  await step(page, 'Bienvenue, Ruth');
  await expectAccessible(page, 'welcome in a dialog');
  await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
  await step(page, 'Votre numéro de téléphone');
  await dialog.getByRole('button', { name: 'Pas maintenant' }).click();
  await step(page, 'Quelles activités de plein air aimez-vous ?');
  await dialog.getByRole('button', { name: 'Pas maintenant' }).click();
  await step(page, 'C’est terminé');
  await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toHaveCount(0);
});

test('in German, a forgotten password is asked for, and an account of a provider is completed', {
  tag: ['@ACC-05'],
}, async ({ page }) => {
  const email = await openAccount(page, 'steps');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto(`/de-de/enroll?email=${encodeURIComponent(email)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Weiter', exact: true }).click();
  await main.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await main.getByRole('button', { name: 'Link senden' }).click();
  await expect(main.getByText(`Wenn es zu ${email} ein Konto gibt`, { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Andere E-Mail-Adresse verwenden' }).click();

  await main.getByRole('button', { name: /Sandbox/ }).click();
  await page.waitForURL(/\/identity\/authorize/);
  const decision = new URL(page.url().replace('/identity/authorize', '/identity/decide'));
  decision.searchParams.set('decision', 'allow');
  decision.searchParams.set('email', uniqueEmail('provider'));
  await page.goto(decision.href);
  await expect(page.getByRole('heading', { name: 'Ihre Telefonnummer' })).toBeVisible();
  await main.getByRole('button', { name: 'Jetzt nicht' }).click();
  await step(page, 'Ihre Angaben');
  await main.getByRole('textbox', { name: 'Postleitzahl' }).fill('80331');
  const birthDate = main.getByRole('textbox', { name: /^Geburtsdatum/ });
  await birthDate.fill(`09.02.${new Date().getFullYear() - 3}`);
  await main.getByRole('button', { name: 'Speichern und weiter' }).click();
  await expect(birthDate).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'details with an error');
  await birthDate.fill('09.02.1990');
  await main.getByRole('button', { name: 'Speichern und weiter' }).click();
  await step(page, 'Punkte für jede Bestellung');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Jetzt teilnehmen' }).click();
  await expect(main.getByText('Öffnen Sie ihn innerhalb einer Woche', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Weiter', exact: true }).click();
  await step(page, 'Was zieht Sie nach draußen?');
  await main.getByRole('button', { name: 'Jetzt nicht' }).click();
  await step(page, 'Das war alles');
});
