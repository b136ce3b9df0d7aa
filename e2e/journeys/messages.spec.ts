import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { currentShop } from '../src/current-shop.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail, mailsTo } from '../src/mail-catcher.ts';
import {
  addShownProduct,
  cards,
  confirmation,
  goToReview,
  openAccount,
  placeButton,
  uniqueEmail,
} from '../src/shopper.ts';

/** A number of the journey's own; each run has another. */
const newPhone = () => `503${String(Math.floor(Math.random() * 8_000_000) + 2_000_000)}`;

/** The text messages to a North American number, newest first. */
async function textsTo(request: APIRequestContext, phone: string): Promise<readonly string[]> {
  const answer = await request.get(
    `${currentShop().sandboxOrigin}/texts/messages?to=${encodeURIComponent(`+1${phone}`)}`,
  );
  return ((await answer.json()) as { readonly messages: readonly { readonly body: string }[] }).messages.map(
    ({ body }) => body,
  );
}

/** Waits for a text message in which something stands, and returns what. */
async function findInText(request: APIRequestContext, phone: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      found = (await textsTo(request, phone)).map((text) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

async function openMessages(page: Page): Promise<void> {
  await page.goto('/en-us/account');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
}

/** Confirms a number on the page of messages. */
async function confirmPhone(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  const texts = page.getByRole('region', { name: 'Text messages' });
  await texts.getByRole('textbox', { name: 'Mobile phone' }).fill(phone);
  await texts.getByRole('checkbox', { name: /^I want text messages/ }).check();
  await texts.getByRole('button', { name: 'Send me a code' }).click();
  const code = texts.getByRole('textbox', { name: 'Code from the message' });
  await expect(code).toBeFocused();
  await code.fill(await findInText(request, phone, /\d{6}/));
  await texts.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(texts.getByText(/^On for \+1 503 /)).toBeFocused();
}

test('a shopper confirms a number by a code, hears of a parcel by text message, and ends them by STOP', {
  tag: ['@ACC-15', '@phone'],
}, async ({ page, request, faults }) => {
  faults.allow(/status of 4\d\d/);
  const email = await openAccount(page, `texts-${crypto.randomUUID().slice(0, 8)}`);
  const phone = newPhone();
  await openMessages(page);
  const texts = page.getByRole('region', { name: 'Text messages' });
  const consent = texts.getByRole('checkbox', { name: /^I want text messages/ });
  await expect(texts.getByText('You get no text messages.')).toBeVisible();
  await expect(consent).toBeDisabled();
  await expectAccessibleInBothSchemes(page, 'messages, nothing yet');
  await texts.getByRole('textbox', { name: 'Mobile phone' }).fill('12');
  await texts.getByRole('button', { name: 'Send me a code' }).click();
  await expect(texts.getByRole('textbox', { name: 'Mobile phone' })).toHaveAccessibleDescription(/valid phone number/);
  await texts.getByRole('textbox', { name: 'Mobile phone' }).fill(phone);
  await texts.getByRole('button', { name: 'Send me a code' }).click();
  await expect(consent).toHaveAccessibleDescription('Please agree to go on.');
  await expectAccessibleInBothSchemes(page, 'messages, number with errors');
  await consent.check();
  await texts.getByRole('button', { name: 'Send me a code' }).click();
  const code = texts.getByRole('textbox', { name: 'Code from the message' });
  await expect(code).toBeFocused();
  await code.fill('none');
  await texts.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(code).toHaveAccessibleDescription(/^This code is not right/);
  await expectAccessibleInBothSchemes(page, 'messages, wrong code');
  const notifications = page.getByRole('region', { name: 'What we tell you' });
  await expect(notifications.getByRole('radio', { name: 'By text message' })).toBeDisabled();
  // The state is that of the account, not of the page.
  await page.reload();
  await expect(texts.getByText(/^We have sent a code to \+1 503 /)).toBeVisible();
  await code.fill(await findInText(request, phone, /\d{6}/));
  await texts.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(texts.getByText(/^On for \+1 503 .* since /)).toBeFocused();
  await notifications.getByRole('radio', { name: 'By text message' }).check();
  await notifications.getByRole('checkbox', { name: /^About points/ }).uncheck();
  await notifications.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'messages, text messages on');
  await page.reload();
  await expect(notifications.getByRole('radio', { name: 'By text message' })).toBeChecked();
  await expect(notifications.getByRole('checkbox', { name: /^About points/ })).not.toBeChecked();

  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  // The sandbox's warehouse sends such a parcel at once.
  await goToReview(page, 'en-us', cards.approved, { email, addressLine2: 'Demo courier' });
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order') ?? 'none';
  await findInText(request, phone, new RegExp(`order ${number} is on its way\\. http\\S+ Reply STOP to end\\.`));
  const mails = await mailsTo(request, email);
  expect(mails.filter(({ text }) => text.includes('Your parcel is on its way.'))).toEqual([]);

  const sent = await request.post(`${currentShop().sandboxOrigin}/texts/replies`, {
    data: { from: `+1${phone}`, body: 'STOP' },
  });
  expect(await sent.json()).toEqual({ status: 'delivered' });
  await openMessages(page);
  await expect(texts.getByText('You get no text messages.')).toBeVisible();
  await texts.getByRole('textbox', { name: 'Mobile phone' }).fill(phone);
  await consent.check();
  await texts.getByRole('button', { name: 'Send me a code' }).click();
  await expect(texts.getByRole('textbox', { name: 'Mobile phone' })).toHaveAccessibleDescription(/Send START/);
  await expectAccessible(page, 'messages, number that was stopped');
});

test('a shopper takes another number, and ends text messages in the account', {
  tag: ['@ACC-15', '@phone'],
}, async ({ page, request }) => {
  await openAccount(page, `number-${crypto.randomUUID().slice(0, 8)}`);
  await openMessages(page);
  const texts = page.getByRole('region', { name: 'Text messages' });
  await confirmPhone(page, request, newPhone());
  await texts.getByRole('button', { name: 'Use another number' }).click();
  await confirmPhone(page, request, newPhone());
  await texts.getByRole('button', { name: 'Stop text messages' }).click();
  await expect(texts.getByText('You get no text messages.')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'By text message' })).toBeDisabled();
});

