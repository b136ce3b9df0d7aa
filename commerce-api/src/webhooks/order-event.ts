import { type RawBuilder, sql } from 'kysely';
import type { OrderEvent } from 'shared-contracts/order-events';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';

/** An event without the time and number that it is given when it is stored. */
export type NewOrderEvent = Stored<OrderEvent>;
type Stored<Event> = Event extends OrderEvent ? Omit<Event, 'timestamp' | 'sequence'> : never;

const orderNumberOf = ({ data }: NewOrderEvent): string | null => ('orderNumber' in data ? data.orderNumber : null);

/**
 * Returns the CTEs that store what happened to an order, and a message to each system that is told of it. They are sent
 * if the transaction commits (docs/decisions/0064-events-for-other-systems.md).
 * @param source what must return a row, from `from` on
 */
export const orderEventInserts = (
  event: NewOrderEvent,
  source: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => sql`
  happened as (
    insert into order_event (event_id, type, order_number, data)
    select ${crypto.randomUUID()}, ${event.type}, ${orderNumberOf(event)}, ${json(event.data)} ${source}
    returning event_id, type
  ), told as (
    insert into webhook_delivery (webhook_id, event_id)
    select w.webhook_id, h.event_id from happened h join webhook w on h.type = any(w.types)
  )`;

/** Stores what happened to an order, within the given transaction. */
export async function postOrderEvent(transaction: Db, event: NewOrderEvent): Promise<void> {
  await sql`with ${orderEventInserts(event)} select event_id from happened`.execute(transaction);
}
