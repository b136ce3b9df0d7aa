import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface LineDelivery {
  readonly cartId: string;
  readonly lineId: string;
  /** '' for home delivery, else a store id. */
  readonly storeId: string;
  readonly service: '' | 'sts';
}

/** Changes the delivery of a line; merges it into an equal line with the same delivery. */
export async function changeLineDelivery(
  transaction: Db,
  { cartId, lineId, storeId, service }: LineDelivery,
): Promise<void> {
  const { rows } = await sql<{ qty: number }>`
    delete from cart_line twin using cart_line moving
    where moving.cart_id = ${cartId} and moving.line_id = ${lineId} and twin.cart_id = ${cartId} and twin.line_id <> ${lineId}
      and twin.upc = moving.upc and twin.line_key = moving.line_key and twin.store_id = ${storeId}
    returning twin.qty`.execute(transaction);
  const joined = rows[0]?.qty ?? 0;
  await sql`update cart_line set store_id = ${storeId}, service = ${service}, qty = qty + ${joined} where cart_id = ${cartId} and line_id = ${lineId}`.execute(
    transaction,
  );
}
