import { defineMessages } from 'storefront-kit/messages';

export const mailedCodeMessages = defineMessages(
  {
    title: 'Enter the code from our email',
    sent: (email: string) =>
      `If ${email} has an account, a code is on its way. It works for 10 minutes, and only here, where you asked for it.`,
    again: 'Send a new code',
    sentAgain: 'A new code is on its way. Only the latest one works.',
    code: 'Code',
    hint: 'Six digits',
    codeShape: 'Please enter the six digits of the code.',
    backToCode: 'Back to the mailed code',
  },
  {
    fr: {
      title: 'Saisissez le code reçu par e-mail',
      sent: (email: string) =>
        `S’il existe un compte pour ${email}, un code est en route. Il est valable 10 minutes, uniquement ici, là où vous l’avez demandé.`,
      again: 'Envoyer un nouveau code',
      sentAgain: 'Un nouveau code est en route. Seul le plus récent est valable.',
      code: 'Code',
      hint: 'Six chiffres',
      codeShape: 'Veuillez saisir les six chiffres du code.',
      backToCode: 'Retour au code reçu par e-mail',
    },
    de: {
      title: 'Geben Sie den Code aus unserer E-Mail ein',
      sent: (email: string) =>
        `Wenn es zu ${email} ein Konto gibt, ist ein Code unterwegs. Er gilt 10 Minuten, und nur hier, wo Sie ihn angefordert haben.`,
      again: 'Neuen Code senden',
      sentAgain: 'Ein neuer Code ist unterwegs. Nur der neueste gilt.',
      code: 'Code',
      hint: 'Sechs Ziffern',
      codeShape: 'Bitte geben Sie die sechs Ziffern des Codes ein.',
      backToCode: 'Zurück zum Code aus der E-Mail',
    },
  },
);
