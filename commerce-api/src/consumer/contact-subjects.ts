import type { Language } from 'shared-contracts/locale';

type Words = readonly [en: string, fr: string, de: string];

interface Category {
  readonly id: string;
  readonly label: Words;
  readonly subjects: Readonly<Record<string, Words>>;
}

const categories: readonly Category[] = [
  {
    id: 'order',
    label: ['An order', 'Une commande', 'Eine Bestellung'],
    subjects: {
      'order-change': ['Change or cancel it', 'La modifier ou l’annuler', 'Ändern oder stornieren'],
      'order-delivery': ['Where it is', 'Où elle se trouve', 'Wo sie ist'],
      'order-return': ['Return or refund', 'Retour ou remboursement', 'Rückgabe oder Erstattung'],
    },
  },
  {
    id: 'product',
    label: ['A product', 'Un produit', 'Ein Produkt'],
    subjects: {
      'product-advice': ['Advice and sizes', 'Conseil et tailles', 'Beratung und Größen'],
      'product-care': ['Care and repair', 'Entretien et réparation', 'Pflege und Reparatur'],
    },
  },
  {
    id: 'account',
    label: ['My account', 'Mon compte', 'Mein Konto'],
    subjects: {
      'account-access': ['I cannot sign in', 'Je ne peux pas me connecter', 'Ich kann mich nicht anmelden'],
      'account-rewards': ['Points and gift cards', 'Points et cartes-cadeaux', 'Punkte und Geschenkkarten'],
      'account-privacy': ['My data', 'Mes données', 'Meine Daten'],
    },
  },
  {
    id: 'other',
    label: ['Something else', 'Autre chose', 'Etwas anderes'],
    subjects: { 'other-message': ['A message', 'Un message', 'Eine Nachricht'] },
  },
];

const languages: readonly Language[] = ['en', 'fr', 'de'];
const inLanguage = (words: Words, language: Language): string => words[languages.indexOf(language)] ?? words[0];

/** Returns the subjects of the contact form in a language. */
export const contactSubjects = (language: Language) =>
  categories.map(({ id, label, subjects }) => ({
    id,
    label: inLanguage(label, language),
    subjects: Object.entries(subjects).map(([subject, words]) => ({
      id: subject,
      label: inLanguage(words, language),
    })),
  }));

/** Returns whether a subject belongs to a category. */
export const isContactSubject = (category: string, subject: string): boolean =>
  categories.some(({ id, subjects }) => id === category && Object.hasOwn(subjects, subject));

/** Returns what a message is about, in a language; undefined for a subject that is offered no longer. */
export function contactLabels(
  category: string,
  subject: string,
  language: Language,
): { readonly category: string; readonly subject: string } | undefined {
  const known = categories.find(({ id }) => id === category);
  const words = known && Object.hasOwn(known.subjects, subject) ? known.subjects[subject] : undefined;
  return known && words
    ? { category: inLanguage(known.label, language), subject: inLanguage(words, language) }
    : undefined;
}
