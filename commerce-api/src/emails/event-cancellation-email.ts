import type { Language, Locale } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { fullDays } from './event-email.ts';
import { block } from './layout.ts';

interface Words {
  readonly subject: (title: string) => string;
  /** For an event whose title is no longer known. */
  readonly untitled: string;
  readonly heading: string;
  readonly text: (title: string) => string;
  readonly untitledText: string;
  readonly close: string;
  readonly action: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (title) => `Registration canceled: ${title}`,
    untitled: 'Your registration is canceled',
    heading: 'Your registration is canceled',
    text: (title) => `You are no longer registered for “${title}”. Your place goes to somebody else.`,
    untitledText: 'Your place goes to somebody else.',
    close: 'Changed your mind? Register again while there are places.',
    action: 'See the event',
  },
  fr: {
    subject: (title) => `Inscription annulée : ${title}`,
    untitled: 'Votre inscription est annulée',
    heading: 'Votre inscription est annulée',
    text: (title) => `Vous n’êtes plus inscrit à « ${title} ». Votre place revient à quelqu’un d’autre.`,
    untitledText: 'Votre place revient à quelqu’un d’autre.',
    close: 'Vous avez changé d’avis ? Inscrivez-vous de nouveau tant qu’il reste des places.',
    action: 'Voir l’événement',
  },
  de: {
    subject: (title) => `Anmeldung storniert: ${title}`,
    untitled: 'Ihre Anmeldung ist storniert',
    heading: 'Ihre Anmeldung ist storniert',
    text: (title) => `Sie sind nicht mehr für „${title}“ angemeldet. Ihr Platz ist wieder frei.`,
    untitledText: 'Ihr Platz ist wieder frei.',
    close: 'Anders überlegt? Melden Sie sich wieder an, solange es Plätze gibt.',
    action: 'Zur Veranstaltung',
  },
};

interface Cancellation {
  readonly title: string | undefined;
  /** YYYY-MM-DD, in their order. */
  readonly days: readonly string[];
  /** Page of the event. */
  readonly url: string | undefined;
}

/** Returns the email that confirms that a registration for an event was canceled. */
export function eventCancellationEmail({ title, days, url }: Cancellation, { language, tag }: Locale): EmailContent {
  const { subject, untitled, heading, text, untitledText, close, action } = words[language];
  const said = title === undefined ? untitledText : text(title);
  const shown = fullDays(days, tag);
  return {
    subject: title === undefined ? untitled : subject(title),
    heading,
    text: [heading, '', said, ...shown, '', close, ...(url === undefined ? [] : [url])].join('\n'),
    blocks: [
      block.text(said),
      block.lines(shown),
      block.note(close),
      ...(url === undefined ? [] : [block.button(action, url)]),
    ],
  };
}
