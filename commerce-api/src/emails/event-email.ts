import type { EventPlaceAndTime } from 'shared-contracts/blocks/event-sign-up';
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
  readonly time: string;
  readonly place: string;
  readonly guest: string;
  readonly action: string;
  readonly calendar: string;
  readonly close: string;
  readonly account: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (title) => `You are registered: ${title}`,
    changed: (title) => `Your registration has changed: ${title}`,
    heading: 'Your place is booked',
    changedHeading: 'Your registration has changed',
    intro: (title) => `We look forward to seeing you at “${title}”.`,
    days: (count) => (count > 1 ? 'Your days' : 'Your day'),
    time: 'Time',
    place: 'Place',
    guest: 'Your guest',
    action: 'See the event',
    calendar: 'The attached file adds it to your calendar.',
    close:
      'Change of plans? Register again to change your days, or cancel under “Events” in your account. Somebody may be waiting for your place.',
    account: 'Go to your account',
  },
  fr: {
    subject: (title) => `Inscription confirmée : ${title}`,
    changed: (title) => `Inscription modifiée : ${title}`,
    heading: 'Votre place est réservée',
    changedHeading: 'Votre inscription a été modifiée',
    intro: (title) => `Nous vous attendons pour « ${title} ».`,
    days: (count) => (count > 1 ? 'Vos jours' : 'Votre jour'),
    time: 'Horaire',
    place: 'Lieu',
    guest: 'Avec vous',
    action: 'Voir l’événement',
    calendar: 'Le fichier joint ajoute l’événement à votre agenda.',
    close:
      'Un imprévu ? Inscrivez-vous de nouveau pour changer de jours, ou annulez dans votre compte, sous « Événements ». Quelqu’un attend peut-être votre place.',
    account: 'Aller à votre compte',
  },
  de: {
    subject: (title) => `Sie sind angemeldet: ${title}`,
    changed: (title) => `Anmeldung geändert: ${title}`,
    heading: 'Ihr Platz ist reserviert',
    changedHeading: 'Ihre Anmeldung wurde geändert',
    intro: (title) => `Wir freuen uns auf Sie bei „${title}“.`,
    days: (count) => (count > 1 ? 'Ihre Tage' : 'Ihr Tag'),
    time: 'Uhrzeit',
    place: 'Ort',
    guest: 'Ihre Begleitung',
    action: 'Zur Veranstaltung',
    calendar: 'Mit der Datei im Anhang tragen Sie den Termin in Ihren Kalender ein.',
    close:
      'Ihre Pläne haben sich geändert? Melden Sie sich für andere Tage neu an, oder stornieren Sie Ihre Anmeldung im Konto unter „Veranstaltungen“. Vielleicht wartet jemand auf Ihren Platz.',
    account: 'Zu Ihrem Konto',
  },
};

interface Registration extends EventPlaceAndTime {
  readonly title: string;
  /** YYYY-MM-DD, in their order. */
  readonly days: readonly string[];
  /** Name of who comes along. */
  readonly guest?: string;
  /** Page of the event. */
  readonly url?: string;
  /** Where one can cancel. */
  readonly accountUrl: string;
  /** Whether a former registration was changed. */
  readonly isChange: boolean;
}

/** The days, in full. */
export function fullDays(days: readonly string[], tag: string): readonly string[] {
  const format = dateFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  return days.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
}

/** From when until when, by the clocks of the event; undefined when that is not known. */
function hoursOf({ startTime, endTime }: EventPlaceAndTime, tag: string): string | undefined {
  if (!startTime) return undefined;
  const format = dateFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  return [startTime, ...(endTime ? [endTime] : [])]
    .map((time) => format.format(new Date(`2026-01-01T${time}:00Z`)))
    .join(' – ');
}

/** Returns the email that confirms a registration for an event, or its change. */
export function eventEmail(registration: Registration, { language, tag }: Locale): EmailContent {
  const { title, days, guest, url, accountUrl, location, isChange } = registration;
  const texts = words[language];
  const heading = isChange ? texts.changedHeading : texts.heading;
  const shown = fullDays(days, tag);
  const time = hoursOf(registration, tag);
  const facts = [
    ...(time === undefined ? [] : [[texts.time, time] as const]),
    ...(location === undefined ? [] : [[texts.place, location] as const]),
    ...(guest === undefined ? [] : [[texts.guest, guest] as const]),
  ];
  const blocks = [
    block.text(texts.intro(title)),
    block.text(texts.days(days.length)),
    block.lines(shown),
    ...facts.map(([label, value]) => block.fact(label, value)),
    block.note(texts.calendar),
    ...(url === undefined ? [] : [block.button(texts.action, url)]),
    block.note(texts.close),
    block.button(texts.account, accountUrl),
  ];
  const text = [
    heading,
    '',
    texts.intro(title),
    '',
    `${texts.days(days.length)}:`,
    ...shown,
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    texts.calendar,
    ...(url === undefined ? [] : ['', url]),
    '',
    texts.close,
    accountUrl,
  ].join('\n');
  return { subject: isChange ? texts.changed(title) : texts.subject(title), heading, text, blocks };
}
