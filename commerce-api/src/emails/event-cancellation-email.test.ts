import { type LocaleId, locales } from 'shared-contracts/locale';
import { expect, test } from 'vitest';
import { eventCancellationEmail } from './event-cancellation-email.ts';

const url = 'https://shop.example/pages/open-bench';
const mailIn = (locale: LocaleId, title?: string) =>
  eventCancellationEmail({ title, days: ['2027-05-01'], url }, locales[locale]);

test.each([
  ['en-us', 'Registration canceled: Mending', 'Your registration is canceled', 'Saturday, May 1, 2027', 'remove it'],
  ['en-gb', 'Registration cancelled: Mending', 'Your registration is cancelled', 'Saturday, 1 May 2027', 'remove it'],
  ['en-ca', 'Registration cancelled: Mending', 'Your registration is cancelled', 'Saturday, May 1, 2027', 'remove it'],
  ['fr-ca', 'Inscription annulée : Mending', 'Votre inscription est annulée', 'samedi 1 mai 2027', 'l’en retirer'],
  ['de-de', 'Anmeldung storniert: Mending', 'Ihre Anmeldung ist storniert', 'Samstag, 1. Mai 2027', 'auch dort'],
] as const)(
  'says in %s that a registration was canceled, and to take it out of the calendar [ACC-16]',
  (locale, subject, heading, day, calendar) => {
    const mail = mailIn(locale, 'Mending');
    expect(mail.subject).toBe(subject);
    expect(mail.heading).toBe(heading);
    for (const part of [heading, day, calendar, url]) expect(mail.text).toContain(part);
    expect(mailIn(locale).subject).toBe(heading);
  },
);
