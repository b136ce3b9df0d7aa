import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { Writer } from './building.ts';

/** What the loyalty program gives: a dialog, and the page at `/loyalty`. */
export const loyaltyBlocks = ({ say }: Writer): DocumentBody<'page'>['blocks'] => [
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
        title: say('A point for each unit', 'Un point par unité', 'Ein Punkt je Einheit'),
        body: say(
          'One for each dollar, pound, or euro that you spend on goods. Delivery and gift cards do not count.',
          'Un pour chaque dollar, livre ou euro d’articles. La livraison et les cartes cadeaux ne comptent pas.',
          'Einer für jeden Dollar, jedes Pfund und jeden Euro für Ware. Versand und Geschenkkarten zählen nicht.',
        ),
      },
      {
        icon: 'gift',
        title: say('Paid back at checkout', 'À valoir au paiement', 'An der Kasse einlösbar'),
        body: say(
          'A hundred points are worth one unit of your currency. Pay with them, or exchange them for a voucher.',
          'Cent points valent une unité de votre monnaie. Payez avec, ou échangez-les contre un bon.',
          'Hundert Punkte sind eine Einheit Ihrer Währung wert. Bezahlen Sie damit, oder tauschen Sie sie gegen einen Gutschein.',
        ),
      },
      {
        icon: 'mountain',
        title: say('Five percent less', 'Cinq pour cent de moins', 'Fünf Prozent weniger'),
        body: say(
          'Taken off the goods of each order, without a code. A better offer takes its place.',
          'Déduits des articles de chaque commande, sans code. Une meilleure offre les remplace.',
          'Sie werden bei jeder Bestellung automatisch von der Ware abgezogen, ohne Code. Ein besseres Angebot geht vor.',
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
