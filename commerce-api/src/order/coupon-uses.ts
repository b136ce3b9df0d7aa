import { sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { type CouponShopper, subjectOfUse, usesByShopper } from '../promotions/queries.ts';

async function mark(transaction: Db, code: string, orderNumber: string, marks: readonly string[]): Promise<void> {
  if (marks.length === 0) return;
  await transaction
    .insertInto('coupon_mark')
    .values(marks.map((one) => ({ code, mark: one, order_number: orderNumber })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Counts the use of coupons before the order is placed, so that the last use is never granted twice.
 * @returns a code that the shopper has used as often as one may; then the caller rolls back
 * @throws {CallError} TAX310 when no use is left overall: the total differs from what the shopper saw
 */
export async function claimCoupons(
  transaction: Db,
  codes: readonly string[],
  orderNumber: string,
  shopper: CouponShopper,
): Promise<string | undefined> {
  for (const code of [...codes].sort()) {
    const { rows } =
      await sql`update coupon set used = used + 1 where code = ${code} and (use_limit is null or used < use_limit) returning code`.execute(
        transaction,
      );
    if (rows.length === 0) throw new CallError('TAX310');
    // The coupon's row is locked, so no other order of the same shopper is counted between check and insert.
    const used = await sql`
      insert into coupon_use (code, subject_id, order_number) select code, ${subjectOfUse(shopper)}, ${orderNumber} from coupon
      where code = ${code} and (per_shopper is null or per_shopper > ${usesByShopper(shopper)})
      returning code`.execute(transaction);
    if (used.rows.length === 0) return code;
    await mark(transaction, code, orderNumber, shopper.marks);
  }
  return undefined;
}

/**
 * Counts the coupons of an order for its card, which is known only once the provider has approved it. May be repeated.
 * @returns a code that was used with this card as often as one shopper may; then nothing is counted
 */
export async function claimByCard(
  transaction: Db,
  codes: readonly string[],
  orderNumber: string,
  shopper: CouponShopper,
): Promise<string | undefined> {
  if (codes.length === 0 || shopper.marks.length === 0) return undefined;
  const sorted = [...codes].sort();
  await sql`select code from coupon where code = any(${sorted}) order by code for update`.execute(transaction);
  // A statement of its own, which sees what others have counted before they released the lock.
  const { rows } = await sql<{ readonly code: string }>`
    select code from coupon where code = any(${sorted}) and per_shopper <= ${usesByShopper(shopper, orderNumber)}
    order by code limit 1`.execute(transaction);
  const [taken] = rows;
  if (taken) return taken.code;
  for (const code of sorted) await mark(transaction, code, orderNumber, shopper.marks);
  return undefined;
}

/** Gives the coupons of an order back to its shopper, and to everybody. */
export async function releaseCoupons(transaction: Db, orderNumber: string): Promise<void> {
  const uses = await transaction
    .deleteFrom('coupon_use')
    .where('order_number', '=', orderNumber)
    .returning('code')
    .execute();
  await transaction.deleteFrom('coupon_mark').where('order_number', '=', orderNumber).execute();
  for (const code of uses.map((use) => use.code).sort())
    await sql`update coupon set used = used - 1 where code = ${code} and used > 0`.execute(transaction);
}
