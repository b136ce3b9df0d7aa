import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type IssuedCard, readIssuedCards } from '../order/card-cuts.ts';

/** What was given back of an order without goods, and what is left of the gift cards it bought. */
export interface RefundFacts {
  /** Amounts that staff refunded for single lines, in minor units. */
  readonly lines: ReadonlyMap<string, number>;
  /** What staff refunded of delivery, in minor units. */
  readonly shipping: number;
  /** By line. A line is not in it when no card was issued for it. */
  readonly cards: ReadonlyMap<string, IssuedCard>;
}

/** Reads what staff refunded of single lines and of delivery, and what is left of the order's gift cards. */
export async function readRefundFacts(db: Db, orderNumber: string): Promise<RefundFacts> {
  const { rows } = await sql<{ readonly itemId: string | null; readonly amount: number }>`
    select lines->0->>'itemId' as "itemId", cast(sum(amount) as integer) as amount from order_reversal
    where order_number = ${orderNumber} and kind = 'refund' and part in ('line', 'shipping')
    group by lines->0->>'itemId'`.execute(db);
  return {
    lines: new Map(rows.flatMap(({ itemId, amount }) => (itemId ? [[itemId, amount] as const] : []))),
    shipping: rows.find(({ itemId }) => itemId === null)?.amount ?? 0,
    cards: await readIssuedCards(db, orderNumber),
  };
}
