import type { Answer } from './answer.ts';

export const orders: readonly Answer[] = [
  {
    slug: 'cancel-an-order',
    question: ['How do I cancel an order?', 'Comment annuler une commande ?', 'Wie storniere ich eine Bestellung?'],
    summary: [
      'On the page of the order, until its parcel is packed.',
      'Sur la page de la commande, tant que le colis n’est pas emballé.',
      'Auf der Seite der Bestellung, bis ihr Paket gepackt ist.',
    ],
    paragraphs: [
      [
        'Open the order, choose what you no longer want, and confirm. You can cancel everything or single pieces. If a promotion depended on what you cancel, the page shows the new sum before you confirm.',
        'Ouvrez la commande, choisissez ce dont vous ne voulez plus, et confirmez. Vous pouvez tout annuler ou seulement certaines pièces. Si une offre en dépendait, la page montre la nouvelle somme avant la confirmation.',
        'Öffnen Sie die Bestellung, wählen Sie, was Sie nicht mehr möchten, und bestätigen Sie. Sie können alles stornieren oder einzelne Stücke. Hing eine Aktion daran, zeigt die Seite vorher die neue Summe.',
      ],
      [
        'Once a parcel is packed, it can no longer be stopped. Send it back when it has arrived, free of charge.',
        'Une fois emballé, un colis ne s’arrête plus. Renvoyez-le à son arrivée, sans frais.',
        'Ist ein Paket gepackt, lässt es sich nicht mehr aufhalten. Schicken Sie es nach der Ankunft kostenlos zurück.',
      ],
    ],
  },
  {
    slug: 'find-an-order-without-account',
    question: [
      'How do I find an order without an account?',
      'Comment retrouver une commande sans compte ?',
      'Wie finde ich eine Bestellung ohne Konto?',
    ],
    summary: [
      'By its number and the email address you ordered with.',
      'Avec son numéro et l’adresse e-mail utilisée.',
      'Mit ihrer Nummer und der E-Mail-Adresse, mit der Sie bestellt haben.',
    ],
    paragraphs: [
      [
        'Choose “Account” in the header and then “Look up an order”. The number is in the email that confirmed the order. If you open an account with the same address later, the order appears there by itself.',
        'Choisissez « Compte » dans l’en-tête, puis « Retrouver une commande ». Le numéro est dans l’e-mail de confirmation. Si vous créez plus tard un compte avec la même adresse, la commande y apparaît d’elle-même.',
        'Wählen Sie oben „Konto“ und dann „Bestellung suchen“. Die Nummer steht in der Bestätigung per E-Mail. Legen Sie später mit derselben Adresse ein Konto an, erscheint die Bestellung dort von selbst.',
      ],
    ],
  },
  {
    slug: 'no-confirmation',
    question: [
      'I have no email that confirms my order',
      'Je n’ai pas reçu d’e-mail de confirmation',
      'Ich habe keine Bestätigung per E-Mail bekommen',
    ],
    summary: [
      'Look the order up by number before you order again.',
      'Cherchez la commande par son numéro avant d’en passer une autre.',
      'Suchen Sie die Bestellung mit ihrer Nummer, bevor Sie noch einmal bestellen.',
    ],
    paragraphs: [
      [
        'The email leaves within a minute. Look into the folder for junk first. The page after paying showed the number of the order; if you reload that page, it is still there.',
        'L’e-mail part dans la minute. Regardez d’abord dans les indésirables. La page affichée après le paiement indiquait le numéro ; rechargez-la, elle est toujours là.',
        'Die E-Mail geht binnen einer Minute hinaus. Schauen Sie zuerst in den Ordner für Unerwünschtes. Die Seite nach dem Bezahlen nannte die Nummer; beim Neuladen ist sie noch da.',
      ],
      [
        'If paying was interrupted, your cart is still full and nothing has been charged. A payment is never taken twice for one order.',
        'Si le paiement a été interrompu, votre panier est toujours plein et rien n’a été prélevé. Une commande n’est jamais débitée deux fois.',
        'Wurde das Bezahlen unterbrochen, ist Ihr Warenkorb noch voll und nichts abgebucht. Für eine Bestellung wird nie zweimal kassiert.',
      ],
    ],
  },
  {
    slug: 'order-again',
    question: [
      'Can I order the same again?',
      'Puis-je recommander la même chose ?',
      'Kann ich dasselbe noch einmal bestellen?',
    ],
    summary: [
      'One press puts everything that we still have into your cart.',
      'Un clic remet au panier tout ce que nous avons encore.',
      'Ein Druck legt alles in den Warenkorb, was wir noch haben.',
    ],
    paragraphs: [
      [
        'Open the order in your account and choose “Order again”. What is sold out or no longer made is named, and the rest goes into your cart at today’s prices.',
        'Ouvrez la commande dans votre compte et choisissez « Commander à nouveau ». Ce qui est épuisé ou n’existe plus est signalé ; le reste va au panier, aux prix du jour.',
        'Öffnen Sie die Bestellung in Ihrem Konto und wählen Sie „Noch einmal bestellen“. Was ausverkauft ist oder nicht mehr gemacht wird, nennen wir; der Rest kommt zu heutigen Preisen in den Warenkorb.',
      ],
    ],
  },
  {
    slug: 'how-long-does-the-cart-keep',
    question: [
      'How long does my cart keep what I want?',
      'Combien de temps mon panier garde-t-il mes articles ?',
      'Wie lange bewahrt der Warenkorb auf, was ich möchte?',
    ],
    summary: [
      'The cart itself for weeks; pieces that are scarce for fifteen minutes at checkout.',
      'Le panier, des semaines ; les pièces rares, quinze minutes pendant la commande.',
      'Den Warenkorb wochenlang; knappe Stücke während der Kasse fünfzehn Minuten.',
    ],
    paragraphs: [
      [
        'A cart is a list, not a reservation: somebody else may buy the last piece in the meantime. When you begin to pay, we hold your pieces for fifteen minutes, so that nobody takes them out of your hands.',
        'Un panier est une liste, pas une réservation : quelqu’un d’autre peut acheter la dernière pièce entre-temps. Dès que vous commencez à payer, nous vous gardons vos articles quinze minutes.',
        'Ein Warenkorb ist eine Liste, keine Reservierung: Jemand anderes kann inzwischen das letzte Stück kaufen. Sobald Sie bezahlen, halten wir Ihre Stücke fünfzehn Minuten lang fest.',
      ],
      [
        'With “Save for later”, a piece leaves the cart without being forgotten, and we say when its price or stock changes.',
        'Avec « Garder pour plus tard », un article quitte le panier sans être oublié ; nous signalons tout changement de prix ou de stock.',
        'Mit „Für später merken“ verlässt ein Stück den Warenkorb, ohne vergessen zu sein; ändern sich Preis oder Bestand, sagen wir es.',
      ],
    ],
  },
];
