import { defineMessages } from 'storefront-kit/messages';

/** Texts of blocks that change in the browser. */
export const blockMessages = defineMessages(
  {
    show: (name: string) => `Show ${name}`,
    productsOf: (look: string) => `Products of “${look}”`,
    play: 'Play the film',
    pause: 'Pause the film',
    closeMessage: 'Close this message',
    signIn: 'Sign in',
    signUp: 'Create an account',
    newsletter: 'Subscribe to the newsletter',
  },
  {
    fr: {
      show: (name: string) => `Afficher ${name}`,
      productsOf: (look: string) => `Articles de la tenue « ${look} »`,
      play: 'Lire le film',
      pause: 'Mettre le film en pause',
      closeMessage: 'Fermer ce message',
      signIn: 'Se connecter',
      signUp: 'Créer un compte',
      newsletter: 'S’abonner à l’infolettre',
    },
    de: {
      show: (name: string) => `${name} anzeigen`,
      productsOf: (look: string) => `Artikel des Looks „${look}“`,
      play: 'Film abspielen',
      pause: 'Film anhalten',
      closeMessage: 'Diese Meldung schließen',
      signIn: 'Anmelden',
      signUp: 'Konto anlegen',
      newsletter: 'Newsletter abonnieren',
    },
  },
);
