import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Texts } from '../catalogue/words/language.ts';
import type { Writer } from './building.ts';

interface Answer {
  readonly slug: string;
  readonly topic: keyof typeof topics;
  readonly question: Texts;
  readonly summary: Texts;
  readonly paragraphs: readonly Texts[];
}

const topics = {
  delivery: ['Delivery', 'Livraison', 'Versand'],
  returns: ['Returns', 'Retours', 'Rückgabe'],
  account: ['Account', 'Compte', 'Konto'],
} satisfies Record<string, Texts>;

const answers: readonly Answer[] = [
  {
    slug: 'when-does-it-arrive',
    topic: 'delivery',
    question: ['When does my parcel arrive?', 'Quand mon colis arrive-t-il ?', 'Wann kommt mein Paket an?'],
    summary: ['On the day you saw.', 'Le jour affiché.', 'An dem Tag, den Sie gesehen haben.'],
    paragraphs: [
      [
        'On the day that checkout named. It is in the mail that confirms your order, and in your account.',
        'Le jour indiqué au moment de payer. Vous le retrouvez dans l’e-mail de confirmation et dans votre compte.',
        'An dem Tag, den die Kasse genannt hat. Er steht auch in der Bestätigung per E-Mail und in Ihrem Konto.',
      ],
    ],
  },
  {
    slug: 'where-is-my-parcel',
    topic: 'delivery',
    question: ['Where is my parcel?', 'Où est mon colis ?', 'Wo ist mein Paket?'],
    summary: ['Look it up.', 'Cherchez-le.', 'Schauen Sie nach.'],
    paragraphs: [
      [
        'Open the order in your account, or look it up by number and email. Each parcel has its steps and the carrier’s link.',
        'Ouvrez la commande dans votre compte, ou retrouvez-la par numéro et e-mail. Chaque colis y a ses étapes et le lien du transporteur.',
        'Öffnen Sie die Bestellung in Ihrem Konto oder suchen Sie sie mit Nummer und E-Mail. Bei jedem Paket stehen seine Stationen und der Link des Zustellers.',
      ],
    ],
  },
  {
    slug: 'how-to-send-back',
    topic: 'returns',
    question: ['How do I send something back?', 'Comment renvoyer un article ?', 'Wie schicke ich etwas zurück?'],
    summary: ['Within sixty days.', 'Sous soixante jours.', 'Innerhalb von sechzig Tagen.'],
    paragraphs: [
      [
        'Open the order, choose the return, and print the label. Unworn gear comes back free of charge for sixty days.',
        'Ouvrez la commande, choisissez le retour et imprimez l’étiquette. Ce qui n’a pas été porté revient sans frais pendant soixante jours.',
        'Öffnen Sie die Bestellung, wählen Sie die Rückgabe und drucken Sie das Etikett. Ungetragenes geht sechzig Tage lang kostenlos zurück.',
      ],
    ],
  },
  {
    slug: 'forgotten-password',
    topic: 'account',
    question: ['I forgot my password', 'J’ai oublié mon mot de passe', 'Ich habe mein Passwort vergessen'],
    summary: ['We mail you a link.', 'Nous vous envoyons un lien.', 'Wir mailen Ihnen einen Link.'],
    paragraphs: [
      [
        'Choose “Forgot your password?” at the sign-in. The link we mail is valid for half an hour.',
        'Choisissez « Mot de passe oublié ? » à la connexion. Le lien envoyé par e-mail reste valable une demi-heure.',
        'Wählen Sie bei der Anmeldung „Passwort vergessen?“. Der Link in der E-Mail gilt eine halbe Stunde.',
      ],
    ],
  },
];

/** A topic or a question as it is stored; a topic names none. */
type HelpPage = DocumentBody<'help'>;

/** The topics of the help center and their questions, in their order. */
export function helpPages({ say }: Writer): { readonly slug: string; readonly page: HelpPage }[] {
  const base = (slug: string, name: string, description: string) => ({
    id: `help-${slug}`,
    name,
    seo: { title: `${name} — Tarnfell`, description, ogImage: '' },
  });
  const topicPages = Object.entries(topics).map(([slug, label], position) => ({
    slug,
    page: { ...base(slug, say(...label), say(...label)), position, blocks: [] },
  }));
  const questions = answers.map(({ slug, topic, question, summary, paragraphs }, position) => ({
    slug,
    page: {
      ...base(slug, say(...question), say(...summary)),
      topic,
      position,
      blocks: [
        {
          id: `${slug}-text`,
          name: 'Answer',
          type: 'rich-text' as const,
          paragraphs: paragraphs.map((paragraph) => say(...paragraph)),
        },
      ],
    },
  }));
  return [...topicPages, ...questions];
}
