import type { CouponTable } from '../database/commerce-schema.ts';
import type { Db } from '../database/database.ts';
import type { Promotion } from './promotion.ts';

const KEPT_MS = 15_000;

/** The promotions of the shop, read at most four times a minute. */
export function promotionReader(db: Db): () => Promise<readonly Promotion[]> {
  let kept: { readonly promotions: Promise<readonly Promotion[]>; readonly until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.promotions;
    const promotions = db
      .selectFrom('promotion')
      .select('rule')
      .orderBy('promotion_id')
      .execute()
      .then((rows) => rows.map(({ rule }) => rule as Promotion));
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

export type Coupon = Omit<CouponTable, 'used' | 'starts_at' | 'ends_at'> & {
  readonly used: number;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly used_by_subject: boolean;
};

/** Coupons by code, with whether the subject has ordered with them before. */
export function readCoupons(db: Db, codes: readonly string[], subjectId: string): Promise<Coupon[]> {
  if (codes.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('coupon')
    .selectAll('coupon')
    .select((expression) =>
      expression
        .exists(
          expression
            .selectFrom('coupon_use')
            .select('coupon_use.code')
            .whereRef('coupon_use.code', '=', 'coupon.code')
            .where('coupon_use.subject_id', '=', subjectId),
        )
        .as('used_by_subject'),
    )
    .where('coupon.code', 'in', [...codes])
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, used_by_subject: Boolean(row.used_by_subject) })));
}
