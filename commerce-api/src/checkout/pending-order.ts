import type { Order } from 'shared-contracts/calls/checkout';
import type { Language, Locale } from 'shared-contracts/locale';
import type { Placement } from '../order/placements.ts';

const texts: Readonly<Record<Language, string>> = {
  en: 'Your bank wants to make sure that it is you.',
  fr: 'Votre banque veut s’assurer que c’est bien vous.',
  de: 'Ihre Bank möchte sichergehen, dass Sie es sind.',
};

/**
 * Returns an order that waits for a challenge. It is not placed yet; the flash tells the page where the challenge is.
 */
export function pendingOrder({ snapshot, challengeUrl }: Placement, locale: Locale): Order {
  return {
    ...snapshot.order,
    status: 'pending',
    flash: [
      {
        code: 'PaymentNotAuthorized',
        message: texts[locale.language],
        // A URL is shown in a frame; anything else is input for the provider's own script.
        details: { action: challengeUrl ?? '', type: challengeUrl?.startsWith('{') ? 'action' : 'threeDS2' },
      },
    ],
  };
}
