import type { Language } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { labeled } from './labeled.ts';
import { block } from './layout.ts';
import { emailWithLink, type LinkWords } from './link-email.ts';

const accountWords: Readonly<Record<Language, LinkWords>> = {
  en: {
    subject: 'Your account is open',
    heading: 'Welcome',
    intro:
      'Your account is open. It shows your orders and where they are, lets you return items, and keeps your addresses and cards.',
    action: 'Go to my account',
    close: 'Didn’t open an account? Then somebody used your address. Please write to us, and we close it.',
  },
  fr: {
    subject: 'Votre compte est ouvert',
    heading: 'Bienvenue',
    intro:
      'Votre compte est ouvert. Il montre vos commandes et où elles en sont, permet les retours et garde vos adresses et vos cartes.',
    action: 'Accéder à mon compte',
    close:
      'Vous n’avez pas ouvert de compte ? Quelqu’un a alors utilisé votre adresse. Écrivez-nous, et nous le fermerons.',
  },
  de: {
    subject: 'Ihr Konto ist eröffnet',
    heading: 'Willkommen',
    intro:
      'Ihr Konto ist eröffnet. Es zeigt Ihre Bestellungen und wo sie sind, nimmt Rücksendungen an und merkt sich Adressen und Karten.',
    action: 'Zu meinem Konto',
    close:
      'Sie haben kein Konto eröffnet? Dann hat jemand Ihre Adresse verwendet. Bitte schreiben Sie uns, dann schließen wir es.',
  },
};

/** Returns the email to who has opened an account. It names nobody: whoever opened it typed the name. */
export const accountEmail = (language: Language, url: string): EmailContent =>
  emailWithLink(accountWords[language], url);

interface MemberWords extends Omit<LinkWords, 'close'> {
  readonly number: string;
  readonly code: string;
  readonly useCode: string;
}

const memberWords: Readonly<Record<Language, MemberWords>> = {
  en: {
    subject: 'You are a member now',
    heading: 'Your membership has begun',
    intro: 'Your account shows your points, what they are worth, and the vouchers that they become.',
    number: 'Member number',
    code: 'Your welcome code',
    useCode: 'Enter the code in the cart.',
    action: 'See my membership',
  },
  fr: {
    subject: 'Vous êtes maintenant membre',
    heading: 'Votre adhésion a commencé',
    intro: 'Votre compte montre vos points, ce qu’ils valent et les bons qu’ils deviennent.',
    number: 'Numéro de membre',
    code: 'Votre code de bienvenue',
    useCode: 'Saisissez ce code dans le panier.',
    action: 'Voir mon adhésion',
  },
  de: {
    subject: 'Sie sind jetzt Mitglied',
    heading: 'Ihre Mitgliedschaft hat begonnen',
    intro: 'In Ihrem Konto sehen Sie Ihre Punkte, was sie wert sind und welche Gutscheine daraus werden.',
    number: 'Mitgliedsnummer',
    code: 'Ihr Willkommenscode',
    useCode: 'Geben Sie den Code im Warenkorb ein.',
    action: 'Meine Mitgliedschaft ansehen',
  },
};

interface Membership {
  readonly memberId: string;
  /** The code that welcomes members, if it can still be used. */
  readonly code: string | undefined;
  /** The page of the membership. */
  readonly url: string;
}

/** Returns the email that a membership has begun. */
export function memberEmail({ memberId, code, url }: Membership, language: Language): EmailContent {
  const t = memberWords[language];
  return {
    subject: t.subject,
    heading: t.heading,
    text: [
      t.heading,
      '',
      t.intro,
      '',
      labeled(t.number, memberId, language),
      ...(code ? [labeled(t.code, code, language), t.useCode] : []),
      '',
      labeled(t.action, url, language),
    ].join('\n'),
    blocks: [
      block.text(t.intro),
      block.fact(t.number, memberId),
      ...(code ? [block.fact(t.code, code), block.note(t.useCode)] : []),
      block.button(t.action, url),
    ],
  };
}
