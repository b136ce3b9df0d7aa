import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface LineWay {
  readonly cartId: string;
  readonly lineId: string;
  /** '' for home delivery, else a store. */
  readonly place: string;
  readonly service: '' | 'sts';
}

/** Sends a line another way; an equal line that goes there already takes its units in. */
export async function changeWay(transaction: Db, { cartId, lineId, place, service }: LineWay): Promise<void> {
  const { rows } = await sql<{ qty: number }>`
    delete from cart_line twin using cart_line moving
    where moving.cart_id = ${cartId} and moving.line_id = ${lineId} and twin.cart_id = ${cartId} and twin.line_id <> ${lineId}
      and twin.upc = moving.upc and twin.apart = moving.apart and twin.place = ${place}
    returning twin.qty`.execute(transaction);
  const joined = rows[0]?.qty ?? 0;
  await sql`update cart_line set place = ${place}, service = ${service}, qty = qty + ${joined} where cart_id = ${cartId} and line_id = ${lineId}`.execute(
    transaction,
  );
}
