import type { Language, Locale } from 'shared-contracts/locale';
import { isBritish } from '../base/british.ts';
import type { EmailContent } from '../mail/email-content.ts';
import { fullDays } from './event-email.ts';
import { block } from './layout.ts';

interface Words {
  readonly subject: (title: string) => string;
  readonly heading: string;
  readonly text: (title: string) => string;
  /** For an event whose title is no longer known. */
  readonly untitledText: string;
  readonly calendar: string;
  readonly close: string;
  readonly action: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (title) => `Registration canceled: ${title}`,
    heading: 'Your registration is canceled',
    text: (title) => `You are no longer registered for “${title}”. Your place is free for somebody else.`,
    untitledText: 'Your place is free for somebody else.',
    calendar: 'Is it in your calendar? Please remove it there.',
    close: 'Changed your mind? You can register again while there are places.',
    action: 'See the event',
  },
  fr: {
    subject: (title) => `Inscription annulée : ${title}`,
    heading: 'Votre inscription est annulée',
    text: (title) => `Vous ne participez plus à « ${title} ». Votre place est de nouveau libre.`,
    untitledText: 'Votre place est de nouveau libre.',
    calendar: 'La date figure dans votre agenda ? Pensez à l’en retirer.',
    close: 'Vous avez changé d’avis ? Inscrivez-vous de nouveau tant qu’il reste des places.',
    action: 'Voir l’événement',
  },
  de: {
    subject: (title) => `Anmeldung storniert: ${title}`,
    heading: 'Ihre Anmeldung ist storniert',
    text: (title) => `Sie sind nicht mehr für „${title}“ angemeldet. Ihr Platz ist wieder frei.`,
    untitledText: 'Ihr Platz ist wieder frei.',
    calendar: 'Steht der Termin in Ihrem Kalender? Löschen Sie ihn bitte auch dort.',
    close: 'Anders überlegt? Melden Sie sich wieder an, solange noch Plätze frei sind.',
    action: 'Zur Veranstaltung',
  },
};

/** Spelled the British way. */
const british = {
  subject: (title: string) => `Registration cancelled: ${title}`,
  heading: 'Your registration is cancelled',
};

const wordsFor = (locale: Locale): Words => ({ ...words[locale.language], ...(isBritish(locale) ? british : {}) });

interface Cancellation {
  readonly title: string | undefined;
  /** YYYY-MM-DD, in their order. */
  readonly days: readonly string[];
  /** Page of the event. */
  readonly url: string | undefined;
}

/** Returns the email that confirms that a registration for an event was canceled. */
export function eventCancellationEmail({ title, days, url }: Cancellation, locale: Locale): EmailContent {
  const { subject, heading, text, untitledText, calendar, close, action } = wordsFor(locale);
  const said = title === undefined ? untitledText : text(title);
  const shown = fullDays(days, locale.tag);
  return {
    subject: title === undefined ? heading : subject(title),
    heading,
    text: [heading, '', said, ...shown, '', calendar, close, ...(url === undefined ? [] : [url])].join('\n'),
    blocks: [
      block.text(said),
      block.lines(shown),
      block.note(calendar),
      block.note(close),
      ...(url === undefined ? [] : [block.button(action, url)]),
    ],
  };
}
