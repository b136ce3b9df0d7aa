import { type RawBuilder, sql } from 'kysely';
import type { CountryCode } from 'shared-contracts/locale';
import { distanceKm } from '../base/distance.ts';
import { inPlainLetters } from '../base/plain-letters.ts';
import type { Db } from '../database/database.ts';
import type { LocationTable } from '../database/schema.ts';

const storesOf = (db: Db, country: CountryCode) =>
  db.selectFrom('location').selectAll().where('kind', '=', 'store').where('country', '=', country);

/** As the index has it. */
const cityOfStore: RawBuilder<string> = sql`(address ->> 'city')`;

/** Returns the stores of a country, or those of some ids. */
export function readStores(db: Db, country: CountryCode, ids?: readonly string[]): Promise<LocationTable[]> {
  return storesOf(db, country)
    .$if(ids !== undefined, (query) => query.where('location_id', 'in', ids ?? []))
    .orderBy('location_id')
    .execute();
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Returns a part of a country's stores by city, and whether there are others behind it. */
export async function readStorePage(
  db: Db,
  country: CountryCode,
  { limit, offset }: Part,
): Promise<{ readonly stores: LocationTable[]; readonly hasMore: boolean }> {
  const rows = await storesOf(db, country)
    .orderBy(cityOfStore)
    .orderBy('location_id')
    .limit(limit + 1)
    .offset(offset)
    .execute();
  return { stores: rows.slice(0, limit), hasMore: rows.length > limit };
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the stores of a country that are nearest to a position, with their distance. The index compares degrees, in
 * which far north a step to the side is shorter: of four times as many the nearest on the ground are taken, which are
 * the right ones up to 75° where stores do not lie in heaps.
 */
export async function readNearest(
  db: Db,
  country: CountryCode,
  { latitude, longitude }: Position,
  count: number,
): Promise<{ readonly store: LocationTable; readonly distanceKm: number }[]> {
  const rows = await storesOf(db, country)
    .orderBy(sql`point(longitude, latitude) <-> point(${longitude}, ${latitude})`)
    .limit(count * 4)
    .execute();
  return rows
    .map((store) => ({ store, distanceKm: distanceKm({ latitude, longitude }, store) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, count);
}

/** Returns the stores of a country that have all words in name, city, and postal code; the last may be a beginning. */
export async function readNamed(db: Db, country: CountryCode, typed: string, count: number): Promise<LocationTable[]> {
  const words =
    inPlainLetters(typed)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  if (words.length === 0) return [];
  const wanted = `${words.join(' & ')}:*`;
  return storesOf(db, country)
    .where(sql<boolean>`store_words(name, address) @@ to_tsquery('simple', ${wanted})`)
    .orderBy(cityOfStore)
    .orderBy('location_id')
    .limit(count)
    .execute();
}

/** Returns a store if it is in the shopper's country; undefined for others, so that ids cannot be probed. */
export function readStore(db: Db, storeId: string, country: CountryCode): Promise<LocationTable | undefined> {
  return storesOf(db, country).where('location_id', '=', storeId).executeTakeFirst();
}

/** Returns the units at each location of that one of the variants of which it has most. */
export async function readUnits(
  db: Db,
  upcs: readonly string[],
  stores?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('stock')
    .select((select) => ['location_id', select.fn.max('available').as('available')])
    .where('upc', 'in', upcs)
    .$if(stores !== undefined, (query) => query.where('location_id', 'in', stores ?? []))
    .groupBy('location_id')
    .execute();
  return new Map(rows.map(({ location_id, available }) => [location_id, available]));
}
