import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail, mailsTo } from '../src/mail-catcher.ts';
import { demoPassword, openAccount, signIn, uniqueEmail } from '../src/shopper.ts';

const openFromNavigation = async (page: Page) => {
  await page.goto('/en-us/account');
  const navigation = page.getByRole('navigation', { name: 'Your account' });
  await navigation.getByRole('link', { name: 'Loyalty program' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty program' })).toBeVisible();
};

test('a shopper joins in the account, a member sees number, points, vouchers, the next one, and the welcome code, and leaves', {
  tag: ['@ACC-12', '@phone'],
}, async ({ page }) => {
  await openAccount(page, 'loyalty');
  await openFromNavigation(page);
  const join = page.getByRole('region', { name: 'Points with every order' });
  await expectAccessible(page, 'joining');
  await join.getByRole('button', { name: 'Join now' }).click();
  const agreement = join.getByRole('checkbox', { name: /^I agree to the loyalty terms/ });
  await expect(agreement).toHaveAccessibleDescription('Please agree to the terms to join.');
  await expectAccessible(page, 'joining without agreement');
  await agreement.check();
  await join.getByRole('button', { name: 'Join now' }).click();
  await expect(page.getByText('Welcome! You are a member now.')).toBeVisible();
  await expect(page.getByText('No points yet.')).toBeVisible();
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '500 points to your $5.00 voucher' })).toBeVisible();
  await expect(page.getByText('WELCOME10')).toBeVisible();
  await expectAccessible(page, 'a new member');
  await page.getByRole('button', { name: 'Leave the program' }).click();
  await expectAccessible(page, 'leaving');
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByText('You have left the program.')).toBeVisible();
  await expect(join.getByRole('button', { name: 'Join now' })).toBeVisible();
  await page.reload();
  await expect(join.getByRole('button', { name: 'Join now' })).toBeVisible();
});

test('a member with points sees what they are worth, which vouchers they are enough for, and how far the next one is', {
  tag: ['@core', '@ACC-12', '@phone'],
}, async ({ page }) => {
  await signIn(page, 'mira@demo.example');
  await openFromNavigation(page);
  const points = page.getByRole('region', { name: 'Your points' });
  await expect(points.getByText('640 points', { exact: true })).toBeVisible();
  await expect(points.getByText('worth $6.40 at checkout')).toBeVisible();
  await expect(points.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  await expect(points.getByRole('progressbar', { name: '360 points to your $10.00 voucher' })).toBeVisible();
  const vouchers = page.getByRole('region', { name: 'Vouchers' }).getByRole('listitem');
  await expect(vouchers).toHaveCount(4);
  await expect(vouchers.first()).toContainText('Yours to use');
  await expect(vouchers.last()).toContainText('for 5,000 points');
  await expect(vouchers.last()).toContainText('4,360 points to go');
  const history = page.getByRole('region', { name: 'Points history' });
  await expect(history.getByRole('listitem').last()).toContainText('Opening balance');
  await expectAccessible(page, 'a member with points');
});

test('a German shopper joins, asks for another mail, and is a member once the last link is opened', {
  tag: ['@ACC-12', '@phone'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = uniqueEmail('treue');
  const link = /https?:\S+\/de-de\/account\/loyalty\?token=\S+/;
  await page.goto('/de-de/sign-up');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Vorname' }).fill('Ruth');
  await form.getByRole('textbox', { name: 'Nachname' }).fill('Amsel');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await form.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await form.getByRole('textbox', { name: 'Postleitzahl' }).fill('79098');
  await form.getByRole('textbox', { name: /^Geburtsdatum/ }).fill('09.02.1990');
  await form.getByRole('checkbox', { name: /^Ich stimme den Nutzungsbedingungen/ }).check();
  await form.getByRole('checkbox', { name: /^Ich habe die Datenschutzerklärung/ }).check();
  await form.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('Ihr Konto ist', { exact: false })).toBeVisible();

  await page.goto('/de-de/account/loyalty');
  await page.getByRole('checkbox', { name: /^Ich stimme den Bedingungen/ }).check();
  await page.getByRole('button', { name: 'Jetzt teilnehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre Mitgliedschaft' })).toBeVisible();
  await expectAccessible(page, 'an unconfirmed member');
  const first = await findInMail(request, email, link);
  await page.getByRole('button', { name: 'Ich habe den Link geöffnet' }).click();
  await expect(page.getByText('Ihre Mitgliedschaft ist noch nicht bestätigt.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Neue E-Mail senden' }).click();
  await expect(page.getByText(`Eine neue E-Mail ist unterwegs an ${email}.`)).toBeVisible();
  const links = async () => (await mailsTo(request, email)).flatMap(({ text }) => link.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await links()).length).toBe(2);
  const last = (await links()).find((one) => one !== first) ?? '';

  await page.goto(first);
  await expect(page.getByRole('alert').filter({ hasText: 'Link' })).toBeVisible();
  await expectAccessible(page, 'a link that is too old');
  await page.goto(last);
  await expect(page.getByText('Sie sind jetzt Mitglied.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a confirmed membership');
  await page.getByRole('link', { name: 'Zu meiner Mitgliedschaft' }).click();
  await expect(page.getByRole('progressbar', { name: 'Noch 500 Punkte bis zum Gutschein über 5,00 €' })).toBeVisible();
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
});
