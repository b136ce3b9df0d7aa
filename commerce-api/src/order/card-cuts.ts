import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { post } from '../ledger/entries.ts';

/** An amount that a refund takes off a gift card, in minor units. */
export interface CardCut {
  readonly cardId: string;
  readonly amount: number;
}

/** A refund, and the order whose gift cards it takes value off. */
interface Refund {
  readonly id: string;
  readonly orderNumber: string;
}

const cutKey = ({ id }: Refund): string => `${id}:taken-off`;

/** Takes what is refunded for gift cards off their value, so that nobody spends it. Their accounts are locked. */
export async function takeOffCards(transaction: Db, refund: Refund, cuts: readonly CardCut[]): Promise<void> {
  for (const { cardId, amount } of cuts)
    await post(transaction, {
      accountId: cardId,
      key: cutKey(refund),
      amount: -amount,
      reference: refund.orderNumber,
    });
}

/** Returns what a refund took off gift cards, in minor units. */
export async function takenOffBy(db: Db, refund: Refund): Promise<number> {
  const { rows } = await sql<{ readonly amount: number }>`
    select cast(coalesce(-sum(e.amount), 0) as integer) as amount
    from value_card c join ledger_entry e on e.account_id = c.card_id and e.key = ${cutKey(refund)}
    where c.order_number = ${refund.orderNumber}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** An emailed gift card that an order bought. Money in minor units. */
export interface IssuedCard {
  readonly balance: number;
  /** Taken off its value by refunds of the order. */
  readonly takenOff: number;
}

/** Returns the gift cards that an order bought, by line. */
export async function readIssuedCards(db: Db, orderNumber: string): Promise<ReadonlyMap<string, IssuedCard>> {
  // A card cannot pay for the order that buys it: entries in that order's name are what `takeOffCards` posted.
  const { rows } = await sql<IssuedCard & { readonly itemId: string }>`
    select c.card_id as "itemId", a.balance, cast(coalesce((
      select -sum(e.amount) from ledger_entry e where e.account_id = c.card_id and e.reference = ${orderNumber}
    ), 0) as integer) as "takenOff"
    from value_card c join ledger_account a on a.account_id = c.card_id where c.order_number = ${orderNumber}`.execute(
    db,
  );
  return new Map(rows.map(({ itemId, balance, takenOff }) => [itemId, { balance, takenOff }]));
}
