import { defineMessages } from 'storefront-kit/messages';

/** What helps who has forgotten the password. */
export const forgotMessages = defineMessages(
  {
    title: 'Help with the email',
    spamTitle: 'No email?',
    spamText: 'It can take a minute. Have a look in the spam folder, too.',
    codeTitle: 'In without a password',
    codeText: 'We can email you a code instead: choose that where you sign in.',
  },
  {
    fr: {
      title: 'Une question sur l’e-mail',
      spamTitle: 'Pas d’e-mail ?',
      spamText: 'Il met parfois une minute. Regardez aussi dans les indésirables.',
      codeTitle: 'Sans mot de passe',
      codeText: 'Nous pouvons vous envoyer un code à la place : choisissez-le en vous connectant.',
    },
    de: {
      title: 'Hilfe mit der E-Mail',
      spamTitle: 'Keine E-Mail?',
      spamText: 'Manchmal dauert es eine Minute. Sehen Sie auch im Spam-Ordner nach.',
      codeTitle: 'Ohne Passwort hinein',
      codeText: 'Wir können Ihnen stattdessen einen Code mailen: Wählen Sie das beim Anmelden.',
    },
  },
);
