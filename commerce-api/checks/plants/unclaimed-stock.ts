import { sql } from 'kysely';
import type { Db } from '../../src/database/database.ts';
import type { Units } from '../../src/inventory/stock.ts';

export * from '../../src/inventory/stock.ts';

/** Planted: looks first and writes what it saw later, so that two buyers get the same unit. */
export async function takeUnits(transaction: Db, cartId: string, { upc, locationId, qty }: Units): Promise<boolean> {
  const own = await transaction
    .deleteFrom('stock_hold')
    .where('cart_id', '=', cartId)
    .where('upc', '=', upc)
    .where('location_id', '=', locationId)
    .returning('qty')
    .execute();
  const row = await transaction
    .selectFrom('stock')
    .select('available')
    .where('upc', '=', upc)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  const left = (row?.available ?? 0) + own.reduce((sum, hold) => sum + hold.qty, 0) - qty;
  if (left < 0) return false;
  await sql`update stock set available = ${left} where upc = ${upc} and location_id = ${locationId}`.execute(
    transaction,
  );
  return true;
}
