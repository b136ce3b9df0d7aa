import type { Answer } from './answer.ts';

export const gifts: readonly Answer[] = [
  {
    slug: 'send-as-a-gift',
    question: [
      'Can you send it as a gift?',
      'Pouvez-vous l’envoyer en cadeau ?',
      'Können Sie es als Geschenk schicken?',
    ],
    summary: [
      'Yes: with a card in your words, and without a price.',
      'Oui : avec une carte de vos mots, et sans prix.',
      'Ja: mit einer Karte in Ihren Worten und ohne Preis.',
    ],
    paragraphs: [
      [
        'Choose “Make it a gift” beside the piece in the cart, say who it is for, and write a few words. Deliver to another address at checkout: no invoice goes into the parcel.',
        'Choisissez « En faire un cadeau » à côté de l’article dans le panier, indiquez pour qui, et écrivez quelques mots. À la caisse, faites livrer à une autre adresse : aucune facture n’est jointe.',
        'Wählen Sie im Warenkorb neben dem Stück „Als Geschenk“, sagen Sie, für wen es ist, und schreiben Sie ein paar Worte. An der Kasse lassen Sie an eine andere Adresse liefern: Dem Paket liegt keine Rechnung bei.',
      ],
    ],
  },
  {
    slug: 'balance-of-a-gift-card',
    question: [
      'How much is left on my gift card?',
      'Combien reste-t-il sur ma carte cadeau ?',
      'Wie viel ist noch auf meiner Geschenkkarte?',
    ],
    summary: [
      'Enter its number and PIN at checkout; the balance shows before you pay.',
      'Saisissez numéro et code PIN à la caisse ; le solde s’affiche avant le paiement.',
      'Nummer und PIN an der Kasse eingeben; das Guthaben erscheint vor dem Bezahlen.',
    ],
    paragraphs: [
      [
        'A card can pay several orders until it is empty, and several cards can pay one order. The balance does not expire. Keep the card until you are sure that you send nothing back: a refund returns to it.',
        'Une carte peut payer plusieurs commandes jusqu’à épuisement, et plusieurs cartes une seule commande. Le solde n’expire pas. Gardez la carte tant que vous pourriez renvoyer quelque chose : le remboursement y retourne.',
        'Eine Karte kann mehrere Bestellungen bezahlen, bis sie leer ist, und mehrere Karten eine Bestellung. Das Guthaben verfällt nicht. Heben Sie die Karte auf, solange Sie etwas zurückschicken könnten: Die Erstattung geht auf sie.',
      ],
    ],
  },
  {
    slug: 'gift-card-did-not-come',
    question: [
      'The gift card has not come',
      'La carte cadeau n’est pas arrivée',
      'Die Geschenkkarte ist nicht angekommen',
    ],
    summary: [
      'It goes out by email on the day of the order.',
      'Elle part par e-mail le jour de la commande.',
      'Sie geht am Tag der Bestellung per E-Mail hinaus.',
    ],
    paragraphs: [
      [
        'Check the address on the page of the order and the folder for junk. If the address has a slip, write to us: we block the old card and send a new one.',
        'Vérifiez l’adresse sur la page de la commande et le dossier des indésirables. Si l’adresse comporte une faute, écrivez-nous : nous bloquons l’ancienne carte et en envoyons une nouvelle.',
        'Prüfen Sie die Adresse auf der Seite der Bestellung und den Ordner für Unerwünschtes. Hat die Adresse einen Tippfehler, schreiben Sie uns: Wir sperren die alte Karte und schicken eine neue.',
      ],
    ],
  },
];
