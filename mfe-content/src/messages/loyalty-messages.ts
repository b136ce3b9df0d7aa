import { defineMessages } from 'storefront-kit/messages';

export const loyaltyMessages = defineMessages(
  {
    title: 'Loyalty program',
    close: 'Close',
    loading: 'Reading what the program gives',
    failed: 'What the program gives could not be read.',
    tryAgain: 'Try again',
    join: 'Join with a new account',
    signIn: 'I have an account',
    account: 'My membership',
    terms: 'Loyalty terms',
  },
  {
    fr: {
      title: 'Programme de fidélité',
      close: 'Fermer',
      loading: 'Lecture des avantages du programme',
      failed: 'Impossible de lire les avantages du programme.',
      tryAgain: 'Réessayer',
      join: 'Adhérer avec un nouveau compte',
      signIn: 'J’ai un compte',
      account: 'Mon adhésion',
      terms: 'Conditions du programme de fidélité',
    },
    de: {
      title: 'Treueprogramm',
      close: 'Schließen',
      loading: 'Die Vorteile des Programms werden gelesen',
      failed: 'Die Vorteile des Programms ließen sich nicht lesen.',
      tryAgain: 'Erneut versuchen',
      join: 'Mit neuem Konto beitreten',
      signIn: 'Ich habe ein Konto',
      account: 'Meine Mitgliedschaft',
      terms: 'Bedingungen des Treueprogramms',
    },
  },
);
