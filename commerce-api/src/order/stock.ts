import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { CallError } from '../server/call-error.ts';
import type { Reservation } from './snapshot.ts';

// Everybody takes rows in the same order, so that two orders of the same goods never wait for each other in a ring.
const inOrder = (reservations: readonly Reservation[]): Reservation[] =>
  reservations
    .filter(({ counted }) => counted)
    .sort(
      (a, b) =>
        a.upc.localeCompare(b.upc) || a.locationId.localeCompare(b.locationId) || a.lineId.localeCompare(b.lineId),
    );

/**
 * Takes the units of every line out of the stock, each in one statement that only succeeds when there are enough.
 * @throws {CallError} INV700 for the first line that there are not enough units of; the transaction must then end
 */
export async function reserveStock(transaction: Db, reservations: readonly Reservation[]): Promise<void> {
  for (const { upc, locationId, qty, lineId } of inOrder(reservations)) {
    const { rows } = await sql`
      update stock set available = available - ${qty} where upc = ${upc} and location_id = ${locationId} and available >= ${qty} returning upc`.execute(
      transaction,
    );
    if (rows.length === 0) throw new CallError('INV700', { itemId: lineId });
  }
}

/** Puts back what was taken. */
export async function releaseStock(transaction: Db, reservations: readonly Reservation[]): Promise<void> {
  for (const { upc, locationId, qty } of inOrder(reservations)) {
    await sql`update stock set available = available + ${qty} where upc = ${upc} and location_id = ${locationId}`.execute(
      transaction,
    );
  }
}

/**
 * Counts the use of coupons before the order, so that the last one is never used twice.
 * @throws {CallError} TAX310 when somebody else took the last one: the total is no longer what the shopper saw
 */
export async function claimCoupons(
  transaction: Db,
  codes: readonly string[],
  subjectId: string,
  orderNumber: string,
): Promise<void> {
  for (const code of [...codes].sort()) {
    const { rows } =
      await sql`update coupon set used = used + 1 where code = ${code} and (use_limit is null or used < use_limit) returning code`.execute(
        transaction,
      );
    if (rows.length === 0) throw new CallError('TAX310');
    await transaction
      .insertInto('coupon_use')
      .values({ code, subject_id: subjectId, order_number: orderNumber })
      .execute();
  }
}

export async function releaseCoupons(transaction: Db, orderNumber: string): Promise<void> {
  const uses = await transaction
    .deleteFrom('coupon_use')
    .where('order_number', '=', orderNumber)
    .returning('code')
    .execute();
  for (const { code } of uses)
    await sql`update coupon set used = used - 1 where code = ${code} and used > 0`.execute(transaction);
}
