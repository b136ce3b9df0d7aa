import { expectAccessible } from '../src/accessible.ts';
import { expect, test } from '../src/fixtures.ts';
import { findInMail } from '../src/mail-catcher.ts';
import { openAccount } from '../src/shopper.ts';

const words = {
  'fr-ca': {
    section: 'Adresse e-mail',
    email: 'Nouvelle adresse e-mail',
    change: 'Changer d’adresse',
    send: 'Envoyer le lien',
    title: 'Confirmez que c’est vous',
    mail: 'Recevoir un code par e-mail',
    mailed: /Votre code est \d{6}/,
    confirm: 'Confirmer',
    sent: /Nous avons envoyé un lien à/,
  },
  'de-de': {
    section: 'E-Mail-Adresse',
    email: 'Neue E-Mail-Adresse',
    change: 'E-Mail-Adresse ändern',
    send: 'Link senden',
    title: 'Bestätigen Sie, dass Sie es sind',
    mail: 'Code per E-Mail senden',
    mailed: /Ihr Code lautet \d{6}/,
    confirm: 'Bestätigen',
    sent: /Wir haben einen Link an/,
  },
} as const;

for (const locale of ['fr-ca', 'de-de'] as const) {
  const text = words[locale];
  test(`a mailed code confirms in ${locale} who changes the email`, { tag: ['@SEC-02', '@phone'] }, async ({
    page,
    request,
    faults,
  }) => {
    faults.allow(/status of 403/);
    const own = await openAccount(page, 'confirm-code');
    await page.goto(`/${locale}/account/security`);
    const form = page.getByRole('region', { name: text.section, exact: true });
    await form.getByRole('button', { name: text.change }).click();
    await form.getByRole('textbox', { name: text.email }).fill(`renewed-${own}`);
    await form.getByRole('button', { name: text.send }).click();
    const dialog = page.getByRole('dialog', { name: text.title });
    await dialog.getByRole('button', { name: text.mail }).click();
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await expectAccessible(page, `a mailed code to confirm with in ${locale}`);
    await code.fill((await findInMail(request, own, text.mailed)).slice(-6));
    await dialog.getByRole('button', { name: text.confirm, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(form.getByText(text.sent)).toBeVisible();
  });
}
