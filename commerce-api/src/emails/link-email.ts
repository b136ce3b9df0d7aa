import type { Language } from 'shared-contracts/locale';
import type { LinkPurpose } from '../auth/mailed-links.ts';
import type { EmailContent } from '../mail/email-content.ts';
import { block } from './layout.ts';

/** The words of an email that leads somewhere. */
export interface LinkWords {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly action: string;
  readonly close: string;
}

/** Purpose of a mailed link. */
export type LinkEmail = Exclude<LinkPurpose, 'staff'> | 'newsletter' | 'staff-invitation' | 'staff-reset';

const words: Readonly<Record<LinkEmail, Readonly<Record<Language, LinkWords>>>> = {
  password: {
    en: {
      subject: 'Set a new password',
      heading: 'A new password',
      intro: 'Somebody, hopefully you, asked for a new password. The link works once, for 30 minutes.',
      action: 'Set a new password',
      close: 'It was not you? Then nothing has to be done: your password stays as it is.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Un nouveau mot de passe',
      intro:
        'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Le lien fonctionne une fois, pendant 30 minutes.',
      action: 'Choisir un mot de passe',
      close: 'Ce n’était pas vous ? Alors il n’y a rien à faire : votre mot de passe ne change pas.',
    },
    de: {
      subject: 'Neues Passwort festlegen',
      heading: 'Ein neues Passwort',
      intro: 'Jemand, hoffentlich Sie, hat ein neues Passwort angefordert. Der Link gilt einmal, 30 Minuten lang.',
      action: 'Neues Passwort festlegen',
      close: 'Sie waren das nicht? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
  },
  loyalty: {
    en: {
      subject: 'Confirm your membership',
      heading: 'One step to your points',
      intro: 'Please confirm that you want to be a member. The link works for a week.',
      action: 'Confirm membership',
      close: 'It was not you? Then nothing has to be done.',
    },
    fr: {
      subject: 'Confirmez votre adhésion',
      heading: 'Plus qu’un pas vers vos points',
      intro: 'Confirmez que vous souhaitez devenir membre. Le lien fonctionne pendant une semaine.',
      action: 'Confirmer l’adhésion',
      close: 'Ce n’était pas vous ? Alors il n’y a rien à faire.',
    },
    de: {
      subject: 'Mitgliedschaft bestätigen',
      heading: 'Noch ein Schritt zu Ihren Punkten',
      intro: 'Bitte bestätigen Sie, dass Sie Mitglied werden möchten. Der Link gilt eine Woche.',
      action: 'Mitgliedschaft bestätigen',
      close: 'Sie waren das nicht? Dann ist nichts zu tun.',
    },
  },
  'members-news': {
    en: {
      subject: 'Confirm the newsletter for members',
      heading: 'One step to the news for members',
      intro: 'Please confirm that you want the newsletter for members. The link works for a week.',
      action: 'Confirm the newsletter',
      close: 'It was not you? Then nothing has to be done: without this step we send you no news.',
    },
    fr: {
      subject: 'Confirmez l’infolettre des membres',
      heading: 'Plus qu’un pas vers les nouvelles des membres',
      intro: 'Confirmez que vous souhaitez recevoir l’infolettre des membres. Le lien fonctionne pendant une semaine.',
      action: 'Confirmer l’infolettre',
      close: 'Ce n’était pas vous ? Alors il n’y a rien à faire : sans cette étape, vous ne recevrez rien.',
    },
    de: {
      subject: 'Newsletter für Mitglieder bestätigen',
      heading: 'Noch ein Schritt zu den Neuigkeiten für Mitglieder',
      intro: 'Bitte bestätigen Sie, dass Sie den Newsletter für Mitglieder möchten. Der Link gilt eine Woche.',
      action: 'Newsletter bestätigen',
      close: 'Sie waren das nicht? Dann ist nichts zu tun: Ohne diesen Schritt senden wir Ihnen nichts.',
    },
  },
  email: {
    en: {
      subject: 'Confirm your new email address',
      heading: 'Is this your address?',
      intro:
        'Confirm that this address belongs to you, and your account uses it from then on. The link works once, for a day.',
      action: 'Use this address',
      close: 'You did not ask for this? Then there is nothing to do: no account uses your address.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      heading: 'C’est bien votre adresse ?',
      intro:
        'Confirmez que cette adresse est la vôtre, et votre compte l’utilisera. Le lien fonctionne une fois, pendant une journée.',
      action: 'Utiliser cette adresse',
      close: 'Vous n’avez rien demandé ? Alors il n’y a rien à faire : aucun compte n’utilise votre adresse.',
    },
    de: {
      subject: 'Neue E-Mail-Adresse bestätigen',
      heading: 'Ist das Ihre Adresse?',
      intro:
        'Bestätigen Sie, dass diese Adresse Ihnen gehört. Dann gilt sie für Ihr Konto. Der Link funktioniert einmal und einen Tag lang.',
      action: 'Diese Adresse verwenden',
      close: 'Sie haben das nicht angefordert? Dann ist nichts zu tun: Kein Konto verwendet Ihre Adresse.',
    },
  },
  'staff-invitation': {
    en: {
      subject: 'You are invited to the staff',
      heading: 'Welcome to the team',
      intro:
        'You are invited to work on the shop. Have an authenticator app at hand, and choose a password. The link works once, for three days.',
      action: 'Set up your account',
      close: 'You do not work for this shop? Then there is nothing to do: without you, no account is set up.',
    },
    fr: {
      subject: 'Vous êtes invité à rejoindre l’équipe',
      heading: 'Bienvenue dans l’équipe',
      intro:
        'Vous êtes invité à travailler sur la boutique. Préparez une application d’authentification et choisissez un mot de passe. Le lien fonctionne une fois, pendant trois jours.',
      action: 'Configurer votre compte',
      close:
        'Vous ne travaillez pas pour cette boutique ? Alors il n’y a rien à faire : aucun compte n’est créé sans vous.',
    },
    de: {
      subject: 'Einladung ins Team',
      heading: 'Willkommen im Team',
      intro:
        'Sie sind eingeladen, am Shop mitzuarbeiten. Halten Sie eine Authenticator-App bereit, und wählen Sie ein Passwort. Der Link gilt einmal, drei Tage lang.',
      action: 'Konto einrichten',
      close: 'Sie arbeiten nicht für diesen Shop? Dann ist nichts zu tun: Ohne Sie entsteht kein Konto.',
    },
  },
  'staff-reset': {
    en: {
      subject: 'Set up your authenticator app again',
      heading: 'A new authenticator app',
      intro:
        'An operator has reset how you sign in as staff. Set up an authenticator app to sign in again. The link works once, for three days.',
      action: 'Set up your app',
      close: 'You did not ask for this? Please tell an operator of your shop.',
    },
    fr: {
      subject: 'Configurez à nouveau votre application d’authentification',
      heading: 'Une nouvelle application d’authentification',
      intro:
        'Un opérateur a réinitialisé votre connexion à l’espace équipe. Configurez une application d’authentification pour vous reconnecter. Le lien fonctionne une fois, pendant trois jours.',
      action: 'Configurer l’application',
      close: 'Vous ne l’avez pas demandé ? Prévenez un opérateur de votre boutique.',
    },
    de: {
      subject: 'Authenticator-App neu einrichten',
      heading: 'Eine neue Authenticator-App',
      intro:
        'Ihre Anmeldung im Team wurde zurückgesetzt. Richten Sie eine Authenticator-App ein, um sich wieder anzumelden. Der Link gilt einmal, drei Tage lang.',
      action: 'App einrichten',
      close: 'Sie haben das nicht angefordert? Dann sagen Sie bitte einem Operator Ihres Shops Bescheid.',
    },
  },
  newsletter: {
    en: {
      subject: 'Confirm your newsletter',
      heading: 'One step to our news',
      intro: 'Please confirm that you want to hear of new gear, routes and offers. The link works for a week.',
      action: 'Confirm the newsletter',
      close: 'It was not you? Then nothing has to be done: without this step we send you no news.',
    },
    fr: {
      subject: 'Confirmez votre infolettre',
      heading: 'Plus qu’un pas vers nos nouvelles',
      intro:
        'Confirmez que vous souhaitez recevoir nos nouveautés, itinéraires et offres. Le lien fonctionne pendant une semaine.',
      action: 'Confirmer l’infolettre',
      close: 'Ce n’était pas vous ? Alors il n’y a rien à faire : sans cette étape, vous ne recevrez rien.',
    },
    de: {
      subject: 'Newsletter bestätigen',
      heading: 'Noch ein Schritt zu unseren Neuigkeiten',
      intro:
        'Bitte bestätigen Sie, dass Sie von neuer Ausrüstung, Touren und Angeboten hören möchten. Der Link gilt eine Woche.',
      action: 'Newsletter bestätigen',
      close: 'Sie waren das nicht? Dann ist nichts zu tun: Ohne diesen Schritt senden wir Ihnen nichts.',
    },
  },
};

/** Returns an email with a link. */
export const emailWithLink = ({ subject, heading, intro, action, close }: LinkWords, url: string): EmailContent => ({
  subject,
  heading,
  text: [heading, '', intro, '', url, '', close].join('\n'),
  blocks: [block.text(intro), block.button(action, url), block.note(close)],
});

/** Returns the email that asks to follow a link. */
export const linkEmail = (purpose: LinkEmail, language: Language, url: string): EmailContent =>
  emailWithLink(words[purpose][language], url);
