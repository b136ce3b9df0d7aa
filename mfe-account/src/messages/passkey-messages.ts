import { defineMessages, plural } from 'storefront-kit/messages';

export const passkeyMessages = defineMessages(
  {
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, your face, or the PIN of your device. No password, no code.',
    none: 'You have no passkey yet.',
    count: (n: number) => plural('en', n, { one: 'You have 1 passkey.', other: `You have ${n} passkeys.` }),
    created: (time: string) => `Created: ${time}`,
    lastUsed: (time: string) => `Last used: ${time}`,
    neverUsed: 'Not used yet',
    removeOf: (name: string) => `Remove the passkey ${name}`,
    removed: (name: string) =>
      `The passkey ${name} is removed. If your device still offers it, you can delete it there.`,
    removeFailed: 'The passkey could not be removed. Please try again.',
    add: 'Add a passkey',
    adding: 'Waiting for your device',
    added: 'Your passkey is ready. Next time, sign in with it.',
    addFailed: 'The passkey could not be added. Please try again.',
    notSupported: 'This browser cannot use passkeys. You can add one in another browser or on another device.',
    notCreated: 'No passkey was created, and nothing has changed. You can try again whenever you like.',
    held: 'This device has a passkey for your account already.',
    cannotCreate: 'This device cannot create a passkey. Try another device, or set up a screen lock first.',
    signIn: 'Sign in with a passkey',
    signInFailed: 'Signing in with a passkey did not work. Please try again, or sign in another way.',
    notUsed: 'No passkey was used. Try again, or sign in another way.',
    offerTitle: 'Sign in faster next time',
    offerText: 'Create a passkey, and this device signs you in with your fingerprint, your face, or its PIN.',
    create: 'Create a passkey',
    notNow: 'Not now',
    later: 'No problem. You can create a passkey in your account whenever you like.',
    toSecurity: 'Sign-in and security',
  },
  {
    fr: {
      title: 'Clés d’accès',
      text: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil. Sans mot de passe, sans code à saisir.',
      none: 'Vous n’avez pas encore de clé d’accès.',
      count: (n: number) =>
        plural('fr', n, { one: `Vous avez ${n} clé d’accès.`, other: `Vous avez ${n} clés d’accès.` }),
      created: (time: string) => `Création : ${time}`,
      lastUsed: (time: string) => `Dernière utilisation : ${time}`,
      neverUsed: 'Pas encore utilisée',
      removeOf: (name: string) => `Supprimer la clé d’accès ${name}`,
      removed: (name: string) =>
        `La clé d’accès ${name} est supprimée. Si votre appareil la propose encore, vous pouvez l’y effacer.`,
      removeFailed: 'La clé d’accès n’a pas pu être supprimée. Veuillez réessayer.',
      add: 'Ajouter une clé d’accès',
      adding: 'En attente de votre appareil',
      added: 'Votre clé d’accès est prête. La prochaine fois, connectez-vous avec elle.',
      addFailed: 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
      notSupported:
        'Ce navigateur ne prend pas en charge les clés d’accès. Vous pouvez en ajouter une dans un autre navigateur ou sur un autre appareil.',
      notCreated: 'Aucune clé d’accès n’a été créée et rien n’a changé. Vous pouvez réessayer quand vous voulez.',
      held: 'Cet appareil a déjà une clé d’accès pour votre compte.',
      cannotCreate:
        'Cet appareil ne peut pas créer de clé d’accès. Essayez sur un autre, ou activez d’abord le verrouillage de l’écran.',
      signIn: 'Se connecter avec une clé d’accès',
      signInFailed:
        'La connexion avec une clé d’accès n’a pas fonctionné. Veuillez réessayer, ou vous connecter autrement.',
      notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous autrement.',
      offerTitle: 'Connectez-vous plus vite la prochaine fois',
      offerText: 'Créez une clé d’accès : cet appareil vous connectera avec votre empreinte, votre visage ou son code.',
      create: 'Créer une clé d’accès',
      notNow: 'Pas maintenant',
      later: 'Pas de souci. Vous pouvez créer une clé d’accès dans votre compte quand vous voulez.',
      toSecurity: 'Connexion et sécurité',
    },
    de: {
      title: 'Passkeys',
      text: 'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an. Ohne Passwort und ohne Code.',
      none: 'Sie haben noch keinen Passkey.',
      count: (n: number) => plural('de', n, { one: 'Sie haben 1 Passkey.', other: `Sie haben ${n} Passkeys.` }),
      created: (time: string) => `Erstellt: ${time}`,
      lastUsed: (time: string) => `Zuletzt verwendet: ${time}`,
      neverUsed: 'Noch nicht verwendet',
      removeOf: (name: string) => `Passkey ${name} entfernen`,
      removed: (name: string) =>
        `Der Passkey ${name} ist entfernt. Wenn Ihr Gerät ihn noch anbietet, können Sie ihn dort löschen.`,
      removeFailed: 'Der Passkey konnte nicht entfernt werden. Bitte noch einmal versuchen.',
      add: 'Passkey hinzufügen',
      adding: 'Ihr Gerät ist an der Reihe',
      added: 'Ihr Passkey ist bereit. Melden Sie sich beim nächsten Mal damit an.',
      addFailed: 'Der Passkey konnte nicht hinzugefügt werden. Bitte noch einmal versuchen.',
      notSupported:
        'Dieser Browser kann keine Passkeys verwenden. Sie können einen in einem anderen Browser oder auf einem anderen Gerät hinzufügen.',
      notCreated:
        'Es wurde kein Passkey erstellt, und nichts hat sich geändert. Sie können es jederzeit noch einmal versuchen.',
      held: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
      cannotCreate:
        'Dieses Gerät kann keinen Passkey erstellen. Versuchen Sie es mit einem anderen, oder richten Sie zuerst eine Bildschirmsperre ein.',
      signIn: 'Mit Passkey anmelden',
      signInFailed:
        'Die Anmeldung mit einem Passkey hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.',
      notUsed:
        'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.',
      offerTitle: 'Beim nächsten Mal schneller anmelden',
      offerText:
        'Erstellen Sie einen Passkey. Dann meldet dieses Gerät Sie mit Fingerabdruck, Gesicht oder seiner PIN an.',
      create: 'Passkey erstellen',
      notNow: 'Jetzt nicht',
      later: 'Kein Problem. Sie können jederzeit in Ihrem Konto einen Passkey erstellen.',
      toSecurity: 'Anmeldung und Sicherheit',
    },
  },
);
