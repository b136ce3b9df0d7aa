import { defineMessages } from 'storefront-kit/messages';

/** Words of the withdrawal from a contract. Its names in German are those of the law (Directive 2011/83/EU, article 11a). */
export const withdrawalMessages = defineMessages(
  {
    pageText:
      'You can withdraw from a purchase without giving a reason. Find the order first; nothing is declared before you confirm it.',
    terms: 'When and how you can withdraw',
    ownOrders: 'Your orders',
    title: 'Which contract do you withdraw from?',
    statement: (name: string, order: string) =>
      `I, ${name}, withdraw from the contract of order ${order} for these goods:`,
    nameless: (order: string) => `I withdraw from the contract of order ${order} for these goods:`,
    receiptTo: (email: string) => `The receipt goes to ${email}.`,
    confirm: 'Confirm withdrawal',
    confirming: 'Sending',
    failed: 'Your withdrawal did not reach us. Please try again.',
    received: (moment: string, email: string) =>
      `We received your withdrawal on ${moment}. The receipt is on its way to ${email}.`,
    sendBack: (amount: string) =>
      `Please send back within 14 days what you have: ${amount} goes back to you once it is here. The label is in the mail, too.`,
    nothingLeft: 'There is nothing left in this order that you could withdraw from.',
  },
  {
    fr: {
      pageText:
        'Vous pouvez vous rétracter d’un achat sans donner de raison. Retrouvez d’abord la commande ; rien n’est déclaré avant votre confirmation.',
      terms: 'Quand et comment vous rétracter',
      ownOrders: 'Vos commandes',
      title: 'De quel contrat vous rétractez-vous ?',
      statement: (name: string, order: string) =>
        `Je soussigné(e), ${name}, me rétracte du contrat de la commande ${order} pour ces articles :`,
      nameless: (order: string) => `Je me rétracte du contrat de la commande ${order} pour ces articles :`,
      receiptTo: (email: string) => `L’accusé de réception est envoyé à ${email}.`,
      confirm: 'Confirmer la rétractation',
      confirming: 'Envoi',
      failed: 'Votre rétractation ne nous est pas parvenue. Veuillez réessayer.',
      received: (moment: string, email: string) =>
        `Nous avons reçu votre rétractation le ${moment}. L’accusé de réception est en route vers ${email}.`,
      sendBack: (amount: string) =>
        `Renvoyez sous 14 jours ce que vous avez : ${amount} vous reviennent à son arrivée. L’étiquette est aussi dans l’e-mail.`,
      nothingLeft: 'Il ne reste rien dans cette commande dont vous pourriez vous rétracter.',
    },
    de: {
      pageText:
        'Sie können einen Kauf ohne Angabe von Gründen widerrufen. Suchen Sie zuerst die Bestellung; erklärt ist erst etwas, wenn Sie es bestätigen.',
      terms: 'Wann und wie Sie widerrufen können',
      ownOrders: 'Ihre Bestellungen',
      title: 'Welchen Vertrag widerrufen Sie?',
      statement: (name: string, order: string) =>
        `Ich, ${name}, widerrufe den Vertrag aus der Bestellung ${order} über diese Waren:`,
      nameless: (order: string) => `Ich widerrufe den Vertrag aus der Bestellung ${order} über diese Waren:`,
      receiptTo: (email: string) => `Die Eingangsbestätigung geht an ${email}.`,
      confirm: 'Widerruf bestätigen',
      confirming: 'Wird gesendet',
      failed: 'Ihr Widerruf hat uns nicht erreicht. Bitte versuchen Sie es noch einmal.',
      received: (moment: string, email: string) =>
        `Ihr Widerruf ist am ${moment} eingegangen. Die Bestätigung ist unterwegs an ${email}.`,
      sendBack: (amount: string) =>
        `Bitte schicken Sie innerhalb von 14 Tagen zurück, was Sie haben: ${amount} gehen an Sie, sobald es da ist. Das Etikett liegt auch der E-Mail bei.`,
      nothingLeft: 'In dieser Bestellung gibt es nichts mehr, was Sie widerrufen könnten.',
    },
  },
);