test('the newsletter of a German account waits for the mailed link, and ends in the account', {
  tag: ['@ACC-15', '@phone'],
}, async ({ page, request }) => {
  const email = uniqueEmail('brief');
  await page.goto('/de-de/sign-up');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Vorname' }).fill('Ruth');
  await form.getByRole('textbox', { name: 'Nachname' }).fill('Amsel');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await form.getByLabel('Passwort', { exact: true }).fill('Cairn-2026');
  await form.getByRole('textbox', { name: 'Postleitzahl' }).fill('10115');
  await form.getByRole('textbox', { name: /^Geburtsdatum/ }).fill('09.02.1990');
  await form.getByRole('checkbox', { name: /^Ich stimme/ }).check();
  await form.getByRole('checkbox', { name: /^Ich habe die Datenschutz/ }).check();
  await form.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('Ihr Konto ist', { exact: false })).toBeVisible();
  await page.goto('/de-de/account/messages');
  const newsletter = page.getByRole('region', { name: 'Newsletter per E-Mail' });
  await expect(newsletter.getByText('Sie bekommen den Newsletter nicht.')).toBeVisible();
  await newsletter.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(newsletter.getByText(`Wir haben einen Link an ${email} geschickt.`, { exact: false })).toBeFocused();
  await expectAccessibleInBothSchemes(page, 'messages, newsletter waiting');
  await page.goto(await findInMail(request, email, /https?:\S+\/newsletter\?token=\S+/));
  await expect(page.getByText('Sie bekommen diesen Newsletter ab jetzt.')).toBeVisible();
  await page.goto('/de-de/account/messages');
  await expect(newsletter.getByText(new RegExp(`^Er geht seit dem .* an ${email}\\.$`))).toBeVisible();
  await newsletter.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(newsletter.getByText('Sie bekommen den Newsletter nicht.')).toBeFocused();
});
