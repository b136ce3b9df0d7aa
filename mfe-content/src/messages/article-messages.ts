import { defineMessages, plural } from 'storefront-kit/messages';

export const articleMessages = defineMessages(
  {
    title: 'Field notes',
    intro: 'Guides, routes, and notes from the repair bench, for days when you would rather read than walk.',
    topics: 'Topics',
    clear: 'All topics',
    count: (n: number) => `${n} ${plural('en', n, { one: 'article', other: 'articles' })}`,
    shown: (n: number, total: number) => `${n} of ${total} shown`,
    more: 'Load more',
    none: 'Nothing has been written on this yet.',
    related: 'Read on',
    childPages: 'In this section',
  },
  {
    fr: {
      title: 'Carnet de terrain',
      intro: 'Guides, itinéraires et notes d’atelier, pour les jours où l’on préfère lire que marcher.',
      topics: 'Thèmes',
      clear: 'Tous les thèmes',
      count: (n: number) => `${n} ${plural('fr', n, { one: 'article', other: 'articles' })}`,
      shown: (n: number, total: number) => `${n} sur ${total} affichés`,
      more: 'Afficher la suite',
      none: 'Rien n’a encore été écrit à ce sujet.',
      related: 'À lire ensuite',
      childPages: 'Dans cette rubrique',
    },
    de: {
      title: 'Feldnotizen',
      intro: 'Ratgeber, Routen und Notizen von der Werkbank, für Tage, an denen man lieber liest als geht.',
      topics: 'Themen',
      clear: 'Alle Themen',
      count: (n: number) => `${n} ${plural('de', n, { one: 'Artikel', other: 'Artikel' })}`,
      shown: (n: number, total: number) => `${n} von ${total} gezeigt`,
      more: 'Mehr laden',
      none: 'Dazu ist noch nichts geschrieben.',
      related: 'Weiterlesen',
      childPages: 'In diesem Bereich',
    },
  },
);
