import type { Language } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import { emailWithLink, type LinkWords } from './link-email.ts';

interface Words extends Pick<LinkWords, 'heading' | 'action' | 'close'> {
  readonly subject: (name: string) => string;
  readonly intro: (name: string, choice: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (name) => `In stock: ${name}`,
    heading: 'It is here',
    intro: (name, choice) => `You asked us to write when ${name} (${choice}) is in stock. It is, while it lasts.`,
    action: 'See it in the shop',
    close: 'We write this once. Your address is no longer on our list for it.',
  },
  fr: {
    subject: (name) => `En stock : ${name}`,
    heading: 'Le voilà',
    intro: (name, choice) =>
      `Vous souhaitiez être averti dès que ${name} (${choice}) est en stock. C’est chose faite, dans la limite des stocks.`,
    action: 'Voir dans la boutique',
    close: 'Nous ne l’écrivons qu’une fois. Votre adresse ne figure plus sur notre liste pour cet article.',
  },
  de: {
    subject: (name) => `Vorrätig: ${name}`,
    heading: 'Jetzt ist es da',
    intro: (name, choice) =>
      `Sie wollten wissen, wann ${name} (${choice}) vorrätig ist. Jetzt ist es so weit, solange der Vorrat reicht.`,
    action: 'Im Shop ansehen',
    close: 'Wir schreiben das nur einmal. Ihre Adresse steht dafür nicht mehr auf unserer Liste.',
  },
};

/** Returns the email that goods are in stock. */
export function stockEmail(
  { name, choice, url }: { readonly name: string; readonly choice: string; readonly url: string },
  language: Language,
): EmailContent {
  const { subject, intro, ...others } = words[language];
  return emailWithLink({ ...others, subject: subject(name), intro: intro(name, choice) }, url);
}
