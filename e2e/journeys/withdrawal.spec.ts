import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { addShownProduct, cards, goToReview, uniqueEmail, words } from '../src/shopper.ts';

test('a guest in Germany withdraws from a contract, from the foot of a page to the receipt', {
  tag: ['@SEL-08', '@phone'],
}, async ({ page, request }) => {
  await page.goto('/de-de/p/none-TFVESDU40B3');
  await addShownProduct(page, 'de-de');
  const email = uniqueEmail('withdrawal');
  await goToReview(page, 'de-de', cards.approved, { email });
  await page.getByRole('button', { name: words['de-de'].place }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?order=/);
  const number = new URL(page.url()).searchParams.get('order') ?? '';

  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  await expectAccessible(page, 'withdrawing from a contract');
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill(number.toLowerCase());
  await page.getByRole('main').getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('button', { name: 'Bestellung finden' }).click();
  await expect(page.getByRole('heading', { name: 'Welchen Vertrag widerrufen Sie?' })).toBeFocused();
  await expectAccessible(page, 'what a withdrawal declares');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'eingegangen' })).toContainText(email);
  await expect(page.getByText('Diese Bestellung wurde storniert')).toBeVisible();

  const receipt = await findInMail(request, email, /Ihr Widerruf ist eingegangen[\s\S]*/);
  expect(receipt).toContain(number);
  expect(receipt).toMatch(/Eingegangen am: .* um \d{2}:\d{2}:\d{2}/);
});
