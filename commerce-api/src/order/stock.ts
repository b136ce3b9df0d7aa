import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { inLockOrder, returnUnits, takeUnits } from '../inventory/stock.ts';
import type { Reservation } from './snapshot.ts';

/** What has stock that can run out, in the order in which everybody takes it. */
export const counted = (reservations: readonly Reservation[]): Reservation[] =>
  inLockOrder(reservations.filter((reservation) => reservation.counted));

/**
 * Takes the units of every line out of what the cart holds and the stock, each in one statement that only succeeds when
 * there are enough.
 * @throws {CallError} INV700 for the first line that there are not enough units of; the transaction must then end
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

/** Puts back what was taken. */
export async function releaseStock(transaction: Db, reservations: readonly Reservation[]): Promise<void> {
  for (const reservation of counted(reservations)) await returnUnits(transaction, reservation);
}

/**
 * Counts the use of coupons before the order, so that the last one is never used twice.
 * @throws {CallError} TAX310 when the last one has been taken, or the shopper's own uses are used up: the total is no longer what the shopper saw
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
    // The row of the coupon is taken: nobody of the same shopper counts between the look and the use.
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
  for (const { code } of uses)
    await sql`update coupon set used = used - 1 where code = ${code} and used > 0`.execute(transaction);
}
