import { type RawBuilder, sql } from 'kysely';
import { languages } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { type Word, word } from '../goods/labels.ts';
import { isPromotion, type Promotion, type Reward } from './promotion.ts';

const CACHE_MS = 15_000;

/** Returns the shop's own promotions, without those of sets; invalid rules are ignored. */
export async function readRules(db: Db): Promise<Promotion[]> {
  const rows = await db.selectFrom('promotion').select('rule').orderBy('promotion_id').execute();
  return rows.flatMap(({ rule }) => (isPromotion(rule) ? [rule] : []));
}

interface SavingSet {
  readonly set_id: string;
  readonly name: Promotion['name'];
  readonly saving: Extract<Reward, { kind: 'set' }>['amounts'];
  readonly styleIds: readonly string[];
}

/** The promotion that takes a set's saving off when the set is bought whole. */
export function setPromotion({ set_id, name, saving, styleIds }: SavingSet): Promotion {
  // The engine fills in the reward, which depends on the cart.
  const inAll = (id: Word): Promotion['name'] => {
    const texts = languages.map((language) => [
      language,
      word(id, language, { name: name[language], reward: '{reward}' }),
    ]);
    return Object.fromEntries(texts) as Promotion['name'];
  };
  return {
    id: `SET-${set_id}`,
    name: inAll('wholeSet'),
    level: 'PRODUCT',
    reward: { kind: 'set', styleIds, amounts: saving },
    couponOnly: false,
    exclusive: false,
    calloutEarned: inAll('setEarned'),
  };
}

async function readSetPromotions(db: Db): Promise<Promotion[]> {
  const { rows } = await sql<SavingSet>`
    select s.set_id, s.name, s.saving, array_agg(m.style_id order by m.position) as "styleIds"
    from product_set s join product_set_member m on m.set_id = s.set_id
    where s.saving is not null group by s.set_id order by s.set_id`.execute(db);
  return rows.map(setPromotion);
}

/** Returns a reader that loads the shop's promotions at most four times a minute; invalid rules are ignored. */
export function promotionReader(db: Db): () => Promise<readonly Promotion[]> {
  let cached: { readonly promotions: Promise<readonly Promotion[]>; readonly until: number } | undefined;
  return () => {
    if (cached && cached.until > Date.now()) return cached.promotions;
    const promotions = Promise.all([readRules(db), readSetPromotions(db)]).then((all) => all.flat());
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
 * The account or guest session whose uses are counted: at a till, the customer who is served. Null at a till without a
 * customer, where many people buy: they are known by their marks alone.
 */
const countedSubject = ({ subjectId }: CouponShopper): RawBuilder<string | null> => sql`(
  select case when sv.customer_id is not null then sv.customer_id when su.kind <> 'ASSOCIATE' then su.subject_id end
  from subject su left join serving sv on sv.subject_id = su.subject_id where su.subject_id = ${subjectId})`;

/** To whom a use is written: as it is counted, or to the till. */
export const subjectOfUse = (shopper: CouponShopper): RawBuilder<string> =>
  sql<string>`coalesce(${countedSubject(shopper)}, cast(${shopper.subjectId} as uuid))`;

/**
 * Number of orders of a shopper with the coupon in the row `coupon`: by the subject, or by one of the marks.
 * @param except an order that is not counted
 */
export const usesByShopper = (shopper: CouponShopper, except = ''): RawBuilder<number> => sql<number>`
  greatest(
    (select cast(count(*) as integer) from coupon_use u where u.code = coupon.code and u.subject_id = ${countedSubject(shopper)} and u.order_number <> ${except}),
    (select cast(coalesce(max(uses), 0) as integer) from (
      select count(*) as uses from coupon_mark m where m.code = coupon.code and m.mark = any(${[...shopper.marks]}) and m.order_number <> ${except} group by m.mark
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
