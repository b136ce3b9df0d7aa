import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isPromotion, type Promotion } from './promotion.ts';

const KEPT_MS = 15_000;

/** The promotions of the shop, read at most four times a minute; a rule that cannot be read gives nothing. */
export function promotionReader(db: Db): () => Promise<readonly Promotion[]> {
  let kept: { readonly promotions: Promise<readonly Promotion[]>; readonly until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.promotions;
    const promotions = db
      .selectFrom('promotion')
      .select('rule')
      .orderBy('promotion_id')
      .execute()
      .then((rows) => rows.flatMap(({ rule }) => (isPromotion(rule) ? [rule] : [])));
    kept = { promotions, until: Date.now() + KEPT_MS };
    promotions.catch(() => {
      kept = undefined;
    });
    return promotions;
  };
}

/** Whether a promotion runs at a moment. */
export function runsAt(promotion: Pick<Promotion, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return (
    (!promotion.startsAt || new Date(promotion.startsAt) <= now) &&
    (!promotion.endsAt || new Date(promotion.endsAt) > now)
  );
}

/** A coupon with what has been done with it. */
export interface Coupon {
  readonly code: string;
  readonly promotion_id: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  /** Orders of everybody together; null for any number. */
  readonly use_limit: number | null;
  /** Orders of one shopper; null for any number. */
  readonly per_shopper: number | null;
  readonly used: number;
  /** Orders of the subject. */
  readonly used_by_subject: number;
}

/** Coupons by code, with how often the subject has ordered with them before. */
export async function readCoupons(db: Db, codes: readonly string[], subjectId: string): Promise<Coupon[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Coupon>`
    select code, promotion_id, starts_at, ends_at, use_limit, per_shopper, used,
      (select cast(count(*) as integer) from coupon_use u where u.code = coupon.code and u.subject_id = ${subjectId}) as used_by_subject
    from coupon where code = any(${[...codes]})`.execute(db);
  return rows;
}
