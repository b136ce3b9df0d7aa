import { type RawBuilder, sql } from 'kysely';
import type { CountryCode } from 'shared-contracts/locale';
import { distanceKm, earthKm } from '../base/distance.ts';
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

const degree = Math.PI / 180;

/** In the order of the index of positions, which compares degrees. */
const byDegrees = ({ latitude, longitude }: Position): RawBuilder<number> =>
  sql`point(longitude, latitude) <-> point(${longitude}, ${latitude})`;

/** Grows with the distance on the ground between a store and a place. */
const onTheGround = ({ latitude, longitude }: Position): RawBuilder<number> => sql`
  power(sin(radians(latitude - ${latitude}) / 2), 2)
  + ${Math.cos(latitude * degree)}::float8 * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2)`;

/** Holds all that lies within a distance of a place: to the side, a step is shorter the farther north it is. */
function around({ latitude, longitude }: Position, reachKm: number): RawBuilder<boolean> {
  const reach = reachKm / earthKm;
  const aside = Math.sin(reach) / Math.cos(latitude * degree);
  const up = reach / degree;
  const side = reach < Math.PI / 2 && aside < 1 && up + Math.abs(latitude) < 90 ? Math.asin(aside) / degree : 360;
  return sql`point(longitude, latitude) <@ box(
    point(${longitude - side}, ${latitude - up}), point(${longitude + side}, ${latitude + up}))`;
}

/**
 * Returns the stores of a country that are nearest to a position, with their distance. The index compares degrees: the
 * farthest of those which it finds tells how far away another can be that is nearer on the ground.
 */
export async function readNearest(
  db: Db,
  country: CountryCode,
  here: Position,
  count: number,
): Promise<{ readonly store: LocationTable; readonly distanceKm: number }[]> {
  const measured = (rows: readonly LocationTable[]) =>
    rows.map((store) => ({ store, distanceKm: distanceKm(here, store) })).sort((a, b) => a.distanceKm - b.distanceKm);
  const first = measured(await storesOf(db, country).orderBy(byDegrees(here)).limit(count).execute());
  const farthest = first.at(-1);
  if (first.length < count || !farthest) return first;
  const rows = await storesOf(db, country)
    // Distances are rounded.
    .where(around(here, farthest.distanceKm + 0.1))
    .orderBy(onTheGround(here))
    .orderBy('location_id')
    .limit(count)
    .execute();
  return measured(rows);
}

/** Returns stores of a country that have a product: near a position, or else by city. */
export function readStocked(
  db: Db,
  country: CountryCode,
  upc: string,
  { near, count }: { readonly near: Position | undefined; readonly count: number },
): Promise<LocationTable[]> {
  return storesOf(db, country)
    .where('location_id', 'in', (query) =>
      query.selectFrom('stock').select('stock.location_id').where('upc', '=', upc).where('available', '>', 0),
    )
    .orderBy(near ? byDegrees(near) : cityOfStore)
    .orderBy('location_id')
    .limit(count)
    .execute();
}

/** In small plain letters and digits, as the index has words. */
const plainWords = (text: string): string[] =>
  inPlainLetters(text)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Whether a text is what a store is called, however it is written. */
export const isNameOf = (typed: string, { name }: Pick<LocationTable, 'name'>): boolean =>
  plainWords(typed).join(' ') === plainWords(name).join(' ');

/** Returns the stores of a country that have all words in name, city, and postal code; the last may be a beginning. */
export async function readNamed(db: Db, country: CountryCode, typed: string, count: number): Promise<LocationTable[]> {
  const words = plainWords(typed);
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
