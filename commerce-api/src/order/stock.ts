import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { inLockOrder, returnUnits, takeUnits } from '../inventory/stock.ts';
import type { Reservation } from './snapshot.ts';

/** Returns the reservations of goods with limited stock, in lock order. */
export const counted = (reservations: readonly Reservation[]): Reservation[] =>
  inLockOrder(reservations.filter((reservation) => reservation.counted));

/**
 * Takes the units of every line from the cart's hold and the stock, each in one statement that succeeds only when there
 * are enough.
 * @throws {CallError} INV700 for the first line without enough units; the caller must roll back
 */
export async function reserveStock(
  transaction: Db,
  cartId: string,
  reservations: readonly Reservation[],
): Promise<void> {
  for (const reservation of counted(reservations)) {
    if (!(await takeUnits(transaction, cartId, reservation)))
      throw new CallError('INV700', { itemId: reservation.lineId });
  }
}

/** Returns reserved units to stock. */
export async function releaseStock(transaction: Db, reservations: readonly Reservation[]): Promise<void> {
  await returnUnits(transaction, counted(reservations));
}

/**
 * Counts the use of coupons before the order is placed, so that the last use is never granted twice.
 * @throws {CallError} TAX310 when no use is left overall or for the shopper: the total differs from what the shopper
 * saw
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
    // The coupon's row is locked, so no other order of the same shopper is counted between check and insert.
    const used = await sql`
      insert into coupon_use (code, subject_id, order_number) select code, ${subjectId}, ${orderNumber} from coupon
      where code = ${code} and (per_shopper is null or per_shopper > (select count(*) from coupon_use u where u.code = coupon.code and u.subject_id = ${subjectId}))
      returning code`.execute(transaction);
    if (used.rows.length === 0) throw new CallError('TAX310');
  }
}

export async function releaseCoupons(transaction: Db, orderNumber: string): Promise<void> {
  const uses = await transaction
    .deleteFrom('coupon_use')
    .where('order_number', '=', orderNumber)
    .returning('code')
    .execute();
  for (const code of uses.map((use) => use.code).sort())
    await sql`update coupon set used = used - 1 where code = ${code} and used > 0`.execute(transaction);
}
