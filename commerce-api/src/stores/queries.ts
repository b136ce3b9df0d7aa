import type { CountryCode } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import type { LocationTable } from '../database/schema.ts';

/** Returns the stores of a country. */
export function readStores(db: Db, country: CountryCode): Promise<LocationTable[]> {
  return db
    .selectFrom('location')
    .selectAll()
    .where('kind', '=', 'store')
    .where('country', '=', country)
    .orderBy('location_id')
    .execute();
}

/** Returns a store if it is in the shopper's country; undefined for others, so that ids cannot be probed. */
export function readStore(db: Db, storeId: string, country: CountryCode): Promise<LocationTable | undefined> {
  return db
    .selectFrom('location')
    .selectAll()
    .where('location_id', '=', storeId)
    .where('kind', '=', 'store')
    .where('country', '=', country)
    .executeTakeFirst();
}

/** Returns the units at each location of that one of the variants of which it has most. */
export async function readUnits(db: Db, upcs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('stock')
    .select((select) => ['location_id', select.fn.max('available').as('available')])
    .where('upc', 'in', upcs)
    .groupBy('location_id')
    .execute();
  return new Map(rows.map(({ location_id, available }) => [location_id, available]));
}
