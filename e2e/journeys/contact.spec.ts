import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { createAccount } from '../src/own-account.ts';
import { signIn } from '../src/shopper.ts';

const reference = /^SC-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

const main = (page: Page): Locator => page.getByRole('main');
const box = (page: Page, name: string | RegExp): Locator => main(page).getByRole('textbox', { name });
const choice = (page: Page, name: string): Locator => main(page).getByRole('combobox', { name });

async function writeMessage(page: Page, message: string): Promise<void> {
  await choice(page, 'What is it about?').selectOption('An order');
  await choice(page, 'More precisely').selectOption('Where it is');
  await box(page, /^Order number/).fill('tf-7k2m-9qxd');
  await box(page, 'Your message').fill(message);
  await box(page, 'First name').fill('Mara');
  await box(page, 'Last name').fill('Lindqvist');
  await box(page, 'Email').fill('mara@example.org');
}

test('a guest writes from the contact page, reads what is missing at its field, and gets a reference number', {
  tag: ['@ACC-18', '@phone'],
}, async ({ page }) => {
  await page.goto('/en-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'contact form');

  const send = main(page).getByRole('button', { name: 'Send' });
  await send.click();
  await expect(choice(page, 'What is it about?')).toBeFocused();
  for (const field of [
    choice(page, 'What is it about?'),
    choice(page, 'More precisely'),
    ...['Your message', 'First name', 'Last name', 'Email'].map((name) => box(page, name)),
  ])
    await expect(field).toHaveAccessibleDescription(/This field is required/);
  await expectAccessibleInBothSchemes(page, 'contact form with errors');

  await choice(page, 'What is it about?').selectOption('Something else');
  await expect(choice(page, 'More precisely')).toHaveValue('other-message');
  await writeMessage(page, 'Where is my tent?');
  await expect(box(page, 'Your message')).toHaveAccessibleDescription('17 of 4,000 characters');
  await box(page, 'Email').fill('mara@');
  await send.click();
  await expect(box(page, 'Email')).toHaveAccessibleDescription('Email is not valid');
  await box(page, 'Email').fill('mara@example.org');
  // By keyboard, from the field.
  await box(page, 'Email').press('Enter');
  const sent = page.getByRole('heading', { level: 1, name: 'Your message is with us' });
  await expect(sent).toBeFocused();
  await expect(sent).toBeInViewport();
  await expect(main(page).getByText(reference)).toBeVisible();
  await expect(main(page).getByText('We will reply to mara@example.org within one working day.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'message sent');
  await main(page).getByRole('button', { name: 'Write another one' }).click();
  await expect(box(page, 'Your message')).toHaveValue('');
});

test('a message whose answer is lost keeps its text, and is stored once when it is sent again', {
  tag: ['@core', '@ACC-18', '@phone'],
}, async ({ page, faults }) => {
  faults.allow(/net::ERR_CONNECTION_RESET/);
  faults.allow(/^error: account .* failed at event ProductError/);
  const stored: string[] = [];
  await page.route(/\/consumers-v3\/contactus(\?|$)/, async (route) => {
    const response = await route.fetch();
    stored.push(((await response.json()) as { caseNumber: string }).caseNumber);
    await (stored.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await page.goto('/en-us/contact');
  await writeMessage(page, 'Where is my tent?');
  const send = main(page).getByRole('button', { name: 'Send' });
  await send.click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(choice(page, 'More precisely')).toHaveValue('order-delivery');
  await expect(box(page, 'Your message')).toHaveValue('Where is my tent?');
  await expect(box(page, 'Email')).toHaveValue('mara@example.org');
  await expectAccessible(page, 'a message that failed');
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your message is with us' })).toBeVisible();
  expect(new Set(stored).size, stored.join(', ')).toBe(1);
  await expect(main(page).getByText(stored[0] ?? 'none')).toBeVisible();
});

test('a warranty case is opened in German, from the help of the shop', {
  tag: ['@ACC-18', '@phone'],
}, async ({ page }) => {
  await page.goto('/de-de/help/contact-us');
  await main(page).getByRole('link', { name: 'Garantiefall melden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garantiefall melden' })).toBeVisible();
  const send = main(page).getByRole('button', { name: 'Absenden' });
  await send.click();
  await expect(box(page, 'Was ist kaputt?')).toBeFocused();
  for (const name of ['Was ist kaputt?', 'Was ist passiert?', 'E-Mail'])
    await expect(box(page, name)).toHaveAccessibleDescription(/Dieses Feld muss ausgefüllt werden/);
  await expectAccessibleInBothSchemes(page, 'Garantiefall mit Fehlern');

  await box(page, 'Was ist kaputt?').fill('Skarn Hardshelljacke');
  await box(page, 'Was ist passiert?').fill('Der Reißverschluss ist gerissen.');
  await expect(box(page, 'Was ist passiert?')).toHaveAccessibleDescription(/32 von 2\.000 Zeichen/);
  await main(page).getByLabel('Wann Sie es gekauft haben').fill('2999-01-01');
  await box(page, 'Vorname').fill('Jonas');
  await box(page, 'Nachname').fill('Brandt');
  await box(page, 'E-Mail').fill('jonas@example.org');
  await send.click();
  const day = main(page).getByLabel('Wann Sie es gekauft haben');
  await expect(day).toHaveAccessibleDescription('Dieser Tag liegt in der Zukunft. Bitte prüfen Sie ihn.');
  await day.fill('2026-03-14');
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Garantiefall ist bei uns' })).toBeFocused();
  await expect(main(page).getByText(reference)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'Garantiefall gemeldet');
});

test('a signed-in shopper finds name and email filled in', { tag: ['@ACC-18', '@phone'] }, async ({ page }) => {
  const { email, firstName } = await createAccount();
  await signIn(page, email);
  await page.goto('/en-us/contact');
  await expect(box(page, 'Email')).toHaveValue(email);
  await expect(box(page, 'First name')).toHaveValue(firstName);
  await page.goto('/en-us/warranty?order=TF-7K2M-9QXD');
  await expect(box(page, 'Email')).toHaveValue(email);
  await expect(box(page, /^Order number/)).toHaveValue('TF-7K2M-9QXD');
});
