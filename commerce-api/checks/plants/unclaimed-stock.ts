import { sql } from 'kysely';
import type { Db } from '../../src/database/database.ts';
import { inlineRows } from '../../src/database/inline-rows.ts';
import type { Units } from '../../src/inventory/stock.ts';

export * from '../../src/inventory/stock.ts';

/** Planted bug: reads stock and writes it later, so that two buyers get the same unit. */
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

/** Planted bug: the same for all units of an order. */
export const unitTables = (_cartId: string, units: readonly Units[]) => ({
  claim: sql`
    wanted as (
      select upc, location_id, qty from ${inlineRows(
        units.map(({ upc, locationId, qty }) => ({ upc, location_id: locationId, qty })),
        'upc text, location_id text, qty integer',
      )}
    ), shelf as (
      select s.upc, s.location_id, s.available - w.qty as rest from taken cross join wanted w
      join stock s on s.upc = w.upc and s.location_id = w.location_id
    ), stocked as (
      select true as ok from shelf cross join pg_sleep(0.02) having coalesce(min(rest), 0) >= 0
    )`,
  take: sql`
    unshelved as (
      update stock set available = shelf.rest from shelf, keyed
      where stock.upc = shelf.upc and stock.location_id = shelf.location_id
    )`,
});
