import type { Language } from 'shared-contracts/locale';
import type { NoticeKind } from '../consumer/notices.ts';
import type { EmailContent } from '../mail/email-content.ts';
import { type PlainEmail, plainEmail } from './plain-email.ts';

const words: Readonly<Record<NoticeKind, Readonly<Record<Language, PlainEmail>>>> = {
  'password-changed': {
    en: {
      subject: 'Your password has changed',
      text: 'The password of your account has just changed, and your other devices have been signed out.',
      close: 'This was not you? Set a new password right away.',
    },
    fr: {
      subject: 'Votre mot de passe a changé',
      text: 'Le mot de passe de votre compte vient de changer, et vos autres appareils ont été déconnectés.',
      close: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe.',
    },
    de: {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Das Passwort Ihres Kontos wurde soeben geändert. Ihre anderen Geräte sind abgemeldet.',
      close: 'Das waren Sie nicht? Legen Sie bitte sofort ein neues Passwort fest.',
    },
  },
  'password-removed': {
    en: {
      subject: 'Your former password no longer works',
      text: 'You have signed in with a code from this mailbox for the first time. Until then somebody else could have opened the account with your address, so its former password and passkeys no longer work, and other devices are signed out. You can go on with codes, or set a new password by “Forgot your password?”.',
      close: 'This was not you? Then somebody can read your mail: please change the password of your mailbox.',
    },
    fr: {
      subject: 'Votre ancien mot de passe n’est plus valable',
      text: 'Vous vous êtes connecté pour la première fois avec un code envoyé à cette adresse. Jusque-là, une autre personne aurait pu ouvrir le compte avec votre adresse : l’ancien mot de passe et les clés d’accès ne sont donc plus valables, et les autres appareils sont déconnectés. Vous pouvez continuer avec des codes, ou définir un nouveau mot de passe par « Mot de passe oublié ? ».',
      close:
        'Ce n’était pas vous ? Quelqu’un peut alors lire vos e-mails : changez le mot de passe de votre messagerie.',
    },
    de: {
      subject: 'Ihr bisheriges Passwort gilt nicht mehr',
      text: 'Sie haben sich zum ersten Mal mit einem Code aus diesem Postfach angemeldet. Bis dahin hätte auch jemand anders das Konto mit Ihrer Adresse eröffnet haben können. Das bisherige Passwort und die Passkeys gelten deshalb nicht mehr, und andere Geräte sind abgemeldet. Sie können weiter Codes verwenden oder mit „Passwort vergessen?“ ein neues Passwort festlegen.',
      close: 'Das waren Sie nicht? Dann liest jemand Ihre E-Mails: Ändern Sie bitte das Passwort Ihres Postfachs.',
    },
  },
  'email-requested': {
    en: {
      subject: 'A new email address for your account',
      text: 'Somebody signed in to your account asked to change its email address. Nothing changes until the link in the mail to the new address is followed.',
      close: 'This was not you? Set a new password right away. It signs out all other devices.',
    },
    fr: {
      subject: 'Une nouvelle adresse e-mail pour votre compte',
      text: 'Une personne connectée à votre compte a demandé à en changer l’adresse e-mail. Rien ne change tant que le lien envoyé à la nouvelle adresse n’a pas été suivi.',
      close:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : tous les autres appareils seront déconnectés.',
    },
    de: {
      subject: 'Neue E-Mail-Adresse für Ihr Konto',
      text: 'In Ihrem Konto wurde eine neue E-Mail-Adresse angegeben. Sie gilt erst, wenn der Link in der E-Mail an die neue Adresse geöffnet wird.',
      close:
        'Das waren Sie nicht? Legen Sie bitte sofort ein neues Passwort fest. Alle anderen Geräte werden dabei abgemeldet.',
    },
  },
  'email-changed': {
    en: {
      subject: 'Your email address has changed',
      text: 'The email address of your account has changed. From now on, sign in with the new address.',
      close: 'This was not you? Please contact us right away.',
    },
    fr: {
      subject: 'Votre adresse e-mail a changé',
      text: 'L’adresse e-mail de votre compte a changé. Connectez-vous désormais avec la nouvelle adresse.',
      close: 'Ce n’était pas vous ? Contactez-nous sans attendre.',
    },
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: 'Die E-Mail-Adresse Ihres Kontos wurde geändert. Melden Sie sich ab jetzt mit der neuen Adresse an.',
      close: 'Das waren Sie nicht? Bitte melden Sie sich umgehend bei uns.',
    },
  },
  'second-factor-on': {
    en: {
      subject: 'Two-step sign-in is on',
      text: 'From now on, signing in to your account asks for a code after the password. Your other devices have been signed out.',
      close: 'This was not you? Please contact us right away.',
    },
    fr: {
      subject: 'La connexion en deux étapes est activée',
      text: 'Désormais, la connexion à votre compte demande un code après le mot de passe. Vos autres appareils ont été déconnectés.',
      close: 'Ce n’était pas vous ? Contactez-nous sans attendre.',
    },
    de: {
      subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
      text: 'Ab jetzt verlangt die Anmeldung in Ihrem Konto nach dem Passwort einen Code. Ihre anderen Geräte sind abgemeldet.',
      close: 'Das waren Sie nicht? Bitte melden Sie sich umgehend bei uns.',
    },
  },
  'second-factor-off': {
    en: {
      subject: 'Two-step sign-in is off',
      text: 'Signing in to your account no longer asks for a code. The recovery codes have ended as well.',
      close: 'This was not you? Set a new password right away. It signs out all other devices.',
    },
    fr: {
      subject: 'La connexion en deux étapes est désactivée',
      text: 'La connexion à votre compte ne demande plus de code. Les codes de secours ne sont plus valables non plus.',
      close:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : tous les autres appareils seront déconnectés.',
    },
    de: {
      subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
      text: 'Die Anmeldung in Ihrem Konto verlangt keinen Code mehr. Auch die Ersatzcodes gelten nicht mehr.',
      close:
        'Das waren Sie nicht? Legen Sie bitte sofort ein neues Passwort fest. Alle anderen Geräte werden dabei abgemeldet.',
    },
  },
  'second-factor-mailed': {
    en: {
      subject: 'Your codes come by email again',
      text: 'The codes of your authenticator app have been turned off. We email you a code each time you sign in. The recovery codes have ended as well.',
      close: 'This was not you? Set a new password right away. It signs out all other devices.',
    },
    fr: {
      subject: 'Vos codes arrivent de nouveau par e-mail',
      text: 'Les codes de votre application d’authentification sont désactivés. Nous vous envoyons un code par e-mail à chaque connexion. Les codes de secours ne sont plus valables non plus.',
      close:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : tous les autres appareils seront déconnectés.',
    },
    de: {
      subject: 'Ihre Codes kommen wieder per E-Mail',
      text: 'Die Codes Ihrer Authenticator-App sind ausgeschaltet. Wir schicken Ihnen bei jeder Anmeldung einen Code per E-Mail. Auch die Ersatzcodes gelten nicht mehr.',
      close:
        'Das waren Sie nicht? Legen Sie bitte sofort ein neues Passwort fest. Alle anderen Geräte werden dabei abgemeldet.',
    },
  },
  'passkey-added': {
    en: {
      subject: 'A new passkey for your account',
      text: 'A passkey was added to your account. It signs in without a password and without a code.',
      close:
        'This was not you? Remove the passkey in your account under “Sign-in and security”, then set a new password.',
    },
    fr: {
      subject: 'Une nouvelle clé d’accès pour votre compte',
      text: 'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans mot de passe et sans code.',
      close:
        'Ce n’était pas vous ? Supprimez la clé d’accès dans votre compte, sous « Connexion et sécurité », puis choisissez un nouveau mot de passe.',
    },
    de: {
      subject: 'Neuer Passkey für Ihr Konto',
      text: 'Ihrem Konto wurde ein Passkey hinzugefügt. Damit ist die Anmeldung ohne Passwort und ohne Code möglich.',
      close:
        'Das waren Sie nicht? Entfernen Sie den Passkey in Ihrem Konto unter „Anmeldung und Sicherheit“, und legen Sie dann ein neues Passwort fest.',
    },
  },
  'passkey-removed': {
    en: {
      subject: 'A passkey was removed from your account',
      text: 'A passkey of your account was removed. It no longer signs in.',
      close: 'This was not you? Set a new password right away. It signs out all other devices.',
    },
    fr: {
      subject: 'Une clé d’accès de votre compte a été supprimée',
      text: 'Une clé d’accès de votre compte a été supprimée. Elle ne permet plus de se connecter.',
      close:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : tous les autres appareils seront déconnectés.',
    },
    de: {
      subject: 'Ein Passkey Ihres Kontos wurde entfernt',
      text: 'Ein Passkey Ihres Kontos wurde entfernt. Mit ihm kann sich niemand mehr anmelden.',
      close:
        'Das waren Sie nicht? Legen Sie bitte sofort ein neues Passwort fest. Alle anderen Geräte werden dabei abgemeldet.',
    },
  },
  'membership-ended': {
    en: {
      subject: 'Your loyalty membership has ended',
      text: 'Your membership and its points have ended. Your account stays, and you can join again at any time.',
      close: 'This was not you? Set a new password right away, and contact us.',
    },
    fr: {
      subject: 'Vous avez quitté notre programme de fidélité',
      text: 'Votre adhésion et vos points ont pris fin. Votre compte reste ouvert, et vous pouvez adhérer de nouveau au programme quand vous le souhaitez.',
      close: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, et contactez-nous.',
    },
    de: {
      subject: 'Sie haben unser Treueprogramm verlassen',
      text: 'Ihre Mitgliedschaft ist beendet, und Ihre Punkte sind verfallen. Ihr Konto bleibt bestehen. Dort können Sie jederzeit wieder teilnehmen.',
      close: 'Das waren Sie nicht? Legen Sie bitte sofort ein neues Passwort fest, und melden Sie sich bei uns.',
    },
  },
  'data-copied': {
    en: {
      subject: 'A copy of your data was downloaded',
      text: 'A copy of what we keep of your account was just downloaded, with your orders and addresses.',
      close: 'This was not you? Set a new password right away. It signs out all other devices.',
    },
    fr: {
      subject: 'Une copie de vos données a été téléchargée',
      text: 'Une copie des données de votre compte vient d’être téléchargée, avec vos commandes et vos adresses.',
      close:
        'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : tous les autres appareils seront déconnectés.',
    },
    de: {
      subject: 'Eine Kopie Ihrer Daten wurde heruntergeladen',
      text: 'Soeben wurde eine Kopie der Daten Ihres Kontos heruntergeladen, mit Ihren Bestellungen und Adressen.',
      close:
        'Das waren Sie nicht? Legen Sie bitte sofort ein neues Passwort fest. Alle anderen Geräte werden dabei abgemeldet.',
    },
  },
  'account-deleted': {
    en: {
      subject: 'Your account has been deleted',
      text: 'Your account and what we kept of it are deleted, and all devices are signed out. We keep orders as long as the law asks for. You can still follow and return them with the order number and the email address given with the order.',
      close: 'This was not you? Please contact us right away.',
    },
    fr: {
      subject: 'Votre compte a été supprimé',
      text: 'Votre compte et ses données sont supprimés, et tous les appareils sont déconnectés. Nous conservons les commandes aussi longtemps que la loi l’exige. Vous pouvez toujours les suivre et les retourner avec leur numéro et l’adresse e-mail indiquée à la commande.',
      close: 'Ce n’était pas vous ? Contactez-nous sans attendre.',
    },
    de: {
      subject: 'Ihr Konto wurde gelöscht',
      text: 'Ihr Konto und die Daten darin sind gelöscht, und alle Geräte sind abgemeldet. Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt. Mit der Bestellnummer und der E-Mail-Adresse, die Sie bei der Bestellung angegeben haben, können Sie sie weiterhin verfolgen und zurücksenden.',
      close: 'Das waren Sie nicht? Bitte melden Sie sich umgehend bei uns.',
    },
  },
  'account-idle': {
    en: {
      subject: 'We will delete your account in two months',
      text: 'Nobody has used your account for almost three years. We delete it in two months, with its points, lists, addresses, and subscriptions. To keep it, sign in once before then.',
      close: 'You no longer need it? Then you need not do anything.',
    },
    fr: {
      subject: 'Votre compte sera supprimé dans deux mois',
      text: 'Personne n’a utilisé votre compte depuis près de trois ans. Nous le supprimerons dans deux mois, avec ses points, favoris, adresses et abonnements. Pour le garder, connectez-vous une fois d’ici là.',
      close: 'Vous n’en avez plus besoin ? Vous n’avez alors rien à faire.',
    },
    de: {
      subject: 'Ihr Konto wird in zwei Monaten gelöscht',
      text: 'Ihr Konto wurde seit fast drei Jahren nicht benutzt. In zwei Monaten löschen wir es mit seinen Punkten, der Merkliste, den Adressen und Abonnements. Melden Sie sich bis dahin einmal an, wenn Sie es behalten möchten.',
      close: 'Sie brauchen es nicht mehr? Dann müssen Sie nichts tun.',
    },
  },
  'idle-account-deleted': {
    en: {
      subject: 'We have deleted your account',
      text: 'Nobody had used your account for three years, so we have deleted it with what we kept of it. We keep orders as long as the law asks for.',
      close: 'You are welcome to open a new account at any time.',
    },
    fr: {
      subject: 'Nous avons supprimé votre compte',
      text: 'Personne n’avait utilisé votre compte depuis trois ans : nous l’avons supprimé, avec ses données. Nous conservons les commandes aussi longtemps que la loi l’exige.',
      close: 'Vous pouvez ouvrir un nouveau compte quand vous le souhaitez.',
    },
    de: {
      subject: 'Wir haben Ihr Konto gelöscht',
      text: 'Ihr Konto wurde drei Jahre lang nicht benutzt. Deshalb haben wir es mit den Daten darin gelöscht. Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt.',
      close: 'Sie können jederzeit ein neues Konto eröffnen.',
    },
  },
  'signed-out-by-shop': {
    en: {
      subject: 'You have been signed out everywhere',
      text: 'Our customer service has signed your account out on all devices. Sign in again when you need it; nothing else has changed.',
      close: 'You did not ask us to? Please contact us.',
    },
    fr: {
      subject: 'Vous avez été déconnecté partout',
      text: 'Notre service client a déconnecté votre compte sur tous les appareils. Reconnectez-vous quand vous en avez besoin ; rien d’autre n’a changé.',
      close: 'Vous ne nous l’avez pas demandé ? Contactez-nous.',
    },
    de: {
      subject: 'Sie wurden überall abgemeldet',
      text: 'Unser Kundenservice hat Ihr Konto auf allen Geräten abgemeldet. Melden Sie sich bei Bedarf einfach wieder an; sonst hat sich nichts geändert.',
      close: 'Sie haben uns nicht darum gebeten? Bitte melden Sie sich bei uns.',
    },
  },
  'account-disabled': {
    en: {
      subject: 'Your account is disabled',
      text: 'Our customer service has disabled your account, so that nobody can sign in to it. Orders on their way still arrive.',
      close: 'Please contact us to have it enabled again.',
    },
    fr: {
      subject: 'Votre compte est désactivé',
      text: 'Notre service client a désactivé votre compte : plus personne ne peut s’y connecter. Les commandes en cours vous parviendront quand même.',
      close: 'Contactez-nous pour le faire réactiver.',
    },
    de: {
      subject: 'Ihr Konto ist gesperrt',
      text: 'Unser Kundenservice hat Ihr Konto gesperrt. Niemand kann sich mehr darin anmelden. Bestellungen, die unterwegs sind, kommen trotzdem an.',
      close: 'Melden Sie sich bitte bei uns, damit wir es wieder freigeben.',
    },
  },
  'account-enabled': {
    en: {
      subject: 'Your account is enabled again',
      text: 'You can sign in to your account again, with a code from this mailbox or after setting a new password by “Forgot your password?”. The former password, passkeys, and codes of an app no longer work.',
      close: 'You did not ask us to? Please contact us.',
    },
    fr: {
      subject: 'Votre compte est réactivé',
      text: 'Vous pouvez de nouveau vous connecter à votre compte, avec un code envoyé à cette adresse ou après avoir défini un nouveau mot de passe par « Mot de passe oublié ? ». L’ancien mot de passe, les clés d’accès et les codes d’une application ne sont plus valables.',
      close: 'Vous ne nous l’avez pas demandé ? Contactez-nous.',
    },
    de: {
      subject: 'Ihr Konto ist wieder freigegeben',
      text: 'Sie können sich wieder in Ihrem Konto anmelden, mit einem Code aus diesem Postfach oder nachdem Sie über „Passwort vergessen?“ ein neues Passwort festgelegt haben. Das bisherige Passwort, Passkeys und Codes einer App gelten nicht mehr.',
      close: 'Sie haben uns nicht darum gebeten? Bitte melden Sie sich bei uns.',
    },
  },
};

/** Returns a notice. */
export const noticeEmail = (kind: NoticeKind, language: Language): EmailContent => plainEmail(words[kind][language]);
