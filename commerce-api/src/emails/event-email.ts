import type { Language, Locale } from 'shared-contracts/locale';
import { dateFormat } from '../base/formats.ts';
import type { EmailContent } from '../mail/email-content.ts';
import { block } from './layout.ts';

interface Words {
  readonly subject: (title: string) => string;
  readonly changed: (title: string) => string;
  readonly heading: string;
  readonly changedHeading: string;
  readonly intro: (title: string) => string;
  readonly days: (count: number) => string;
  readonly guest: string;
  readonly action: string;
  readonly close: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (title) => `You are registered: ${title}`,
    changed: (title) => `Your registration has changed: ${title}`,
    heading: 'Your place is booked',
    changedHeading: 'Your registration has changed',
    intro: (title) => `We expect you at “${title}”.`,
    days: (count) => (count > 1 ? 'Your days' : 'Your day'),
    guest: 'Your guest',
    action: 'See the event',
    close: 'Plans changed? Register again for other days, or reply to this email when you cannot come.',
  },
  fr: {
    subject: (title) => `Inscription confirmée : ${title}`,
    changed: (title) => `Inscription modifiée : ${title}`,
    heading: 'Votre place est réservée',
    changedHeading: 'Votre inscription a été modifiée',
    intro: (title) => `Nous vous attendons à « ${title} ».`,
    days: (count) => (count > 1 ? 'Vos jours' : 'Votre jour'),
    guest: 'Avec vous',
    action: 'Voir l’événement',
    close:
      'Un changement ? Inscrivez-vous de nouveau pour d’autres jours, ou répondez à cet e-mail si vous ne pouvez pas venir.',
  },
  de: {
    subject: (title) => `Sie sind angemeldet: ${title}`,
    changed: (title) => `Anmeldung geändert: ${title}`,
    heading: 'Ihr Platz ist reserviert',
    changedHeading: 'Ihre Anmeldung ist geändert',
    intro: (title) => `Wir erwarten Sie bei „${title}“.`,
    days: (count) => (count > 1 ? 'Ihre Tage' : 'Ihr Tag'),
    guest: 'Ihre Begleitung',
    action: 'Zur Veranstaltung',
    close:
      'Ihre Pläne haben sich geändert? Melden Sie sich für andere Tage neu an, oder antworten Sie auf diese E-Mail, wenn Sie nicht kommen können.',
  },
};

interface Registration {
  readonly title: string;
  /** YYYY-MM-DD, in their order. */
  readonly days: readonly string[];
  /** Name of who comes along. */
  readonly guest?: string;
  /** Page of the event. */
  readonly url?: string;
  /** Whether a former registration was changed. */
  readonly isChange: boolean;
}

/** Returns the email that confirms a registration for an event, or its change. */
export function eventEmail(
  { title, days, guest, url, isChange }: Registration,
  { language, tag }: Locale,
): EmailContent {
  const texts = words[language];
  const heading = isChange ? texts.changedHeading : texts.heading;
  const format = dateFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  const shown = days.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
  const blocks = [
    block.text(texts.intro(title)),
    block.text(texts.days(days.length)),
    block.lines(shown),
    ...(guest === undefined ? [] : [block.fact(texts.guest, guest)]),
    ...(url === undefined ? [] : [block.button(texts.action, url)]),
    block.note(texts.close),
  ];
  const text = [
    heading,
    '',
    texts.intro(title),
    '',
    `${texts.days(days.length)}:`,
    ...shown,
    ...(guest === undefined ? [] : [`${texts.guest}: ${guest}`]),
    ...(url === undefined ? [] : ['', url]),
    '',
    texts.close,
  ].join('\n');
  return { subject: isChange ? texts.changed(title) : texts.subject(title), heading, text, blocks };
}
