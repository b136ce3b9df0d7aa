import { sql } from 'kysely';
import { locales } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { messageOf } from '../cart/cart-messages.ts';
import { couponShopper } from '../cart/coupon-shopper.ts';
import type { StoredCart } from '../cart/stored-cart.ts';
import type { Db } from '../database/database.ts';
import { claimByCard, claimCoupons } from '../order/coupon-uses.ts';
import type { Placement, Refusal } from '../order/placements.ts';
import type { Snapshot } from '../order/snapshot.ts';
import { shopperMarks } from '../promotions/shopper-marks.ts';

/**
 * Counts the coupons of an order for its shopper, as known when it is placed.
 * @throws {CallError} PRM150 when the shopper has used one of them before, TAX310 when one has run out
 */
export async function claimCouponsOf(
  transaction: Db,
  cart: StoredCart,
  { coupons, locale, order: { orderNumber } }: Snapshot,
  subjectId: string,
): Promise<void> {
  const code = await claimCoupons(transaction, coupons, orderNumber, couponShopper(cart, subjectId));
  if (code === undefined) return;
  throw new CallError('PRM150', { text: messageOf('CouponRedeemedByMail', locales[locale].language, { code }) });
}

/**
 * Counts the coupons of an order for the card that pays it.
 * @returns why the order is refused: the card has used one of its coupons before
 */
export async function couponRefusalByCard(
  transaction: Db,
  { id, snapshot, orderNumber, subjectId }: Placement,
  card: string | undefined,
): Promise<Refusal | undefined> {
  if (!card || snapshot.coupons.length === 0) return undefined;
  // A placement that is being undone meanwhile has released its coupons: nothing would release these.
  const { rows } =
    await sql`select from placement where placement_id = ${id} and state = 'reserved' for update`.execute(transaction);
  if (rows.length === 0) return undefined;
  const shopper = { subjectId, marks: shopperMarks({ card }) };
  const code = await claimByCard(transaction, snapshot.coupons, orderNumber, shopper);
  if (code === undefined) return undefined;
  const { language } = locales[snapshot.locale];
  return { errorId: 'PRM150', message: messageOf('CouponRedeemedByCard', language, { code }) };
}
