import type { Language, Locale } from 'shared-contracts/locale';
import { dateFormat } from '../base/formats.ts';
import type { EmailContent } from '../mail/email-content.ts';
import { block } from './layout.ts';

/** What a customer is told of being served in a store. */
export interface ServedFacts {
  readonly store: string;
  readonly at: Date;
  /** Of the store, such as `America/Denver`. */
  readonly timeZone: string;
  readonly sharesAddresses: boolean;
}

interface Words {
  readonly subject: string;
  readonly begun: (when: string, store: string) => string;
  readonly allowed: string;
  readonly addresses: string;
  readonly hidden: string;
  readonly close: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your account was used in a store',
    begun: (when, store) => `An associate at ${store} began serving you with your account on ${when}.`,
    allowed:
      'The associate can see your name, your email address, and the end of your phone number, and can place orders for your account and use your points for them.',
    addresses: 'As you agreed, the associate can also see your address book.',
    hidden: 'Your password, your saved cards, and your earlier orders stay hidden.',
    close:
      'You did not agree to this, or were not there? Please contact us right away. You can object at any time, in the store or by writing to us.',
  },
  fr: {
    subject: 'Votre compte a été utilisé en magasin',
    begun: (when, store) =>
      `Une personne de l’équipe de ${store} a commencé à vous servir avec votre compte le ${when}.`,
    allowed:
      'Elle peut voir votre nom, votre adresse e-mail et la fin de votre numéro de téléphone, passer des commandes pour votre compte et y utiliser vos points.',
    addresses: 'Avec votre accord, elle voit aussi votre carnet d’adresses.',
    hidden: 'Votre mot de passe, vos cartes enregistrées et vos commandes passées restent cachés.',
    close:
      'Vous n’étiez pas d’accord, ou pas sur place ? Contactez-nous sans attendre. Vous pouvez vous y opposer à tout moment, en magasin ou en nous écrivant.',
  },
  de: {
    subject: 'Ihr Konto wurde im Laden verwendet',
    begun: (when, store) => `Am ${when} hat das Team von ${store} begonnen, Sie mit Ihrem Konto zu bedienen.`,
    allowed:
      'Das Team sieht dabei Ihren Namen, Ihre E-Mail-Adresse und die letzten Ziffern Ihrer Telefonnummer. Es kann für Ihr Konto bestellen und dabei Ihre Punkte einlösen.',
    addresses: 'Mit Ihrem Einverständnis sieht es auch Ihr Adressbuch.',
    hidden: 'Ihr Passwort, Ihre gespeicherten Karten und Ihre früheren Bestellungen bleiben verborgen.',
    close:
      'Sie waren nicht einverstanden oder gar nicht dort? Bitte melden Sie sich umgehend bei uns. Sie können jederzeit widersprechen, im Laden oder schriftlich bei uns.',
  },
};

/** Returns the email that an associate has begun to serve a customer, a notice. */
export function servedEmail(
  { store, at, timeZone, sharesAddresses }: ServedFacts,
  { language, tag }: Pick<Locale, 'language' | 'tag'>,
): EmailContent {
  const { subject, begun, allowed, addresses, hidden, close } = words[language];
  const when = dateFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  const texts = [begun(when, store), allowed, ...(sharesAddresses ? [addresses] : []), hidden];
  return {
    subject,
    heading: subject,
    text: [subject, ...texts, close].join('\n\n'),
    blocks: [...texts.map(block.text), block.note(close)],
    hasNoLinks: true,
  };
}
