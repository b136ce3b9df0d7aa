import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';
import { hashSecret, type NewValueCard, openValueCard } from '../ledger/open-value-card.ts';
import { issuedCardSecret } from '../ledger/value-cards.ts';
import type { Placement } from './placements.ts';

const yearsValid = 5;

/** A gift card that an order buys. */
export interface BoughtGiftCard {
  readonly card: NewValueCard;
  readonly email: { readonly orderNumber: string; readonly lineId: string; readonly to: string };
}

/**
 * Prepares one gift card for each line that bought one, before the transaction that issues them: their PINs take long to
 * hash. The line's id is the card's, so that issuing is idempotent.
 */
export async function boughtGiftCards(
  { snapshot, orderNumber }: Pick<Placement, 'snapshot' | 'orderNumber'>,
  secret: string,
): Promise<BoughtGiftCard[]> {
  const { order, reservations } = snapshot;
  const expiresAt = new Date(order.createdAt);
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + yearsValid);
  const bought: BoughtGiftCard[] = [];
  for (const { lineId, rowTotal, qty, counted } of reservations) {
    if (counted || rowTotal === 0) continue;
    bought.push({
      card: {
        id: lineId,
        kind: 'GIFT_CARD',
        unit: order.currency,
        opening: Math.floor(rowTotal / qty),
        expiresAt,
        orderNumber: order.orderNumber,
        ...(await hashSecret(issuedCardSecret(secret, lineId))),
      },
      email: { orderNumber, lineId, to: order.items.find(({ id }) => id === lineId)?.giftOption?.email ?? order.email },
    });
  }
  return bought;
}

/** Issues the gift cards of an order and queues their mails. A card has its value as soon as the order is paid. */
export async function issueGiftCards(transaction: Db, bought: readonly BoughtGiftCard[]): Promise<void> {
  for (const { card, email } of bought) {
    await openValueCard(transaction, card);
    await post(transaction, 'gift-card', email);
  }
}
