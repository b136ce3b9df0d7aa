import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import { plainCode } from 'shared-contracts/plain-text';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { couponRefusal } from '../promotions/coupon-rules.ts';
import { knownShopper, readCoupons } from '../promotions/queries.ts';
import { messageOf } from './cart-messages.ts';
import { readCart, touchCart } from './cart-queries.ts';
import type { CartReader, SharedRules } from './cart-reader.ts';
import type { Changed } from './changes.ts';
import { noEffectOf } from './coupon-view.ts';

const MAX_COUPONS = 5;

export interface CouponRequest {
  readonly cartId: string;
  readonly subjectId: string;
  readonly code: string;
  readonly locale: Locale;
  readonly now: Date;
}

const allowsNoOther =
  ({ promotions }: SharedRules) =>
  (promotionId: string): boolean =>
    promotions.some(({ id, soleCoupon }) => id === promotionId && soleCoupon === true);

/**
 * Adds a coupon to a cart if it has an effect now.
 * @throws {CallError} a PRM error with the reason
 */
export async function addCoupon(
  transaction: Db,
  reader: CartReader,
  shared: SharedRules,
  request: CouponRequest,
): Promise<Changed> {
  const { cartId, subjectId, locale, now } = request;
  const code = plainCode(request.code);
  const revision = await touchCart(transaction, cartId, subjectId);
  const stored = await readCart(transaction, cartId, subjectId, locale);
  const { coupons } = stored;
  const shopper = knownShopper(subjectId);
  if (coupons.includes(code)) throw new CallError('PRM416');
  if (coupons.length >= MAX_COUPONS)
    throw new CallError('PRM140', { text: messageOf('CouponsFull', locale.language, { maxCoupons: MAX_COUPONS }) });
  const [coupon] = await readCoupons(transaction, [code], shopper);
  const refusal = couponRefusal(coupon, now);
  if (refusal) throw new CallError(refusal);
  const promotion = shared.promotions.find(({ id }) => id === coupon?.promotion_id);
  // An unreadable promotion has no effect; that is the shop's fault, not the code's.
  if (!promotion) throw new CallError('PRM175');
  const held = await readCoupons(transaction, coupons, shopper);
  if (coupons.length > 0 && [promotion.id, ...held.map(({ promotion_id }) => promotion_id)].some(allowsNoOther(shared)))
    throw new CallError('PRM160', { text: messageOf('CouponAlone', locale.language) });
  await sql`update cart set coupons = array_append(coupons, ${code}) where cart_id = ${cartId}`.execute(transaction);
  const { priced } = await reader.price(transaction, shared, { cartId, subjectId, locale, now });
  const { states } = priced.promotions;
  if (!states.some((state) => state.promotion.id === promotion.id && state.amount > 0)) {
    const text = noEffectOf(promotion.id, states, locale);
    throw new CallError('PRM160', text ? { text } : {});
  }
  return { id: cartId, revision, flash: [] };
}

export async function dropCoupon(
  transaction: Db,
  { cartId, subjectId, code }: Pick<CouponRequest, 'cartId' | 'subjectId' | 'code'>,
): Promise<Changed> {
  const revision = await touchCart(transaction, cartId, subjectId);
  await sql`update cart set coupons = array_remove(coupons, ${plainCode(code)}) where cart_id = ${cartId}`.execute(
    transaction,
  );
  return { id: cartId, revision, flash: [] };
}
