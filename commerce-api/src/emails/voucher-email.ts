import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import type { EmailContent } from '../mail/email-content.ts';
import type { Voucher } from '../market/markets.ts';
import { emailWithLink, type LinkWords } from './link-email.ts';

interface Words extends Pick<LinkWords, 'heading' | 'action' | 'close'> {
  readonly subject: (value: string) => string;
  readonly intro: (points: string, value: string) => string;
}

const words: Readonly<Record<Locale['language'], Words>> = {
  en: {
    subject: (value) => `Your points are enough for ${value}`,
    heading: 'A voucher is yours',
    intro: (points, value) =>
      `You have collected the ${points} points of a ${value} voucher. Take it at checkout, or go on collecting.`,
    action: 'See your points',
    close: 'You would rather not hear of points? Turn it off in your account, under Messages.',
  },
  fr: {
    subject: (value) => `Vos points suffisent pour ${value}`,
    heading: 'Un bon vous attend',
    intro: (points, value) =>
      `Vous avez réuni les ${points} points d’un bon de ${value}. Utilisez-le à la commande, ou continuez à collectionner.`,
    action: 'Voir vos points',
    close: 'Vous préférez ne rien recevoir sur vos points ? Désactivez-le dans votre compte, sous Messages.',
  },
  de: {
    subject: (value) => `Ihre Punkte reichen für ${value}`,
    heading: 'Ein Gutschein wartet auf Sie',
    intro: (points, value) =>
      `Sie haben die ${points} Punkte für einen Gutschein über ${value} gesammelt. Lösen Sie ihn an der Kasse ein, oder sammeln Sie weiter.`,
    action: 'Punkte ansehen',
    close: 'Sie möchten nichts über Punkte hören? Schalten Sie es in Ihrem Konto unter Nachrichten aus.',
  },
};

/** Returns the email that a member's points have become enough for a voucher. */
export function voucherEmail({ points, amount }: Voucher, locale: Locale, url: string): EmailContent {
  const { subject, intro, ...others } = words[locale.language];
  const value = formatMoney(amount, locale.currency, locale);
  const count = points.toLocaleString(locale.tag);
  return emailWithLink({ ...others, subject: subject(value), intro: intro(count, value) }, url);
}
