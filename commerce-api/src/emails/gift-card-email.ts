import type { Language } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { labeled } from './labeled.ts';
import { block } from './layout.ts';

/** What the email of a gift card tells. */
export interface GiftCardMail {
  /** Who bought it; empty when not known. */
  readonly from: string;
  readonly message: string;
  /** What it is worth, formatted. */
  readonly amount: string;
  readonly number: string;
  readonly pin: string;
  /** Its picture, as an absolute address. */
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
  /** Where it can be spent. */
  readonly shopUrl: string;
}

const words = {
  en: {
    title: 'A gift card for you',
    titleFrom: (name: string) => `A gift card from ${name}`,
    amount: 'Worth',
    number: 'Number',
    pin: 'PIN',
    spend: 'Enter number and PIN when you pay, or keep the card in your account. What is left stays on it.',
    action: 'Go to the shop',
  },
  fr: {
    title: 'Une carte-cadeau pour vous',
    titleFrom: (name: string) => `Une carte-cadeau de la part de ${name}`,
    amount: 'Valeur',
    number: 'Numéro',
    pin: 'Code PIN',
    spend:
      'Saisissez le numéro et le code PIN au moment de payer, ou gardez la carte dans votre compte. Le solde y reste.',
    action: 'Aller à la boutique',
  },
  de: {
    title: 'Eine Geschenkkarte für Sie',
    titleFrom: (name: string) => `Eine Geschenkkarte von ${name}`,
    amount: 'Wert',
    number: 'Nummer',
    pin: 'PIN',
    spend:
      'Geben Sie Nummer und PIN beim Bezahlen ein, oder legen Sie die Karte in Ihr Konto. Was übrig ist, bleibt darauf.',
    action: 'Zum Shop',
  },
} as const;

/** Returns the email with which a gift card is given. */
export function giftCardEmail(mail: GiftCardMail, language: Language): EmailContent {
  const { from, message, amount, number, pin, picture, shopUrl } = mail;
  const t = words[language];
  const title = from === '' ? t.title : t.titleFrom(from);
  const facts = [
    [t.amount, amount],
    [t.number, number],
    [t.pin, pin],
  ] as const;
  const blocks = [
    ...(picture ? [block.picture(picture.src, picture.alt)] : []),
    ...(message === '' ? [] : [block.text(message)]),
    ...facts.map(([label, value]) => block.fact(label, value)),
    block.text(t.spend),
    block.button(t.action, shopUrl),
  ];
  const text = [
    title,
    '',
    ...(message === '' ? [] : [message, '']),
    ...facts.map(([label, value]) => labeled(label, value, language)),
    '',
    t.spend,
    shopUrl,
  ].join('\n');
  return { subject: title, heading: title, text, blocks };
}
