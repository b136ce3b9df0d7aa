import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { Coupon } from './queries.ts';

/** Returns why a coupon cannot be used; undefined when it can. The first failed check determines the message. */
export function couponRefusal(
  coupon: Pick<Coupon, 'starts_at' | 'ends_at' | 'use_limit' | 'per_shopper' | 'used' | 'used_by_shopper'> | undefined,
  now: Date,
): ErrorId | undefined {
  if (!coupon) return 'PRM130';
  if (coupon.ends_at && coupon.ends_at <= now) return 'PRM155';
  if (coupon.starts_at && coupon.starts_at > now) return 'PRM135';
  if (coupon.per_shopper !== null && coupon.used_by_shopper >= coupon.per_shopper) return 'PRM150';
  if (coupon.use_limit !== null && coupon.used >= coupon.use_limit) return 'PRM140';
  return undefined;
}
