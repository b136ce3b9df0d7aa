import type { Answer } from './answer.ts';

export const payment: readonly Answer[] = [
  {
    slug: 'ways-to-pay',
    question: ['How can I pay?', 'Comment puis-je payer ?', 'Wie kann ich bezahlen?'],
    summary: [
      'By card, Apple Pay, PayPal, or Klarna, and with gift cards and rewards.',
      'Par carte, Apple Pay, PayPal ou Klarna, et avec des cartes cadeaux et des récompenses.',
      'Mit Karte, Apple Pay, PayPal oder Klarna, dazu mit Geschenkkarten und Prämien.',
    ],
    paragraphs: [
      [
        'Checkout shows what is possible for your order, country, and device. Gift cards and rewards can pay a part, and one of the other ways the rest.',
        'La caisse affiche ce qui est possible selon la commande, le pays et l’appareil. Cartes cadeaux et récompenses peuvent payer une partie, un autre moyen le reste.',
        'Die Kasse zeigt, was für Bestellung, Land und Gerät möglich ist. Geschenkkarten und Prämien können einen Teil zahlen, einer der anderen Wege den Rest.',
      ],
    ],
  },
  {
    slug: 'when-am-i-charged',
    question: ['When is my card charged?', 'Quand ma carte est-elle débitée ?', 'Wann wird meine Karte belastet?'],
    summary: [
      'When you place the order, and only if all of it could be placed.',
      'Quand vous passez la commande, et seulement si elle a pu être enregistrée entière.',
      'Wenn Sie bestellen, und nur, wenn die ganze Bestellung zustande kam.',
    ],
    paragraphs: [
      [
        'If something sells out in the same second, nothing is charged and you are told what is missing. Your bank may show an amount that was reserved and then released; it disappears by itself.',
        'Si un article s’épuise à la seconde même, rien n’est débité et nous disons ce qui manque. Votre banque peut montrer un montant réservé puis libéré ; il disparaît de lui-même.',
        'Ist etwas in derselben Sekunde ausverkauft, wird nichts abgebucht, und Sie erfahren, was fehlt. Ihre Bank zeigt vielleicht einen Betrag, der vorgemerkt und wieder freigegeben ist; er verschwindet von selbst.',
      ],
    ],
  },
  {
    slug: 'payment-refused',
    question: ['My payment was refused', 'Mon paiement a été refusé', 'Meine Zahlung wurde abgelehnt'],
    summary: [
      'Your cart is safe: check the details, or pay another way.',
      'Votre panier est intact : vérifiez vos données ou payez autrement.',
      'Ihr Warenkorb ist sicher: Angaben prüfen oder anders bezahlen.',
    ],
    paragraphs: [
      [
        'The message at checkout says whether the number, the date, or the security code was wrong, or whether the bank declined without a reason. In the last case only your bank can say why; we do not learn it either.',
        'Le message à la caisse dit si le numéro, la date ou le code étaient faux, ou si la banque a refusé sans raison. Dans ce cas, elle seule sait pourquoi ; nous ne l’apprenons pas non plus.',
        'Die Meldung an der Kasse sagt, ob Nummer, Datum oder Prüfziffer falsch waren oder die Bank ohne Grund abgelehnt hat. Dann weiß nur Ihre Bank, warum; auch wir erfahren es nicht.',
      ],
    ],
  },
  {
    slug: 'are-my-card-details-safe',
    question: [
      'Do you keep my card details?',
      'Conservez-vous les données de ma carte ?',
      'Speichern Sie meine Kartendaten?',
    ],
    summary: [
      'Never the number: our card provider keeps it, if you wish.',
      'Jamais le numéro : notre prestataire le garde, si vous le voulez.',
      'Nie die Nummer: Sie liegt bei unserem Kartendienst, wenn Sie das möchten.',
    ],
    paragraphs: [
      [
        'The fields of the card belong to our card provider and are outside our reach. If you save a card, we get a name for it and its last four digits. You can remove it in your account at any time.',
        'Les champs de la carte appartiennent à notre prestataire et nous échappent. Si vous enregistrez une carte, nous n’en recevons qu’un nom et les quatre derniers chiffres. Vous pouvez la supprimer à tout moment.',
        'Die Felder der Karte gehören unserem Kartendienst, wir sehen nicht hinein. Speichern Sie eine Karte, erhalten wir einen Namen dafür und die letzten vier Ziffern. In Ihrem Konto können Sie sie jederzeit entfernen.',
      ],
    ],
  },
  {
    slug: 'promo-code-does-not-work',
    question: [
      'My promo code does not work',
      'Mon code promo ne fonctionne pas',
      'Mein Aktionscode funktioniert nicht',
    ],
    summary: [
      'The message beside the field names the reason.',
      'Le message à côté du champ en donne la raison.',
      'Die Meldung neben dem Feld nennt den Grund.',
    ],
    paragraphs: [
      [
        'A code can have expired, need a minimum, be for certain products, or work once for each person. Some codes do not go together with another one: the cart then says which of them counts.',
        'Un code peut être périmé, exiger un minimum, viser certains produits ou ne servir qu’une fois par personne. Certains ne se cumulent pas : le panier dit alors lequel compte.',
        'Ein Code kann abgelaufen sein, einen Mindestwert verlangen, für bestimmte Produkte gelten oder je Person nur einmal. Manche Codes vertragen sich nicht mit anderen: Der Warenkorb sagt dann, welcher zählt.',
      ],
    ],
  },
  {
    slug: 'taxes-and-invoice',
    question: ['Are taxes included?', 'Les taxes sont-elles comprises ?', 'Ist die Steuer enthalten?'],
    summary: [
      'In the United Kingdom and Germany, yes; in North America they are added at checkout.',
      'Au Royaume-Uni et en Allemagne, oui ; en Amérique du Nord, elles s’ajoutent à la caisse.',
      'In Großbritannien und Deutschland ja; in Nordamerika kommt sie an der Kasse dazu.',
    ],
    paragraphs: [
      [
        'As soon as the address is known, checkout shows the exact tax as a line of its own. The page of the order has the same figures and can be printed as a receipt.',
        'Dès que l’adresse est connue, la caisse affiche la taxe exacte sur une ligne à part. La page de la commande reprend ces chiffres et s’imprime comme reçu.',
        'Sobald die Adresse bekannt ist, zeigt die Kasse die genaue Steuer in einer eigenen Zeile. Die Seite der Bestellung hat dieselben Zahlen und lässt sich als Beleg drucken.',
      ],
    ],
  },
];
