import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import {
  addShownProduct,
  cards,
  confirmation,
  fillCard,
  fillDelivery,
  placeButton,
  uniqueEmail,
  words,
} from '../src/shopper.ts';

const text = words['en-us'];
const link = /https?:\S+\/newsletter\?token=\S+/;

test('a guest who orders with the newsletter confirms it by the mailed link, and can unsubscribe there', {
  tag: ['@core', '@CHK-05', '@ACC-15', '@phone'],
}, async ({ page, request }) => {
  const email = uniqueEmail('reader');
  await page.goto('/en-us/p/none-TFVESDU40B3');
  await addShownProduct(page, 'en-us');
  await page.goto('/en-us/checkout');
  const news = page.getByRole('checkbox', { name: /^Send me news/ });
  await expect(news).not.toBeChecked();
  await news.check();
  await page.reload();
  await expect(news).toBeChecked();
  await fillDelivery(page, 'en-us', { email });
  await fillCard(page, 'en-us', cards.approved);
  await page.getByRole('button', { name: text.toReview }).click();
  await placeButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await page.goto(await findInMail(request, email, link));
  await expect(page.getByText('You get this newsletter from now on.')).toBeVisible();
  await expectAccessible(page, 'newsletter confirmed');
  await page.getByRole('button', { name: 'Stop the newsletter' }).click();
  await expect(page.getByText('You no longer get this newsletter.')).toBeVisible();
});

test('an invalid link leads to the form that requests another', { tag: ['@ACC-15'] }, async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  const email = uniqueEmail('leserin');
  await page.goto('/de-de/newsletter?token=made-up');
  await expect(page.getByRole('alert').filter({ hasText: 'Link' })).toBeVisible();
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAccessibleDescription(/erforderlich/);
  await expectAccessible(page, 'newsletter form with errors');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('checkbox', { name: 'Ich habe die Datenschutzerklärung gelesen.' }).check();
  await page.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(page.getByText('ist eine Mail mit einem Link unterwegs', { exact: false })).toBeVisible();
  await page.goto(await findInMail(request, email, link));
  await expect(page.getByText('Sie bekommen diesen Newsletter ab jetzt.')).toBeVisible();
});
