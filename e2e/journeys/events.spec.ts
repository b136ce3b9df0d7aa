import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
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

/** The lines of a calendar file that was downloaded. */
async function linesOf(download: Promise<Download>): Promise<string[]> {
  const file = await download;
  expect(file.suggestedFilename()).toBe('event.ics');
  const text = await readFile(await file.path(), 'utf8');
  return text.replaceAll('\r\n ', '').split('\r\n');
}

const accountNav = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test('a guest finds an event, signs in, and registers for a day with a guest; again says so', {
  tag: ['@ACC-16', '@CNT-02', '@phone'],
}, async ({ page, request }) => {
  const email = await leaveAccount(page, 'bench');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Two days at the bench' }).click();
  await expect(page.getByRole('heading', { name: 'Open bench', level: 1 })).toBeVisible();
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
  expect(
    await findInMail(
      request,
      email,
      /Sunday, May \d, \d{4}\nTime: 10:00.AM – 4:00.PM\nPlace: Westend workshop.+\nYour guest: Ada/,
    ),
  ).not.toBe('');
  expect(await findInMail(request, email, /https?:\S+\/en-us\/pages\/open-bench/)).not.toBe('');

  await open.click();
  await dialog.getByRole('checkbox', { name: /^Sun, May \d$/ }).check();
  await dialog.getByRole('textbox', { name: 'Name of your guest' }).fill('Ada');
  await dialog.getByRole('checkbox', { name: 'I accept the terms of the event.' }).check();
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(confirmation.getByText('You were already registered.')).toBeVisible();
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
  const error = dialog.getByRole('alert').filter({ hasText: 'This event no longer takes registrations.' });
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

test('a shopper finds a registration in the account, takes it to a calendar, and cancels it', {
  tag: ['@ACC-16', '@phone'],
}, async ({ page, request }) => {
  const email = await openAccount(page, `calendar-${crypto.randomUUID().slice(0, 8)}`);
  await accountNav(page).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'no events in the account');
  await page.getByRole('main').getByRole('link', { name: 'See all events' }).click();
  const list = page.getByRole('main');
  await expect(list.getByText(/^Sat, May \d to Sun, May \d$/)).toBeVisible();
  await expect(list.getByText('10 AM – 4 PM · Westend workshop, 40 Mill Lane, Portland')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'list of events');
  await list.getByRole('link', { name: 'Two days at the bench' }).click();
  await expect(page.getByRole('heading', { name: 'Open bench', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Save a place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two days at the bench' });
  for (const day of [/^Sat, May \d$/, /^Sun, May \d$/]) await dialog.getByRole('checkbox', { name: day }).check();
  await dialog.getByRole('textbox', { name: 'Name of your guest' }).fill('Ada');
  await dialog.getByRole('checkbox', { name: 'I accept the terms of the event.' }).check();
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText('See you at the bench')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Add to calendar' }).click();
  const lines = await linesOf(download);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((line) => /^DTSTART:\d{4}050\dT170000Z$/.test(line))).toHaveLength(2);
  expect(lines).toContain('SUMMARY:Two days at the bench');
  expect(lines).toContain('LOCATION:Westend workshop\\, 40 Mill Lane\\, Portland');
  expect(lines.find((line) => line.startsWith('URL:'))).toMatch(/\/en-us\/pages\/open-bench$/);
  await dialog.getByRole('link', { name: 'your account' }).click();

  await accountNav(page).getByRole('link', { name: 'Events' }).click();
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect(coming.getByText(/^Sat, May \d · Sun, May \d$/)).toBeVisible();
  await expect(coming.getByText('With Ada')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'events in the account');
  const again = page.waitForEvent('download');
  await coming.getByRole('button', { name: 'Add to calendar: Two days at the bench' }).click();
  const ids = (all: readonly string[]) => all.filter((line) => line.startsWith('UID:'));
  expect(ids(await linesOf(again))).toEqual(ids(lines));

  await coming.getByRole('button', { name: 'Cancel registration: Two days at the bench' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel your registration?' });
  await expectAccessibleInBothSchemes(page, 'canceling a registration');
  await question.getByRole('button', { name: 'Keep my place' }).click();
  await expect(question).toBeHidden();
  await coming.getByRole('button', { name: 'Cancel registration: Two days at the bench' }).click();
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Registration canceled: Two days at the bench')).toBeVisible();
  await expect(page.getByText('You are not registered for anything at the moment.')).toBeVisible();
  await findInMail(request, email, 'You are no longer registered for “Two days at the bench”.');
});

// For two people, and so in one browser at a time.
test('a full event says so, keeps what was typed, and has places again once somebody cancels', {
  tag: ['@ACC-16'],
}, async ({ page, browser, faults }) => {
  faults.allow(/status of 409/);
  const registered = page.getByRole('status').getByText('See you at the scales');
  /** Fills in the form of the event, which has one day. */
  const fill = async (shopper: Page, guest: string) => {
    await shopper.getByRole('textbox', { name: 'Name of your guest' }).fill(guest);
    await shopper.getByRole('checkbox', { name: 'I accept the terms of the event.' }).check();
  };
  const openForm = async (shopper: Page) => {
    await shopper.goto('/en-us/pages/pack-fitting');
    await shopper.getByRole('button', { name: 'Save a place' }).click();
    await expect(shopper.getByText('Your guest takes a place, too.')).toBeVisible();
  };
  await openAccount(page, `pack-${crypto.randomUUID().slice(0, 8)}`);
  await openForm(page);
  await fill(page, 'Ada');

  // Somebody else is faster.
  const context = await browser.newContext();
  const other = await context.newPage();
  await openAccount(other, `faster-${crypto.randomUUID().slice(0, 8)}`);
  await openForm(other);
  await fill(other, '');
  await other.getByRole('button', { name: 'Register' }).click();
  await expect(other.getByText('See you at the scales')).toBeVisible();

  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/^Only one place left: Sat, Oct \d+\. Without a guest, it is yours\.$/)).toBeVisible();
  const guest = page.getByRole('textbox', { name: 'Name of your guest' });
  await expect(guest).toHaveValue('Ada');
  await expect(guest).toBeFocused();
  await expectAccessibleInBothSchemes(page, 'event, too few places');
  await guest.fill('');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(registered).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();

  // It is full for others, in the list of events as well; who is registered can change.
  const late = await browser.newContext();
  const third = await late.newPage();
  for (const path of ['/en-us/pages/events', '/en-us/pages/pack-fitting']) {
    await third.goto(path);
    await expect(third.getByText(/^All places are taken\./)).toBeVisible();
  }
  await expect(third.getByRole('button', { name: 'Save a place' })).toBeDisabled();
  await expectAccessibleInBothSchemes(third, 'full event');
  await page.reload();
  await page.getByRole('button', { name: 'Change your registration' }).click();
  await expect(page.getByText('You are registered. Change your days or your guest here.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'full event, changing a registration');

  for (const shopper of [other, page]) {
    await shopper.goto('/en-us/account/events');
    await shopper.getByRole('button', { name: /^Cancel registration/ }).click();
    await shopper.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(shopper.getByText('You are not registered for anything at the moment.')).toBeVisible();
  }
  await third.reload();
  await expect(third.getByRole('button', { name: 'Save a place' })).toBeEnabled();
  await expect(third.getByText(/^All places are taken\./)).toBeHidden();
  await context.close();
  await late.close();
});
