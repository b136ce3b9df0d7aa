import type { Answer } from './answer.ts';

export const account: readonly Answer[] = [
  {
    slug: 'forgotten-password',
    question: ['I forgot my password', 'J’ai oublié mon mot de passe', 'Ich habe mein Passwort vergessen'],
    summary: [
      'We email you a link that is valid for half an hour.',
      'Nous vous envoyons un lien valable une demi-heure.',
      'Wir schicken Ihnen einen Link, der eine halbe Stunde gilt.',
    ],
    paragraphs: [
      [
        'Choose “Forgot your password?” at the sign-in and enter your email address. The link in the email is valid for half an hour and works once. A new password signs you out everywhere else.',
        'Choisissez « Mot de passe oublié ? » à la connexion et saisissez votre adresse e-mail. Le lien reçu vaut une demi-heure et sert une seule fois. Un nouveau mot de passe vous déconnecte partout ailleurs.',
        'Wählen Sie bei der Anmeldung „Passwort vergessen?“ und geben Sie Ihre E-Mail-Adresse ein. Der Link in der E-Mail gilt eine halbe Stunde und nur einmal. Ein neues Passwort meldet Sie überall sonst ab.',
      ],
    ],
  },
  {
    slug: 'change-email-address',
    question: [
      'How do I change my email address?',
      'Comment changer mon adresse e-mail ?',
      'Wie ändere ich meine E-Mail-Adresse?',
    ],
    summary: [
      'In your account; the new address has to be confirmed.',
      'Dans votre compte ; la nouvelle adresse doit être confirmée.',
      'In Ihrem Konto; die neue Adresse muss bestätigt werden.',
    ],
    paragraphs: [
      [
        'Enter the new address under “Sign-in and security”. We send it a link that is valid for a day, and tell the old address about the change. Until you follow the link, nothing changes.',
        'Saisissez la nouvelle adresse sous « Connexion et sécurité ». Nous y envoyons un lien valable un jour et prévenons l’ancienne adresse. Tant que vous n’avez pas suivi le lien, rien ne change.',
        'Geben Sie die neue Adresse unter „Anmeldung und Sicherheit“ ein. Wir schicken ihr einen Link, der einen Tag gilt, und sagen der alten Adresse Bescheid. Bis Sie dem Link folgen, ändert sich nichts.',
      ],
    ],
  },
  {
    slug: 'delete-account',
    question: ['How do I delete my account?', 'Comment supprimer mon compte ?', 'Wie lösche ich mein Konto?'],
    summary: [
      'In your account, under “Your data”, where you can also download a copy.',
      'Dans votre compte, sous « Vos données », où vous pouvez aussi télécharger une copie.',
      'In Ihrem Konto unter „Ihre Daten“. Dort können Sie auch eine Kopie herunterladen.',
    ],
    paragraphs: [
      [
        'Open “Your data” in your account, choose “Delete account”, and confirm that it is you. It is gone at once and cannot be brought back. We keep orders as long as tax law asks for; you can follow and return them with the order number and the email address given with the order.',
        'Ouvrez « Vos données » dans votre compte, choisissez « Supprimer le compte » et confirmez que c’est bien vous. La suppression est immédiate et définitive. Nous gardons les commandes aussi longtemps que le droit fiscal l’exige ; vous pouvez les suivre et les retourner avec leur numéro et l’adresse e-mail indiquée à la commande.',
        'Öffnen Sie in Ihrem Konto „Ihre Daten“, wählen Sie „Konto löschen“ und bestätigen Sie, dass Sie es sind. Das Konto ist sofort gelöscht und lässt sich nicht zurückholen. Bestellungen bewahren wir so lange auf, wie das Steuerrecht es verlangt. Mit der Bestellnummer und der E-Mail-Adresse der Bestellung können Sie sie verfolgen und zurücksenden.',
      ],
    ],
  },
  {
    slug: 'do-i-need-an-account',
    question: ['Do I need an account?', 'Ai-je besoin d’un compte ?', 'Brauche ich ein Konto?'],
    summary: [
      'No. With one, orders, addresses, and repairs are in one place.',
      'Non. Avec un compte, commandes, adresses et réparations sont au même endroit.',
      'Nein. Mit einem Konto sind Bestellungen, Adressen und Reparaturen an einem Ort.',
    ],
    paragraphs: [
      [
        'You can buy, follow a parcel, and send things back as a guest. An account keeps your addresses and favorites on every device, and a repair then needs no receipt.',
        'Vous pouvez acheter, suivre un colis et renvoyer des articles en invité. Un compte garde vos adresses et vos favoris sur tous vos appareils, et une réparation se passe alors de facture.',
        'Sie können als Gast kaufen, ein Paket verfolgen und Dinge zurückschicken. Ein Konto bewahrt Adressen und Favoriten auf allen Geräten auf, und eine Reparatur braucht dann keinen Beleg.',
      ],
    ],
  },
  {
    slug: 'code-at-sign-in',
    question: [
      'Why am I asked for a code when I sign in?',
      'Pourquoi un code m’est-il demandé à la connexion ?',
      'Warum werde ich bei der Anmeldung nach einem Code gefragt?',
    ],
    summary: [
      'Because you turned it on: a password alone does not open your account.',
      'Parce que vous l’avez activé : le mot de passe seul n’ouvre pas votre compte.',
      'Weil Sie das eingeschaltet haben: Das Passwort allein öffnet Ihr Konto nicht.',
    ],
    paragraphs: [
      [
        'The code comes from your authenticator app or by email, as you chose under “Sign-in and security”. If you no longer have the app, use one of the recovery codes that you were shown when you set it up.',
        'Le code vient de votre application d’authentification ou d’un e-mail, selon votre choix sous « Connexion et sécurité ». Si vous n’avez plus l’application, utilisez l’un des codes de secours affichés à l’activation.',
        'Der Code kommt aus Ihrer Authentifizierungs-App oder per E-Mail, wie Sie es unter „Anmeldung und Sicherheit“ gewählt haben. Haben Sie die App nicht mehr, nehmen Sie einen der Wiederherstellungscodes, die beim Einrichten zu sehen waren.',
      ],
    ],
  },
  {
    slug: 'somebody-else-in-my-account',
    question: [
      'I think somebody else uses my account',
      'Je crois que quelqu’un d’autre utilise mon compte',
      'Ich glaube, jemand anderes benutzt mein Konto',
    ],
    summary: [
      'Change the password, and look at the devices that are signed in.',
      'Changez le mot de passe et regardez les appareils connectés.',
      'Ändern Sie das Passwort, und sehen Sie nach, welche Geräte angemeldet sind.',
    ],
    paragraphs: [
      [
        '“Sign-in and security” lists every device with its browser and when it was last used. Sign out any that is not yours. A new password signs out all others. Then write to us if there is an order that you did not place.',
        '« Connexion et sécurité » liste chaque appareil avec son navigateur et sa dernière utilisation. Déconnectez ceux qui ne sont pas à vous. Un nouveau mot de passe déconnecte tous les autres. Écrivez-nous s’il y a une commande que vous n’avez pas passée.',
        '„Anmeldung und Sicherheit“ nennt jedes Gerät mit Browser und letzter Nutzung. Melden Sie ab, was nicht Ihnen gehört. Ein neues Passwort meldet alle anderen ab. Schreiben Sie uns, wenn eine Bestellung nicht von Ihnen ist.',
      ],
    ],
  },
  {
    slug: 'stop-the-newsletter',
    question: [
      'How do I stop the newsletter?',
      'Comment me désabonner de la newsletter ?',
      'Wie bestelle ich den Newsletter ab?',
    ],
    summary: [
      'Under “Profile” in your account.',
      'Sous « Profil », dans votre compte.',
      'Unter „Profil“ in Ihrem Konto.',
    ],
    paragraphs: [
      [
        'Your profile lists what you get by email and by text message, each with a switch. News stops at once. Emails about orders, returns, and your sign-in still come, as they are part of what you asked for.',
        'Votre profil montre ce que vous recevez par e-mail et par SMS, chacun avec son interrupteur. Les nouvelles s’arrêtent aussitôt. Les messages sur les commandes, les retours et la connexion continuent, car ils font partie du service demandé.',
        'Das Profil zeigt, was Sie per E-Mail und SMS bekommen, jeweils mit Schalter. Neuigkeiten enden sofort. Nachrichten zu Bestellungen, Rückgaben und Anmeldung kommen weiter, denn sie gehören zu dem, was Sie in Auftrag gegeben haben.',
      ],
    ],
  },
];
