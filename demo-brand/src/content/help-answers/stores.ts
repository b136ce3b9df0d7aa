import type { Answer } from './answer.ts';

export const stores: readonly Answer[] = [
  {
    slug: 'collect-in-a-store',
    question: [
      'How does collecting in a store work?',
      'Comment fonctionne le retrait en magasin ?',
      'Wie funktioniert die Abholung im Laden?',
    ],
    summary: [
      'Choose the store in the cart, wait for the email, bring the number.',
      'Choisissez le magasin dans le panier, attendez l’e-mail, apportez le numéro.',
      'Laden im Warenkorb wählen, E-Mail abwarten, Nummer mitbringen.',
    ],
    paragraphs: [
      [
        'The cart shows which stores have your size and by when it is ready, often within two hours. We email you when it waits at the counter. Somebody else may collect it: name them at checkout.',
        'Le panier montre quels magasins ont votre taille et à partir de quand, souvent en deux heures. Un e-mail vous prévient quand elle attend au comptoir. Quelqu’un d’autre peut la retirer : indiquez son nom à la caisse.',
        'Der Warenkorb zeigt, welche Läden Ihre Größe haben und ab wann sie bereitliegt, oft binnen zwei Stunden. Eine E-Mail sagt, wenn sie an der Theke wartet. Auch jemand anderes darf abholen: Nennen Sie den Namen an der Kasse.',
      ],
    ],
  },
  {
    slug: 'send-to-a-store',
    question: [
      'Can you send to a store what it does not have?',
      'Pouvez-vous envoyer au magasin ce qu’il n’a pas ?',
      'Können Sie in den Laden schicken, was dort fehlt?',
    ],
    summary: [
      'Yes, free of charge, in a few days.',
      'Oui, sans frais, en quelques jours.',
      'Ja, kostenlos, in wenigen Tagen.',
    ],
    paragraphs: [
      [
        'If a store has none left, the cart offers to ship there. You see the day before you pay, and get an email when it has arrived. You can try it on at the counter and hand it back at once.',
        'Si un magasin n’en a plus, le panier propose de l’y expédier. Vous voyez le jour avant de payer et recevez un e-mail à l’arrivée. Vous pouvez essayer au comptoir et rendre aussitôt.',
        'Hat ein Laden nichts mehr, bietet der Warenkorb die Lieferung dorthin an. Den Tag sehen Sie vor dem Bezahlen, und eine E-Mail sagt, wenn es da ist. Sie können an der Theke anprobieren und gleich zurückgeben.',
      ],
    ],
  },
  {
    slug: 'collection-points',
    question: [
      'Can I collect somewhere else than in your stores?',
      'Puis-je retirer ailleurs que dans vos magasins ?',
      'Kann ich auch woanders als in Ihren Läden abholen?',
    ],
    summary: [
      'Where carriers have collection points, checkout lists those near you.',
      'Là où des transporteurs ont des points relais, la caisse liste les plus proches.',
      'Wo Zusteller Abholpunkte haben, nennt die Kasse die nächsten.',
    ],
    paragraphs: [
      [
        'Enter a postal code at checkout and choose a point from the list, with its opening hours. The carrier writes to you when the parcel is there, and keeps it for a week.',
        'Saisissez un code postal à la caisse et choisissez un point dans la liste, avec ses horaires. Le transporteur vous écrit à l’arrivée du colis et le garde une semaine.',
        'Geben Sie an der Kasse eine Postleitzahl ein, und wählen Sie einen Punkt aus der Liste, mit Öffnungszeiten. Der Zusteller schreibt Ihnen, wenn das Paket da ist, und bewahrt es eine Woche auf.',
      ],
    ],
  },
  {
    slug: 'opening-hours',
    question: ['When are the stores open?', 'Quand les magasins sont-ils ouverts ?', 'Wann haben die Läden geöffnet?'],
    summary: [
      'Each store lists its hours where you choose it.',
      'Chaque magasin affiche ses horaires là où vous le choisissez.',
      'Jeder Laden nennt seine Zeiten dort, wo Sie ihn wählen.',
    ],
    paragraphs: [
      [
        'Most stores open at ten from Monday to Friday, and at half past nine on Saturdays; some open on Sundays. The list in the cart has address, telephone, and hours of each, and how far it is.',
        'La plupart ouvrent à dix heures du lundi au vendredi et à neuf heures et demie le samedi ; certains ouvrent le dimanche. La liste du panier donne l’adresse, le téléphone, les horaires et la distance.',
        'Die meisten öffnen von Montag bis Freitag um zehn, samstags um halb zehn; manche auch sonntags. Die Liste im Warenkorb nennt Adresse, Telefon, Zeiten und Entfernung.',
      ],
    ],
  },
];
