import type { InvitationOffer } from 'shared-contracts/calls/invitations';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';

/** What an invitation promises, for its texts. */
export const promised = (
  { points, worth, leastAmount, currency }: InvitationOffer,
  locale: Locale,
): [points: number, worth: string, least: string] => [
  points,
  formatMoney(worth, currency, locale),
  formatMoney(leastAmount, currency, locale),
];
