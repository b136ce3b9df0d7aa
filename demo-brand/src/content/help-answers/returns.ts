import type { Answer } from './answer.ts';

export const returns: readonly Answer[] = [
  {
    slug: 'how-to-send-back',
    question: ['How do I send something back?', 'Comment renvoyer un article ?', 'Wie schicke ich etwas zurück?'],
    summary: [
      'Choose the pieces on the page of the order, print the label, and hand the parcel in.',
      'Choisissez les articles sur la page de la commande, imprimez l’étiquette et déposez le colis.',
      'Stücke auf der Seite der Bestellung wählen, Etikett drucken, Paket abgeben.',
    ],
    paragraphs: [
      [
        'Open the order, choose the return, and tell us which pieces come back. You get a label to print; put it on the parcel over the old one. A piece that goes back is not charged for, and neither is the way back.',
        'Ouvrez la commande, choisissez le retour et indiquez les articles concernés. Vous obtenez une étiquette à imprimer ; collez-la sur l’ancienne. Ni l’article renvoyé ni le trajet retour ne vous sont facturés.',
        'Öffnen Sie die Bestellung, wählen Sie die Rückgabe und sagen Sie, welche Stücke zurückkommen. Sie bekommen ein Etikett zum Drucken; kleben Sie es über das alte. Weder das Stück noch der Rückweg werden berechnet.',
      ],
      [
        'You can also bring the pieces to any of our stores, with the number of the order.',
        'Vous pouvez aussi rapporter les articles dans l’un de nos magasins, avec le numéro de commande.',
        'Sie können die Stücke auch in jeden unserer Läden bringen, mit der Bestellnummer.',
      ],
    ],
  },
  {
    slug: 'how-long-for-a-return',
    question: [
      'How long can I send things back?',
      'De combien de temps est-ce que je dispose ?',
      'Wie lange kann ich etwas zurückgeben?',
    ],
    summary: [
      'Sixty days from delivery or collection, unworn.',
      'Soixante jours après la livraison ou le retrait, non porté.',
      'Sechzig Tage nach Lieferung oder Abholung, ungetragen.',
    ],
    paragraphs: [
      [
        'The sixty days begin when the parcel is delivered or collected, not when you order. Try things on indoors, and keep the labels on until you are sure.',
        'Les soixante jours commencent à la livraison ou au retrait, pas à la commande. Essayez à l’intérieur et laissez les étiquettes tant que vous hésitez.',
        'Die sechzig Tage beginnen mit der Lieferung oder Abholung, nicht mit der Bestellung. Probieren Sie drinnen an, und lassen Sie die Etiketten dran, bis Sie sicher sind.',
      ],
    ],
  },
  {
    slug: 'when-is-the-money-back',
    question: ['When do I get my money back?', 'Quand suis-je remboursé ?', 'Wann bekomme ich mein Geld zurück?'],
    summary: [
      'Within three working days of arrival, the way it came.',
      'Sous trois jours ouvrables après réception, par le même moyen.',
      'Binnen drei Werktagen nach Eingang, auf demselben Weg.',
    ],
    paragraphs: [
      [
        'We refund when the parcel has arrived and been looked at, within three working days. The money goes back to the card or account you paid with; what you paid with gift cards goes back to those cards. Your bank may take a few days more to show it.',
        'Nous remboursons une fois le colis reçu et contrôlé, sous trois jours ouvrables. L’argent retourne sur la carte ou le compte utilisés ; ce qui a été payé par carte cadeau y retourne. Votre banque peut mettre quelques jours de plus à l’afficher.',
        'Wir erstatten, sobald das Paket angekommen und geprüft ist, binnen drei Werktagen. Das Geld geht auf die Karte oder das Konto zurück, womit Sie bezahlt haben; was Geschenkkarten bezahlt haben, geht auf diese Karten. Bis Ihre Bank es zeigt, können noch ein paar Tage vergehen.',
      ],
    ],
  },
  {
    slug: 'what-cannot-be-returned',
    question: ['What can I not send back?', 'Que ne puis-je pas renvoyer ?', 'Was kann ich nicht zurückgeben?'],
    summary: [
      'What was made for you, and gift cards that were mailed.',
      'Ce qui a été fabriqué pour vous, et les cartes cadeaux envoyées par e-mail.',
      'Was für Sie gefertigt wurde, und Geschenkkarten per E-Mail.',
    ],
    paragraphs: [
      [
        'Pieces made in your colors cannot be sold to anybody else, and a mailed gift card may have been used. If something is wrong with a piece made for you, we make it again.',
        'Une pièce réalisée dans vos couleurs ne peut être vendue à personne d’autre, et une carte cadeau envoyée a pu servir. Si une pièce faite pour vous a un défaut, nous la refaisons.',
        'Ein Stück in Ihren Farben können wir niemand anderem verkaufen, und eine verschickte Geschenkkarte kann benutzt sein. Stimmt mit einem gefertigten Stück etwas nicht, machen wir es neu.',
      ],
    ],
  },
  {
    slug: 'exchange-a-size',
    question: ['Can I exchange for another size?', 'Puis-je échanger la taille ?', 'Kann ich die Größe tauschen?'],
    summary: [
      'Order the right size now, and send the other one back.',
      'Commandez la bonne taille maintenant et renvoyez l’autre.',
      'Bestellen Sie die richtige Größe gleich, und schicken Sie die andere zurück.',
    ],
    paragraphs: [
      [
        'That way the right size is not sold while your parcel travels. In a store, you can change it over the counter when the size is there; the page of each product shows which stores have it.',
        'Ainsi, la bonne taille n’est pas vendue pendant que votre colis voyage. En magasin, l’échange se fait au comptoir si la taille s’y trouve ; la fiche de chaque produit indique les magasins qui l’ont.',
        'So ist die richtige Größe nicht verkauft, während Ihr Paket unterwegs ist. Im Laden tauschen Sie an der Theke, wenn die Größe da ist; jede Produktseite zeigt, welche Läden sie haben.',
      ],
    ],
  },
  {
    slug: 'something-arrived-broken',
    question: ['Something arrived broken', 'Un article est arrivé abîmé', 'Etwas ist beschädigt angekommen'],
    summary: [
      'Send us a photo; we repair, replace, or refund, as you like.',
      'Envoyez une photo ; nous réparons, remplaçons ou remboursons, à votre choix.',
      'Schicken Sie ein Foto; wir reparieren, ersetzen oder erstatten, wie Sie möchten.',
    ],
    paragraphs: [
      [
        'Keep the packaging, and write to us with the order number and a photo. You do not have to prove whose fault it was. If your gear fails later in its life, our workshop repairs it.',
        'Gardez l’emballage et écrivez-nous avec le numéro de commande et une photo. Vous n’avez pas à prouver à qui la faute. Si votre matériel lâche plus tard, notre atelier le répare.',
        'Heben Sie die Verpackung auf, und schreiben Sie uns mit Bestellnummer und Foto. Sie müssen nicht beweisen, wer schuld war. Geht später etwas kaputt, repariert es unsere Werkstatt.',
      ],
    ],
  },
];
