import { defineMessages } from 'storefront-kit/messages';

/** Texts of store mode, loaded with it. */
export const storeModeMessages = defineMessages(
  {
    storeMode: 'Store mode',
    serve: 'Serve a customer',
    serving: (name: string) => `Serving ${name}`,
    logOut: 'Log out',
    loggingOut: 'Logging out',
    failed: 'Logging out did not work. Please try again.',
    ended: 'Store mode has ended.',
    endsSoon: 'Nobody has used this till for a while. Store mode ends in a minute.',
    goOn: 'Go on working',
  },
  {
    fr: {
      storeMode: 'Mode magasin',
      serve: 'Servir une personne',
      serving: (name: string) => `Au service de ${name}`,
      logOut: 'Se déconnecter',
      loggingOut: 'Déconnexion',
      failed: 'La déconnexion n’a pas abouti. Veuillez réessayer.',
      ended: 'Le mode magasin est terminé.',
      endsSoon: 'Personne n’a utilisé cette caisse depuis un moment. Le mode magasin se termine dans une minute.',
      goOn: 'Continuer',
    },
    de: {
      storeMode: 'Ladenmodus',
      serve: 'Kundschaft bedienen',
      serving: (name: string) => `Für ${name}`,
      logOut: 'Abmelden',
      loggingOut: 'Abmeldung läuft',
      failed: 'Die Abmeldung hat nicht geklappt. Bitte noch einmal versuchen.',
      ended: 'Der Ladenmodus ist beendet.',
      endsSoon: 'Diese Kasse wurde eine Weile nicht benutzt. Der Ladenmodus endet in einer Minute.',
      goOn: 'Weiterarbeiten',
    },
  },
);
