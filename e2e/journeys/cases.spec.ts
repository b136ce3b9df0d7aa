import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { createAccount } from '../src/own-account.ts';
import { signIn } from '../src/shopper.ts';
import { signInAsStaff } from '../src/staff-sign-in.ts';

const main = (page: Page) => page.getByRole('main');

/** A picture of the damage, larger than it is sent. */
async function damagePicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1800, height: 1200 });
  await paper.setContent('<body style="background:linear-gradient(#468,#ca8);font:900 9vw monospace">Riss</body>');
  const buffer = await paper.screenshot({ type: 'png' });
  await paper.close();
  return { name: 'riss.png', mimeType: 'image/png', buffer };
}

/** Opens a warranty case in German with a serial number and a picture; resolves with its number. */
async function reportDamage(page: Page): Promise<string> {
  await page.goto('/de-de/warranty');
  const form = main(page);
  await form.getByRole('textbox', { name: 'Was ist kaputt?' }).fill('Skarn Hardshelljacke');
  await form.getByRole('textbox', { name: 'Seriennummer' }).fill('TF-22-0417');
  await form.getByRole('textbox', { name: 'Was ist passiert?' }).fill('Der Reißverschluss\nist gerissen.');
  const pictures = form.getByLabel('Bilder vom Schaden');
  await pictures.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(pictures).toHaveAccessibleDescription(/Nicht hinzugefügt: notes\.png/);
  await expect(form.getByRole('listitem').filter({ hasText: 'notes.png' })).toContainText(
    'kein Bild, das wir lesen können',
  );
  await expectAccessible(page, 'ein Bild, das keines ist');
  await pictures.setInputFiles(await damagePicture(page));
  await expect(form.getByRole('img', { name: 'Bild 1' })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'Garantiefall mit Bild');
  await form.getByRole('button', { name: 'Entfernen: notes.png' }).click();
  await expect(pictures).toBeFocused();
  await expect(form.getByText('notes.png')).toHaveCount(0);
  await form.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Garantiefall ist bei uns' })).toBeFocused();
  return (await form.getByText(/^SC-/).textContent()) ?? '';
}

test('a warranty case with a picture is confirmed by mail, answered by customer service, and replied to in the account', {
  tag: ['@ACC-18', '@phone'],
}, async ({ page, browser, request, faults }) => {
  // Nobody is signed in as staff at first, and one of two answers comes too late.
  faults.allow(/status of 4\d\d/);
  const { email } = await createAccount();
  await signIn(page, email);
  const number = await reportDamage(page);
  await findInMail(request, email, /\/de-de\/account\b/);

  const [staff, colleague] = [await openStaffPage(), await openStaffPage()];
  async function openStaffPage(): Promise<Page> {
    const own = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await own.goto('/en-us/staff/cases');
    await signInAsStaff(own, { email: 'sami@demo.example' });
    await own.getByRole('searchbox', { name: 'Search' }).fill(email);
    await own.getByRole('button', { name: 'Find' }).click();
    await expect(own.getByRole('link', { name: number })).toBeVisible();
    return own;
  }
  await expectAccessibleInBothSchemes(staff, 'service cases');
  for (const one of [staff, colleague]) await one.getByRole('link', { name: number }).click();
  await expect(staff.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'What was sent: Warranty' })).toContainText('TF-22-0417');
  await expect(staff.getByRole('region', { name: 'Sender' })).toContainText('Writes in German');
  await expectAccessibleInBothSchemes(staff, 'a service case');
  await colleague.getByLabel('Your answer').fill('Zu spät.');
  await staff.getByLabel('Your answer').fill('Das reparieren wir.\nBitte senden Sie uns die Jacke.');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByRole('region', { name: 'Conversation' })).toContainText('sami@demo.example');
  await colleague.getByRole('button', { name: 'Send answer' }).click();
  await expect(colleague.getByRole('alert')).toContainText('Somebody answered or changed this case meanwhile.');
  await expectAccessible(colleague, 'an answer that came too late');

  await findInMail(request, email, 'Das reparieren wir.');
  await main(page).getByRole('link', { name: 'Im Konto verfolgen' }).click();
  await expect(main(page).getByRole('img', { name: 'Bild 1 von 1' })).toBeVisible();
  await expect(main(page).getByText('Bitte senden Sie uns die Jacke.')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'eine Anfrage');
  await main(page).getByLabel('Ihre Antwort').fill('Wohin?');
  await main(page).getByRole('button', { name: 'Antwort senden' }).click();
  await expect(main(page).getByRole('region', { name: 'Verlauf' })).toContainText('Wohin?');
  await expect(main(page).getByText('Wartet auf uns')).toBeVisible();
  await main(page).getByRole('link', { name: 'Zurück zu Ihren Anfragen' }).click();
  await expect(main(page).getByRole('link', { name: `${number} öffnen` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anfragen', exact: true })).toHaveAttribute('aria-current', 'page');
  await expectAccessibleInBothSchemes(page, 'Anfragen im Konto');

  await staff.reload();
  await expect(staff.getByRole('region', { name: 'Conversation' })).toContainText('Wohin?');
  await staff.getByRole('button', { name: 'Close case' }).click();
  await expect(staff.getByText('neither side can write to it', { exact: false })).toBeVisible();
  await expectAccessible(staff, 'a closed case');
  await main(page)
    .getByRole('link', { name: `${number} öffnen` })
    .click();
  await expect(main(page).getByText('Diese Anfrage ist abgeschlossen.', { exact: false })).toBeVisible();
  await expect(main(page).getByLabel('Ihre Antwort')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Schreiben Sie uns' }).click();
  await expect(main(page).getByLabel('Ihre Nachricht')).toHaveValue(new RegExp(number));
});
