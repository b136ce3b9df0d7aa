import { defineMessages, plural } from 'storefront-kit/messages';

export const helpMessages = defineMessages(
  {
    title: 'Help',
    intro: 'Short answers, by topic. If yours is not here, write to us.',
    searchFor: 'Your question',
    search: 'Search',
    found: (n: number, q: string) => `${n} ${plural('en', n, { one: 'answer', other: 'answers' })} to “${q}”`,
    none: (q: string) => `No answer to “${q}”. Try other words, look below, or write to us.`,
    questions: 'Questions',
    related: 'More on this topic',
    contactTitle: 'Still stuck?',
    contactText: 'We read everything on working days, and answer within one of them.',
    contact: 'Contact us',
    order: 'Find an order',
  },
  {
    fr: {
      title: 'Aide',
      intro: 'Des réponses courtes, par thème. La vôtre n’y est pas ? Écrivez-nous.',
      searchFor: 'Votre question',
      search: 'Rechercher',
      found: (n: number, q: string) => `${n} ${plural('fr', n, { one: 'réponse', other: 'réponses' })} pour « ${q} »`,
      none: (q: string) => `Aucune réponse pour « ${q} ». Essayez d’autres mots, regardez ci-dessous ou écrivez-nous.`,
      questions: 'Questions',
      related: 'Sur le même thème',
      contactTitle: 'Pas encore de réponse ?',
      contactText: 'Nous lisons tout les jours ouvrables et répondons en moins d’un jour ouvrable.',
      contact: 'Nous contacter',
      order: 'Retrouver une commande',
    },
    de: {
      title: 'Hilfe',
      intro: 'Kurze Antworten, nach Themen. Ihre ist nicht dabei? Schreiben Sie uns.',
      searchFor: 'Ihre Frage',
      search: 'Suchen',
      found: (n: number, q: string) => `${n} ${plural('de', n, { one: 'Antwort', other: 'Antworten' })} zu „${q}“`,
      none: (q: string) =>
        `Keine Antwort zu „${q}“. Versuchen Sie es mit anderen Worten, sehen Sie unten nach oder schreiben Sie uns.`,
      questions: 'Fragen',
      related: 'Mehr zu diesem Thema',
      contactTitle: 'Noch eine Frage offen?',
      contactText: 'Wir lesen werktags alles und antworten innerhalb eines Werktags.',
      contact: 'Kontakt aufnehmen',
      order: 'Bestellung finden',
    },
  },
);
