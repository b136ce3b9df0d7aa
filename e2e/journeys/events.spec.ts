import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail, mailsTo } from '../src/mail-catcher.ts';
import { demoPassword, openAccount, uniqueEmail } from '../src/shopper.ts';

/** Opens an account and signs out again; returns its email. */
async function leaveAccount(page: Page, name: string): Promise<string> {
  const email = await openAccount(page, `${name}-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  return email;
}

test('a guest finds an event, signs in, and registers for a day with a guest; again says so', {
  tag: ['@ACC-16', '@CNT-02', '@phone'],
}, async ({ page, request }) => {
  const email = await leaveAccount(page, 'bench');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Two days at the bench' }).click();
  await expect(page.getByText(/^Sat, May \d to Sun, May \d$/)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'page of an event');
  const open = page.getByRole('button', { name: 'Save a place' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Two days at the bench' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectAccessible(page, 'event, first step');
  // Nothing is lost by looking at the other form.
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  const firstName = dialog.getByRole('textbox', { name: 'First name' });
  await expect(firstName).toBeFocused();
  await firstName.fill('Ruth');
  await expectAccessible(page, 'event, creating an account');
  await dialog.getByRole('button', { name: 'I have an account' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText('Please choose at least one day.')).toBeVisible();
  await expect(dialog.getByText('Please accept the terms to go on.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'event, second step with errors');
  await dialog.getByRole('checkbox', { name: /^Sun, May \d$/ }).check();
  await dialog.getByRole('textbox', { name: 'Name of your guest' }).fill('Ada');
  await dialog.getByRole('checkbox', { name: 'I accept the terms of the event.' }).check();
  await dialog.getByRole('button', { name: 'Register' }).click();
  const confirmation = dialog.getByRole('status');
  await expect(confirmation.getByText('See you at the bench')).toBeVisible();
  await expect(confirmation.getByText(/^Sun, May \d$/)).toBeVisible();
  await expect(confirmation.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessibleInBothSchemes(page, 'event, confirmation');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await findInMail(request, email, /Sunday, May \d, \d{4}\n+Your guest: Ada/)).not.toBe('');
  expect(await findInMail(request, email, /https?:\S+\/en-us\/pages\/open-bench/)).not.toBe('');

  await open.click();
  await dialog.getByRole('checkbox', { name: /^Sun, May \d$/ }).check();
  await dialog.getByRole('textbox', { name: 'Name of your guest' }).fill('Ada');
  await dialog.getByRole('checkbox', { name: 'I accept the terms of the event.' }).check();
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(confirmation.getByText('You were registered already.')).toBeVisible();
  await expectAccessible(page, 'event, registered before');
  await dialog.getByRole('status').getByRole('button', { name: 'Close' }).click();
  expect((await mailsTo(request, email)).filter(({ text }) => text.includes('/pages/open-bench'))).toHaveLength(1);
});

test('a new shopper opens an account in the first step, and registers for an evening in German', {
  tag: ['@core', '@ACC-16', '@phone'],
}, async ({ page, request }) => {
  const email = uniqueEmail('nacht');
  await page.goto('/de-de/pages/night-walk');
  await page.getByRole('button', { name: 'Platz sichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wanderung mit Stirnlampe' });
  await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
  await dialog.getByRole('textbox', { name: 'Vorname' }).fill('Ruth');
  await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Amsel');
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Passwort', exact: true }).fill(demoPassword);
  await dialog.getByRole('textbox', { name: 'Postleitzahl' }).fill('10115');
  await dialog.getByRole('textbox', { name: /^Geburtsdatum/ }).fill('09.02.1990');
  await dialog.getByRole('checkbox', { name: /^Ich stimme/ }).check();
  await dialog.getByRole('checkbox', { name: /^Ich habe die Datenschutz/ }).check();
  await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(dialog.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email);
  // An evening has no days to choose from, and this one admits no guest.
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Ich akzeptiere die Teilnahmebedingungen.' }).check();
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog.getByText('Bis nach Sonnenuntergang')).toBeVisible();
  await expectAccessible(page, 'event in German, confirmation');
  expect(await findInMail(request, email, /Samstag, \d+\. September \d{4}/)).not.toBe('');
});

test('an event that no longer takes registrations says so above the form, and loses nothing', {
  tag: ['@ACC-16', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await openAccount(page, `late-${crypto.randomUUID().slice(0, 8)}`);
  await page.goto('/en-us/pages/open-bench');
  await page.getByRole('button', { name: 'Save a place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two days at the bench' });
  await dialog.getByRole('checkbox', { name: /^Sat, May \d$/ }).check();
  await dialog.getByRole('textbox', { name: 'Name of your guest' }).fill('Ada');
  await dialog.getByRole('checkbox', { name: 'I accept the terms of the event.' }).check();
  // Meanwhile the event was taken off: the services know no event of this id.
  await page.route('**/consumers-v3/consumer/event-registration*', async (route) => {
    const form = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...form, eventId: 'taken-off' } });
  });
  await dialog.getByRole('button', { name: 'Register' }).click();
  const error = dialog.getByRole('alert').filter({ hasText: 'This event does not take registrations any more.' });
  await expect(error).toBeVisible();
  await expectAccessible(page, 'event, refused');
  await error.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(error).toBeHidden();
  await expect(dialog.getByRole('checkbox', { name: /^Sat, May \d$/ })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Name of your guest' })).toHaveValue('Ada');
  await page.unroute('**/consumers-v3/consumer/event-registration*');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText('See you at the bench')).toBeVisible();
});
