import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Units of a variant at one place. */
export interface Units {
  readonly upc: string;
  readonly locationId: string;
  readonly qty: number;
}

/** Everybody takes rows in the same order, so that two who want the same goods never wait for each other in a ring. */
export const inOrder = <T extends Units>(units: readonly T[]): T[] =>
  [...units].sort((a, b) => a.upc.localeCompare(b.upc) || a.locationId.localeCompare(b.locationId));

/**
 * Takes units for an order in one statement: first what its cart holds, then the stock, only when there are enough
 * together. What the cart holds beyond that goes back.
 * @returns whether there were enough; when not, the transaction must end
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

/** Puts units back. */
export async function returnUnits(transaction: Db, { upc, locationId, qty }: Units): Promise<void> {
  await sql`update stock set available = available + ${qty} where upc = ${upc} and location_id = ${locationId}`.execute(
    transaction,
  );
}
