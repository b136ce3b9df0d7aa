import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPromotion, type Promotion } from './promotion.ts';

const CACHE_MS = 15_000;

/** Returns a reader that loads the shop's promotions at most four times a minute; invalid rules are ignored. */
export function promotionReader(db: Db): () => Promise<readonly Promotion[]> {
  let cached: { readonly promotions: Promise<readonly Promotion[]>; readonly until: number } | undefined;
  return () => {
    if (cached && cached.until > Date.now()) return cached.promotions;
    const promotions = db
      .selectFrom('promotion')
      .select('rule')
      .orderBy('promotion_id')
      .execute()
      .then((rows) => rows.flatMap(({ rule }) => (isPromotion(rule) ? [rule] : [])));
    cached = { promotions, until: Date.now() + CACHE_MS };
    promotions.catch(() => {
      cached = undefined;
    });
    return promotions;
  };
}

/** Returns whether a promotion runs at a given time. */
export function runsAt(promotion: Pick<Promotion, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return (
    (!promotion.startsAt || new Date(promotion.startsAt) <= now) &&
    (!promotion.endsAt || new Date(promotion.endsAt) > now)
  );
}

/** A coupon with its usage. */
export interface Coupon {
  readonly code: string;
  readonly promotion_id: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  /** Limit on orders in total; null for unlimited. */
  readonly use_limit: number | null;
  /** Limit on orders per shopper; null for unlimited. */
  readonly per_shopper: number | null;
  readonly used: number;
  /** Number of the shopper's orders with it, as far as they are recognized. */
  readonly used_by_shopper: number;
}

/** A shopper as coupons know one: by account or guest session, and by marks (`shopperMarks`). */
export interface CouponShopper {
  readonly subjectId: string;
  readonly marks: readonly string[];
}

/** A shopper as carts know one, before an order is placed: by account or guest session only. */
export const knownShopper = (subjectId: string): CouponShopper => ({ subjectId, marks: [] });

/**
 * Number of orders of a shopper with the coupon in the row `coupon`: by the subject, or by one of the marks.
 * @param except an order that is not counted
 */
export const usesByShopper = ({ subjectId, marks }: CouponShopper, except = ''): RawBuilder<number> => sql<number>`
  greatest(
    (select cast(count(*) as integer) from coupon_use u where u.code = coupon.code and u.subject_id = ${subjectId} and u.order_number <> ${except}),
    (select cast(coalesce(max(uses), 0) as integer) from (
      select count(*) as uses from coupon_mark m where m.code = coupon.code and m.mark = any(${[...marks]}) and m.order_number <> ${except} group by m.mark
    ) marked))`;

/** Returns coupons by code, with how often the shopper has used each. */
export async function readCoupons(db: Db, codes: readonly string[], shopper: CouponShopper): Promise<Coupon[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Coupon>`
    select code, promotion_id, starts_at, ends_at, use_limit, per_shopper, used,
      ${usesByShopper(shopper)} as used_by_shopper
    from coupon where code = any(${[...codes]})`.execute(db);
  return rows;
}
