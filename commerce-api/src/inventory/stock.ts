import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inlineRows } from '../database/inline-rows.ts';

/** Units of a variant at one location. */
export interface Units {
  readonly upc: string;
  readonly locationId: string;
  readonly qty: number;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Sorts units as `shelfOrder` does. Several rows of stock are locked in this order, after all rows that
 * belong to one shopper (docs/architecture.md, lock order).
 */
export const inLockOrder = <T extends Units>(units: readonly T[]): T[] =>
  [...units].sort((a, b) => compare(a.upc, b.upc) || compare(a.locationId, b.locationId));

/** The same order in SQL. The collation makes it independent of the database's language. */
export const shelfOrder = (table: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.upc`)} collate "C", ${sql.ref(`${table}.location_id`)} collate "C"`;

/**
 * Takes units for an order in one statement: from the cart's hold first, then from stock, only when both together
 * suffice. Excess held units return to stock.
 * @returns whether there were enough; if not, the caller must roll back
 */
export async function takeUnits(transaction: Db, cartId: string, { upc, locationId, qty }: Units): Promise<boolean> {
  const { rows } = await sql`
    with own as (
      delete from stock_hold where cart_id = ${cartId} and upc = ${upc} and location_id = ${locationId} returning qty
    )
    update stock set available = available + coalesce((select sum(qty) from own), 0) - ${qty}
    where upc = ${upc} and location_id = ${locationId} and available + coalesce((select sum(qty) from own), 0) >= ${qty}
    returning upc`.execute(transaction);
  return rows.length > 0;
}

/** Sums units per variant and location. */
function together(units: readonly Units[]): Units[] {
  const sums = new Map<string, Units>();
  for (const { upc, locationId, qty } of units) {
    const key = `${upc} ${locationId}`;
    sums.set(key, { upc, locationId, qty: qty + (sums.get(key)?.qty ?? 0) });
  }
  return [...sums.values()];
}

/**
 * CTEs that take all units of an order or none: from the hold of the cart in the CTE `taken`, then from stock.
 * `stocked` has a row when there are enough; then `keyed` must have one, and the units are taken. Writes depend on the
 * rows deleted and on current stock, never on an earlier read.
 */
export const unitTables = (cartId: string, units: readonly Units[]) => ({
  claim: sql`
    wanted as (
      select upc, location_id, qty, place
      from ${inlineRows(
        inLockOrder(together(units)).map(({ upc, locationId, qty }, place) => ({
          upc,
          location_id: locationId,
          qty,
          place,
        })),
        'upc text, location_id text, qty integer, place integer',
      )}
    ), own as (
      select h.upc, h.location_id, h.qty from taken cross join wanted w
      join stock_hold h on h.cart_id = taken.cart_id and h.upc = w.upc and h.location_id = w.location_id
      order by w.place for update of h
    ), shelf as (
      select s.upc, s.location_id, w.qty, s.available + coalesce(own.qty, 0) - w.qty as rest
      from taken cross join wanted w
      join stock s on s.upc = w.upc and s.location_id = w.location_id
      left join own on own.upc = w.upc and own.location_id = w.location_id
      order by w.place for update of s
    ), stocked as (
      select true as ok from shelf having count(*) = (select count(*) from wanted) and coalesce(min(rest), 0) >= 0
    )`,
  take: sql`
    unheld as (
      delete from stock_hold h using shelf, keyed
      where h.cart_id = ${cartId} and h.upc = shelf.upc and h.location_id = shelf.location_id
      returning h.upc, h.location_id, h.qty
    ), unshelved as (
      update stock set available = available + coalesce(unheld.qty, 0) - shelf.qty
      from keyed cross join shelf left join unheld on unheld.upc = shelf.upc and unheld.location_id = shelf.location_id
      where stock.upc = shelf.upc and stock.location_id = shelf.location_id
    )`,
});

/** Returns units to stock, in lock order. */
export async function returnUnits(transaction: Db, units: readonly Units[]): Promise<void> {
  const rows = together(units).map(({ upc, locationId, qty }) => ({ upc, location_id: locationId, qty }));
  if (rows.length === 0) return;
  await sql`
    with shelf as (
      select s.upc, s.location_id, given.qty from ${inlineRows(rows, 'upc text, location_id text, qty integer')}
      join stock s on s.upc = given.upc and s.location_id = given.location_id
      order by ${shelfOrder('s')} for update of s
    )
    update stock set available = available + shelf.qty from shelf
    where stock.upc = shelf.upc and stock.location_id = shelf.location_id`.execute(transaction);
}

/**
 * Locks the stock of a variant at one place, also where it never had any.
 * @returns false for a variant or place that does not exist
 */
export async function lockShelf(transaction: Db, upc: string, locationId: string): Promise<boolean> {
  await sql`
    insert into stock (upc, location_id, available)
    select v.upc, l.location_id, 0 from variant v cross join location l
    where v.upc = ${upc} and l.location_id = ${locationId} on conflict do nothing`.execute(transaction);
  const { rows } = await sql`
    select upc from stock where upc = ${upc} and location_id = ${locationId} for update`.execute(transaction);
  return rows.length > 0;
}
