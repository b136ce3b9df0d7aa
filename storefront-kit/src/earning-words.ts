import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { defineMessages } from './messages.ts';
import { pointsText as points } from './points-text.ts';

const messages = defineMessages(
  {
    member: (n: number) => `This order earns ${points.en(n)}.`,
    unconfirmed: (n: number) => `Confirm your membership, and this order earns up to ${points.en(n)}.`,
    none: (n: number) => `Join our loyalty program, and this order earns up to ${points.en(n)}.`,
    guest: (n: number) => `Members earn up to ${points.en(n)} with this order.`,
    confirm: 'Confirm it now',
    join: 'Join for free',
    signIn: 'Sign in or join',
    pending: (n: number) => `This order earns ${points.en(n)}, credited once nothing of it can be sent back.`,
  },
  {
    fr: {
      member: (n: number) => `Cette commande rapporte ${points.fr(n)}.`,
      unconfirmed: (n: number) => `Confirmez votre adhésion : cette commande vous rapportera jusqu’à ${points.fr(n)}.`,
      none: (n: number) =>
        `Adhérez à notre programme de fidélité : cette commande vous rapportera jusqu’à ${points.fr(n)}.`,
      guest: (n: number) => `Cette commande rapporte jusqu’à ${points.fr(n)} à nos membres.`,
      confirm: 'Confirmer maintenant',
      join: 'Adhérer gratuitement',
      signIn: 'Se connecter ou adhérer',
      pending: (n: number) =>
        `Cette commande rapporte ${points.fr(n)}, crédités dès que plus rien ne peut être retourné.`,
    },
    de: {
      member: (n: number) => `Diese Bestellung bringt ${points.de(n)}.`,
      unconfirmed: (n: number) =>
        `Bestätigen Sie Ihre Mitgliedschaft, dann bekommen Sie für diese Bestellung bis zu ${points.de(n)}.`,
      none: (n: number) =>
        `Werden Sie Mitglied in unserem Treueprogramm, dann bekommen Sie für diese Bestellung bis zu ${points.de(n)}.`,
      guest: (n: number) => `Mitglieder bekommen für diese Bestellung bis zu ${points.de(n)}.`,
      confirm: 'Jetzt bestätigen',
      join: 'Kostenlos Mitglied werden',
      signIn: 'Anmelden oder Mitglied werden',
      pending: (n: number) =>
        `Diese Bestellung bringt ${points.de(n)}, sobald nichts davon mehr zurückgeschickt werden kann.`,
    },
  },
  { 'en-gb': { none: (n: number) => `Join our loyalty programme, and this order earns up to ${points.en(n)}.` } },
);

interface EarningWords {
  readonly text: string;
  /** What the link to the membership says; members need none. */
  readonly link: string | undefined;
}

/** What an order earns in the loyalty program, in words: for members, and for those who could be. */
export function earningWords({ points: n, membership }: NonNullable<Cart['earning']>, locale: Locale): EarningWords {
  const texts = messages(locale);
  const links = { member: undefined, unconfirmed: texts.confirm, none: texts.join, guest: texts.signIn };
  return { text: texts[membership](n), link: links[membership] };
}

/** What an order that was placed still brings its member, in words. */
export const pendingPointsWords = (pendingPoints: number, locale: Locale): string =>
  messages(locale).pending(pendingPoints);
