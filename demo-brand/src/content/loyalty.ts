import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from './building.ts';

/** What the loyalty program gives: a dialog, and the page at `/loyalty`. */
export const loyaltyBlocks = ({ say, scene }: Writer): DocumentBody<'page'>['blocks'] => [
  {
    id: 'loyalty-hero',
    name: 'Hero',
    type: 'hero',
    variant: 'standard',
    eyebrowText: say('Cairn, our loyalty program', 'Cairn, notre programme de fidélité', 'Cairn, unser Treueprogramm'),
    title: say(
      'Five percent off. Points on every order.',
      'Cinq pour cent de moins. Des points à chaque commande.',
      'Fünf Prozent weniger. Punkte für jede Bestellung.',
    ),
    subtitle: say('Joining is free.', 'L’adhésion est gratuite.', 'Die Teilnahme ist kostenlos.'),
    media: { small: scene('ridge-53-dawn-clear', '4x5', ''), large: scene('ridge-53-dawn-clear', '21x9', '') },
    targets: [],
    tone: 'dark',
    gradient: 'full',
    overlayWidth: 'md',
  },
  {
    id: 'loyalty-words',
    name: 'Words',
    type: 'rich-text',
    paragraphs: [
      say(
        'A cairn grows by a stone from everybody who passes. Ours grows with each order, costs nothing, and belongs to you.',
        'Un cairn grandit d’une pierre à chaque passage. Le nôtre grandit à chaque commande, ne coûte rien et vous appartient.',
        'Ein Steinmann wächst mit jedem, der vorbeikommt. Unserer wächst mit jeder Bestellung, kostet nichts und gehört Ihnen.',
      ),
    ],
  },
  {
    id: 'loyalty-benefits',
    name: 'Benefits',
    type: 'icon-and-text',
    variant: 'inline',
    items: [
      {
        icon: 'leaf',
        title: say('A point for every dollar or pound', 'Un point par dollar', 'Ein Punkt je Euro'),
        body: say(
          'That is for goods: delivery and gift cards do not count.',
          'Pour tous vos articles. La livraison et les cartes cadeaux ne comptent pas.',
          'Das gilt für alle Artikel. Versand und Geschenkkarten zählen nicht.',
        ),
      },
      {
        icon: 'gift',
        title: say('Paid back at checkout', 'À valoir au paiement', 'An der Kasse einlösbar'),
        body: say(
          'A hundred points take a dollar, or a pound, off what you pay. Use them when you like.',
          'Cent points font un dollar de moins à payer. Utilisez-les quand vous voulez.',
          'Hundert Punkte sind an der Kasse einen Euro wert. Sie entscheiden, wann Sie sie nutzen.',
        ),
      },
      {
        icon: 'mountain',
        title: say(
          'Five percent off every order',
          'Cinq pour cent sur chaque commande',
          'Fünf Prozent auf jede Bestellung',
        ),
        body: say(
          'Taken off your goods without a code. If there is a better offer, you get that one.',
          'Déduits de vos articles, sans code. Si une offre est meilleure, c’est elle que vous avez.',
          'Wir ziehen sie ohne Code vom Warenwert ab. Gibt es ein besseres Angebot, bekommen Sie das.',
        ),
      },
      {
        icon: 'repair',
        title: say('Repairs without a receipt', 'Réparer sans facture', 'Reparieren ohne Beleg'),
        body: say(
          'What you bought is in your account, and so is the way to the bench.',
          'Vos achats sont dans votre compte, le chemin de l’atelier aussi.',
          'Was Sie gekauft haben, steht im Konto, und der Weg zur Werkbank auch.',
        ),
      },
    ],
  },
  {
    id: 'loyalty-questions',
    name: 'Questions',
    type: 'accordion',
    title: say('Good to know', 'Bon à savoir', 'Gut zu wissen'),
    items: [
      {
        title: say('How do I join?', 'Comment adhérer ?', 'Wie trete ich bei?'),
        body: say(
          'Tick the program when you open an account, or join later in your account.',
          'Cochez le programme en créant un compte, ou adhérez plus tard dans votre compte.',
          'Kreuzen Sie das Programm an, wenn Sie ein Konto anlegen, oder treten Sie später im Konto bei.',
        ),
      },
      {
        title: say('Can I invite friends?', 'Puis-je inviter des proches ?', 'Kann ich Freunde einladen?'),
        body: say(
          'Your membership page has a link for anyone who is new here, and says what both of you get once they keep an order of some size.',
          'La page de votre adhésion contient un lien destiné aux nouveaux clients, et dit ce que vous recevrez tous deux dès qu’ils auront gardé une commande assez élevée.',
          'Auf der Seite Ihrer Mitgliedschaft finden Sie einen Link für alle, die hier neu sind, und was Sie beide bekommen, sobald eine größere Bestellung behalten wird.',
        ),
      },
      {
        title: say(
          'What if I send something back?',
          'Et si je renvoie un article ?',
          'Und wenn ich etwas zurückschicke?',
        ),
        body: say(
          'It earns no points: they are yours once nothing of an order can be sent back. Points that you paid with come back.',
          'Il ne rapporte pas de points : ils sont à vous dès que plus rien d’une commande ne peut être retourné. Les points avec lesquels vous avez payé reviennent.',
          'Dafür gibt es keine Punkte: Sie gehören Ihnen, sobald nichts einer Bestellung mehr zurückgeschickt werden kann. Punkte, mit denen Sie bezahlt haben, kommen zurück.',
        ),
      },
    ],
  },
];
