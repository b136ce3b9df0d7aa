import type { Answer } from './answer.ts';

export const gear: readonly Answer[] = [
  {
    slug: 'which-size',
    question: ['Which size do I need?', 'Quelle taille choisir ?', 'Welche Größe brauche ich?'],
    summary: [
      'Measure chest, waist, and inside leg; between two sizes it depends on the piece.',
      'Mesurez poitrine, taille et entrejambe ; entre deux tailles, tout dépend de la pièce.',
      'Brust, Taille und Innenbein messen; zwischen zwei Größen kommt es auf das Stück an.',
    ],
    paragraphs: [
      [
        'The size guide says how to measure. Between two sizes take the larger for shells, which go over other layers, and the smaller for base layers. On each product page buyers say whether it runs small or large.',
        'Le guide des tailles explique comment mesurer. Entre deux tailles, la plus grande pour les vestes, qui vont par-dessus le reste, la plus petite pour les premières couches. Sur chaque fiche, les acheteurs disent si ça taille petit ou grand.',
        'Die Größenberatung erklärt das Messen. Zwischen zwei Größen nehmen Sie bei Shells, die über anderem liegen, die größere, bei Baselayern die kleinere. Auf jeder Produktseite sagen Käufer, ob das Stück klein oder groß ausfällt.',
      ],
    ],
  },
  {
    slug: 'how-do-repairs-work',
    question: ['How do repairs work?', 'Comment se passent les réparations ?', 'Wie läuft eine Reparatur?'],
    summary: [
      'Clean it, send it or bring it, and get it back within three weeks.',
      'Nettoyez, envoyez ou déposez : retour sous trois semaines.',
      'Sauber einschicken oder abgeben, und binnen drei Wochen zurück.',
    ],
    paragraphs: [
      [
        'Write to us with a photo of the damage, or bring the piece to a store. Our workshop says what can be done and what it costs before it begins; faults of ours cost nothing, however old the piece is.',
        'Écrivez-nous avec une photo du dommage, ou apportez la pièce en magasin. Notre atelier dit ce qui est possible et à quel prix avant de commencer ; nos défauts ne coûtent rien, quel que soit l’âge de la pièce.',
        'Schreiben Sie uns mit einem Foto des Schadens, oder bringen Sie das Stück in einen Laden. Unsere Werkstatt sagt vorher, was geht und was es kostet; unsere Fehler kosten nichts, egal wie alt das Stück ist.',
      ],
      [
        'Please wash it first: needles dislike mud, and so does the person behind them.',
        'Merci de le laver avant : les aiguilles n’aiment pas la boue, ni la personne qui les tient.',
        'Bitte vorher waschen: Nadeln mögen keinen Schlamm, und wer sie führt, auch nicht.',
      ],
    ],
  },
  {
    slug: 'wash-a-shell',
    question: [
      'How do I wash a rain shell?',
      'Comment laver une veste imperméable ?',
      'Wie wasche ich eine Regenjacke?',
    ],
    summary: [
      'Often, gently, without softener, and dry it warm.',
      'Souvent, en douceur, sans adoucissant, et séchée au chaud.',
      'Oft, schonend, ohne Weichspüler, und warm trocknen.',
    ],
    paragraphs: [
      [
        'Close all zips, wash at thirty degrees with liquid detergent, and rinse twice. Twenty minutes in a warm dryer wake the outer layer’s finish. When water no longer beads after that, it is time for a new treatment.',
        'Fermez tous les zips, lavez à trente degrés avec une lessive liquide et rincez deux fois. Vingt minutes de séchage tiède réveillent le traitement extérieur. Si l’eau ne perle plus ensuite, il est temps de le refaire.',
        'Alle Reißverschlüsse schließen, bei dreißig Grad mit Flüssigwaschmittel waschen und zweimal spülen. Zwanzig Minuten im warmen Trockner wecken die Imprägnierung. Perlt Wasser danach nicht mehr ab, ist eine neue fällig.',
      ],
    ],
  },
  {
    slug: 'wash-down',
    question: ['Can I wash down?', 'Puis-je laver du duvet ?', 'Kann ich Daune waschen?'],
    summary: [
      'Yes, with down soap, and dried until no lump is left.',
      'Oui, avec un savon à duvet, et séché jusqu’au dernier grumeau.',
      'Ja, mit Daunenwaschmittel, und getrocknet, bis kein Klumpen bleibt.',
    ],
    paragraphs: [
      [
        'Use a large machine and a gentle program. Drying takes two to three hours on low heat with a pair of clean tennis balls, and patience: damp down smells, and does not warm.',
        'Prenez une grande machine et un programme doux. Le séchage dure deux à trois heures à basse température, avec deux balles de tennis propres et de la patience : le duvet humide sent et ne chauffe pas.',
        'Nehmen Sie eine große Maschine und ein Schonprogramm. Das Trocknen dauert bei niedriger Wärme zwei bis drei Stunden, mit zwei sauberen Tennisbällen und Geduld: Feuchte Daune riecht und wärmt nicht.',
      ],
    ],
  },
  {
    slug: 'back-in-stock',
    question: ['When will it be back in stock?', 'Quand sera-t-il de nouveau disponible ?', 'Wann ist es wieder da?'],
    summary: [
      'The product page says so, and can write to you.',
      'La fiche du produit le dit, et peut vous écrire.',
      'Die Produktseite sagt es, und kann Ihnen schreiben.',
    ],
    paragraphs: [
      [
        'Choose the size that is sold out. If more are on their way, the page names the month; leave your email address, and we write once, on the day it is back.',
        'Choisissez la taille épuisée. Si d’autres sont en route, la fiche indique le mois ; laissez votre adresse e-mail et nous écrivons une fois, le jour du retour.',
        'Wählen Sie die ausverkaufte Größe. Ist Nachschub unterwegs, nennt die Seite den Monat; hinterlassen Sie Ihre E-Mail-Adresse, und wir schreiben einmal, an dem Tag, an dem es wieder da ist.',
      ],
    ],
  },
];
