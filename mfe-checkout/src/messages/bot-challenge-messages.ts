import { defineMessages } from 'storefront-kit/messages';

/** Texts of the challenge of the bot check. */
export const botChallengeMessages = defineMessages(
  {
    title: 'One quick question',
    text: 'Our security check could not tell whether you are a person. Once you have answered, we carry on from where you were.',
    frame: 'Question of the security check',
    close: 'Cancel',
    unavailable: 'The security check is not answering.',
    tryAgain: 'Try again',
  },
  {
    fr: {
      title: 'Une petite question',
      text: 'Notre contrôle de sécurité n’a pas pu savoir si vous êtes une personne. Dès que vous aurez répondu, nous reprendrons là où vous en étiez.',
      frame: 'Question du contrôle de sécurité',
      close: 'Annuler',
      unavailable: 'Le contrôle de sécurité ne répond pas.',
      tryAgain: 'Réessayer',
    },
    de: {
      title: 'Eine kurze Frage',
      text: 'Unsere Sicherheitsprüfung konnte nicht erkennen, ob Sie ein Mensch sind. Sobald Sie geantwortet haben, geht es dort weiter, wo Sie waren.',
      frame: 'Frage der Sicherheitsprüfung',
      close: 'Abbrechen',
      unavailable: 'Die Sicherheitsprüfung antwortet nicht.',
      tryAgain: 'Erneut versuchen',
    },
  },
);
