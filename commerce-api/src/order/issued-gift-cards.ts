import type { Order } from 'shared-contracts/calls/checkout';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';
import { hashSecret, type NewValueCard, openValueCard } from '../ledger/open-value-card.ts';
import { issuedCardSecret } from '../ledger/value-cards.ts';
import { readIssuedCards } from './card-cuts.ts';
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

/** Returns the gift cards of an order that can be mailed again, by their lines: a card without value helps nobody. */
export async function mailableCards(db: Db, orderNumber: string): Promise<ReadonlySet<string>> {
  const cards = await readIssuedCards(db, orderNumber);
  return new Set([...cards].filter(([, { balance }]) => balance > 0).map(([itemId]) => itemId));
}

/** Minutes in which a gift card is mailed again only once, however often that is asked for. */
const MAIL_PAUSE_MINUTES = 5;

/** Queues the mails of gift cards again, except for cards that were mailed again a moment ago. */
export async function mailAgain(
  transaction: Db,
  order: Pick<Order, 'orderNumber' | 'email'>,
  items: readonly Pick<Order['items'][number], 'id' | 'giftOption'>[],
  now: Date,
): Promise<void> {
  const due = await transaction
    .updateTable('value_card')
    .set({ mailed_at: now })
    .where(
      'card_id',
      'in',
      items.map(({ id }) => id),
    )
    .where((where) =>
      where.or([
        where('mailed_at', 'is', null),
        where('mailed_at', '<=', new Date(now.getTime() - MAIL_PAUSE_MINUTES * 60_000)),
      ]),
    )
    .returning('card_id')
    .execute();
  const ids = new Set(due.map(({ card_id }) => card_id));
  for (const { id, giftOption } of items.filter((item) => ids.has(item.id)))
    await post(transaction, 'gift-card', {
      orderNumber: order.orderNumber,
      lineId: id,
      to: giftOption?.email ?? order.email,
    });
}
