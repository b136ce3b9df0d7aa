import type { Answer } from './answer.ts';

export const delivery: readonly Answer[] = [
  {
    slug: 'when-does-it-arrive',
    question: ['When does my parcel arrive?', 'Quand mon colis arrive-t-il ?', 'Wann kommt mein Paket an?'],
    summary: [
      'On the day that checkout named before you paid.',
      'Le jour que la caisse a indiqué avant le paiement.',
      'An dem Tag, den die Kasse vor dem Bezahlen genannt hat.',
    ],
    paragraphs: [
      [
        'Checkout names a day for each parcel before you pay. The same day is in the email that confirms your order, and on the page of the order in your account.',
        'Avant le paiement, la caisse indique un jour pour chaque colis. Ce jour figure aussi dans l’e-mail de confirmation et sur la page de la commande, dans votre compte.',
        'Die Kasse nennt vor dem Bezahlen für jedes Paket einen Tag. Derselbe Tag steht in der Bestätigung per E-Mail und in Ihrem Konto auf der Seite der Bestellung.',
      ],
      [
        'Orders placed before 2 p.m. on a working day leave the warehouse the same day. Later ones, and those of a weekend, leave on the next working day; the day we name already takes that into account.',
        'Les commandes passées avant 14 h un jour ouvrable partent le jour même. Les autres, et celles du week-end, partent le jour ouvrable suivant ; la date indiquée en tient déjà compte.',
        'Was an einem Werktag bis 14 Uhr bestellt ist, verlässt das Lager noch am selben Tag. Späteres und alles vom Wochenende folgt am nächsten Werktag; im genannten Termin ist das schon berücksichtigt.',
      ],
    ],
  },
  {
    slug: 'where-is-my-parcel',
    question: ['Where is my parcel?', 'Où est mon colis ?', 'Wo ist mein Paket?'],
    summary: [
      'Open the order: every parcel shows its steps and the carrier’s link.',
      'Ouvrez la commande : chaque colis y montre ses étapes et le lien du transporteur.',
      'Öffnen Sie die Bestellung: Bei jedem Paket stehen seine Stationen und der Link des Zustellers.',
    ],
    paragraphs: [
      [
        'Open the order in your account. Without an account, look it up by its number and the email address you ordered with. Each parcel has its own steps: received, packed, on its way, delivered.',
        'Ouvrez la commande dans votre compte. Sans compte, retrouvez-la avec son numéro et l’adresse e-mail utilisée. Chaque colis a ses propres étapes : reçu, emballé, en route, livré.',
        'Öffnen Sie die Bestellung in Ihrem Konto. Ohne Konto finden Sie sie mit ihrer Nummer und der E-Mail-Adresse, mit der Sie bestellt haben. Jedes Paket hat eigene Stationen: eingegangen, gepackt, unterwegs, zugestellt.',
      ],
      [
        'Between two scans of the carrier, a parcel can be silent for a day or two. If the day we named has passed and nothing has moved, write to us with the order number.',
        'Entre deux passages chez le transporteur, un colis peut rester muet un jour ou deux. Si la date indiquée est passée et que rien ne bouge, écrivez-nous avec le numéro de commande.',
        'Zwischen zwei Erfassungen beim Zusteller kann ein Paket ein, zwei Tage lang still sein. Ist der genannte Tag vorbei und nichts bewegt sich, schreiben Sie uns mit der Bestellnummer.',
      ],
    ],
  },
  {
    slug: 'what-does-delivery-cost',
    question: ['What does delivery cost?', 'Combien coûte la livraison ?', 'Was kostet der Versand?'],
    summary: [
      'Standard delivery is free from the amount named at the top of the shop.',
      'La livraison standard est offerte à partir du montant indiqué en haut de la boutique.',
      'Der Standardversand ist ab dem Betrag frei, der oben im Laden steht.',
    ],
    paragraphs: [
      [
        'Below that amount, the cart shows what standard delivery costs and how much is missing until it is free. Express costs more and saves a day or two; you see both prices and both days side by side.',
        'En dessous, le panier indique le prix de la livraison standard et ce qu’il manque pour qu’elle soit offerte. L’express coûte plus et gagne un jour ou deux ; les deux prix et les deux dates s’affichent côte à côte.',
        'Darunter zeigt der Warenkorb, was der Standardversand kostet und wie viel bis zum freien Versand fehlt. Express kostet mehr und spart ein, zwei Tage; beide Preise und beide Tage stehen nebeneinander.',
      ],
      [
        'Collecting in a store costs nothing, whatever the value of the order.',
        'Le retrait en magasin est gratuit, quel que soit le montant de la commande.',
        'Die Abholung im Laden kostet nichts, egal wie hoch der Bestellwert ist.',
      ],
    ],
  },
  {
    slug: 'several-parcels',
    question: [
      'Why does my order come in several parcels?',
      'Pourquoi ma commande arrive-t-elle en plusieurs colis ?',
      'Warum kommt meine Bestellung in mehreren Paketen?',
    ],
    summary: [
      'Some things take another way, or another day.',
      'Certains articles prennent un autre chemin, ou un autre jour.',
      'Manches nimmt einen anderen Weg, oder einen anderen Tag.',
    ],
    paragraphs: [
      [
        'What you collect in a store, what is sent home, what is made for you, and what goes out by email each travel on their own. Checkout shows these groups with a date and a price for each, so that nothing holds up the rest.',
        'Ce que vous retirez en magasin, ce qui part chez vous, ce qui est fabriqué pour vous et ce qui part par e-mail voyagent séparément. La caisse montre ces groupes, avec une date et un prix pour chacun : rien ne retarde le reste.',
        'Was Sie im Laden abholen, was nach Hause geht, was für Sie gefertigt wird und was per E-Mail kommt, reist jeweils für sich. Die Kasse zeigt diese Gruppen mit Datum und Preis, damit nichts den Rest aufhält.',
      ],
    ],
  },
  {
    slug: 'change-address-after-order',
    question: [
      'Can I change the address after ordering?',
      'Puis-je changer l’adresse après la commande ?',
      'Kann ich die Adresse nach der Bestellung ändern?',
    ],
    summary: [
      'Cancel the order while it is not packed, and place it again.',
      'Annulez la commande tant qu’elle n’est pas emballée, puis repassez-la.',
      'Stornieren Sie, solange nicht gepackt ist, und bestellen Sie neu.',
    ],
    paragraphs: [
      [
        'An address cannot be changed once the order is placed. As long as the parcel is not packed, you can cancel it on the page of the order; the money goes back the way it came. “Order again” then puts the same things into your cart.',
        'Une fois la commande passée, l’adresse ne change plus. Tant que le colis n’est pas emballé, vous pouvez l’annuler sur la page de la commande ; l’argent repart par où il est venu. « Commander à nouveau » remet ensuite les mêmes articles au panier.',
        'Nach der Bestellung lässt sich die Adresse nicht mehr ändern. Solange das Paket nicht gepackt ist, können Sie es auf der Seite der Bestellung stornieren; das Geld geht denselben Weg zurück. „Noch einmal bestellen“ legt danach dieselben Dinge in den Warenkorb.',
      ],
    ],
  },
  {
    slug: 'where-do-you-deliver',
    question: ['Where do you deliver?', 'Où livrez-vous ?', 'Wohin liefern Sie?'],
    summary: [
      'Within the country whose shop you are in.',
      'Dans le pays de la boutique où vous vous trouvez.',
      'In dem Land, in dessen Laden Sie gerade sind.',
    ],
    paragraphs: [
      [
        'Each country has its own shop with its own prices, taxes, and delivery: the United States, Canada, the United Kingdom, and Germany. Change the country at the foot of any page. Your cart belongs to one country, as prices and stocks differ.',
        'Chaque pays a sa boutique, avec ses prix, ses taxes et sa livraison : les États-Unis, le Canada, le Royaume-Uni et l’Allemagne. Changez de pays au bas de n’importe quelle page. Un panier appartient à un seul pays, car les prix et les stocks diffèrent.',
        'Jedes Land hat seinen eigenen Laden mit eigenen Preisen, Steuern und Versandwegen: die USA, Kanada, Großbritannien und Deutschland. Das Land wechseln Sie am Fuß jeder Seite. Ein Warenkorb gehört zu einem Land, denn Preise und Bestände sind verschieden.',
      ],
    ],
  },
];
