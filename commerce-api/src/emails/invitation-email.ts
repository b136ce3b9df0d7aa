import type { Locale } from 'shared-contracts/locale';
import type { EmailContent } from '../mail/email-content.ts';
import type { InvitationRewarded } from '../order/invitation-rewards.ts';
import { emailWithLink, type LinkWords } from './link-email.ts';

interface Side {
  readonly heading: string;
  readonly intro: (points: string) => string;
}

interface Words extends Pick<LinkWords, 'action' | 'close'>, Readonly<Record<InvitationRewarded['side'], Side>> {
  readonly subject: (points: string) => string;
}

const words: Readonly<Record<Locale['language'], Words>> = {
  en: {
    subject: (points) => `${points} points for an invitation`,
    sent: {
      heading: 'Your invitation has paid off',
      intro: (points) =>
        `Somebody you invited has kept what they ordered, and ${points} points are yours. Thank you for bringing them along.`,
    },
    followed: {
      heading: 'Your points are here',
      intro: (points) => `You were invited and have kept what you ordered: ${points} points are yours.`,
    },
    action: 'See your points',
    close: 'You would rather not hear of points? Turn it off in your account, under Messages.',
  },
  fr: {
    subject: (points) => `${points} points pour une invitation`,
    sent: {
      heading: 'Votre invitation porte ses fruits',
      intro: (points) =>
        `Une personne que vous avez invitée a gardé sa commande, et ${points} points sont à vous. Merci de nous l’avoir fait connaître.`,
    },
    followed: {
      heading: 'Vos points sont arrivés',
      intro: (points) => `Vous avez reçu une invitation et gardé votre commande : ${points} points sont à vous.`,
    },
    action: 'Voir vos points',
    close: 'Vous préférez ne rien recevoir sur vos points ? Désactivez-le dans votre compte, sous Messages.',
  },
  de: {
    subject: (points) => `${points} Punkte für eine Einladung`,
    sent: {
      heading: 'Ihre Einladung hat sich gelohnt',
      intro: (points) =>
        `Jemand, den Sie eingeladen haben, hat seine Bestellung behalten: ${points} Punkte gehören Ihnen. Danke für die Empfehlung.`,
    },
    followed: {
      heading: 'Ihre Punkte sind da',
      intro: (points) => `Sie wurden eingeladen und haben Ihre Bestellung behalten: ${points} Punkte gehören Ihnen.`,
    },
    action: 'Punkte ansehen',
    close: 'Sie möchten nichts über Punkte hören? Schalten Sie es in Ihrem Konto unter Nachrichten aus.',
  },
};

/** Returns the email that an invitation has brought points. */
export function invitationEmail(
  { points, side }: Pick<InvitationRewarded, 'points' | 'side'>,
  locale: Locale,
  url: string,
): EmailContent {
  const { subject, action, close, [side]: own } = words[locale.language];
  const count = points.toLocaleString(locale.tag);
  const { heading, intro } = own;
  return emailWithLink({ subject: subject(count), heading, intro: intro(count), action, close }, url);
}
