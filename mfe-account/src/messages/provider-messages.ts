import { defineMessages } from 'storefront-kit/messages';

export const providerMessages = defineMessages(
  {
    title: 'Signing in',
    continueWith: (name: string) => `Continue with ${name}`,
    opening: 'Opening',
    notOpened: 'The page of the provider could not be opened. Please try again.',
    opensAccount: 'If you have no account, one is opened for you, under these terms:',
    runOut: 'This sign-in took too long or was started in another tab. Please try again.',
    denied: (name: string) => `You did not let ${name} sign you in, so nothing has changed.`,
    failed: (name: string) => `${name} could not confirm who you are. Please try again, or sign in with your password.`,
    known: (name: string) =>
      `There is an account with this email already. Sign in with its password once; after that, ${name} opens it too.`,
    connect: (name: string) => `You are signed in. Continue with ${name} once more to connect it to your account.`,
    toPassword: 'Sign in with your password',
    goingBack: 'We take you back to where you were.',
    goOn: 'Continue',
  },
  {
    fr: {
      title: 'Connexion',
      continueWith: (name: string) => `Continuer avec ${name}`,
      opening: 'Ouverture',
      notOpened: 'La page du fournisseur n’a pas pu être ouverte. Veuillez réessayer.',
      opensAccount: 'Si vous n’avez pas de compte, nous vous en ouvrons un, à ces conditions :',
      runOut: 'Cette connexion a pris trop de temps ou a commencé dans un autre onglet. Veuillez recommencer.',
      denied: (name: string) => `Vous n’avez pas autorisé ${name} à vous connecter : rien n’a changé.`,
      failed: (name: string) =>
        `${name} n’a pas pu confirmer votre identité. Veuillez recommencer, ou vous connecter avec votre mot de passe.`,
      known: (name: string) =>
        `Un compte existe déjà avec cet e-mail. Connectez-vous une fois avec son mot de passe ; ensuite, ${name} l’ouvre aussi.`,
      connect: (name: string) =>
        `Vous êtes connecté. Continuez une nouvelle fois avec ${name} pour l’associer à votre compte.`,
      toPassword: 'Se connecter avec le mot de passe',
      goingBack: 'Nous vous ramenons là où vous étiez.',
      goOn: 'Continuer',
    },
    de: {
      title: 'Anmeldung',
      continueWith: (name: string) => `Weiter mit ${name}`,
      opening: 'Wird geöffnet',
      notOpened: 'Die Seite des Anbieters ließ sich nicht öffnen. Bitte noch einmal versuchen.',
      opensAccount: 'Haben Sie noch kein Konto, eröffnen Sie damit eines. Es gelten:',
      runOut:
        'Diese Anmeldung hat zu lange gedauert oder in einem anderen Tab begonnen. Bitte versuchen Sie es noch einmal.',
      denied: (name: string) => `Sie haben die Anmeldung mit ${name} nicht erlaubt. Es hat sich nichts geändert.`,
      failed: (name: string) =>
        `${name} konnte nicht bestätigen, wer Sie sind. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.`,
      known: (name: string) =>
        `Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich einmal mit dessen Passwort an, danach geht es auch mit ${name}.`,
      connect: (name: string) =>
        `Sie sind angemeldet. Wählen Sie noch einmal „Weiter mit ${name}“, um es mit Ihrem Konto zu verbinden.`,
      toPassword: 'Mit Passwort anmelden',
      goingBack: 'Wir bringen Sie zurück, wo Sie waren.',
      goOn: 'Weiter',
    },
  },
);
