import { type RawBuilder, sql } from 'kysely';
import type { CountryCode } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { inlineTexts } from '../database/inline-texts.ts';
import { warehouseOf } from '../market/markets.ts';

/** The account that the cart `c` is for: its subject's, or that of the customer whom an associate serves. */
export const buyerOfCart = sql`coalesce((select sv.customer_id from serving sv where sv.subject_id = c.subject_id), c.subject_id)`;

/**
 * Version of the cart `c`: everything its shopper can change, including payment sources. One statement whose cost does
 * not depend on the number of lines.
 */
export const cartVersionSql = sql`concat_ws('|', c.revision, c.state,
  (select concat_ws(',', su.kind, a.loyalty, a.prosumer, a.discount_terms_at) from account a join subject su on su.subject_id = a.subject_id where a.subject_id = ${buyerOfCart}),
  (select string_agg(concat_ws(',', account_id, balance), ';' order by account_id) from ledger_account where owner_id = ${buyerOfCart}),
  (select string_agg(concat_ws(',', t.tender_id, la.balance, vc.state), ';' order by t.tender_id) from cart_tender t
    left join ledger_account la on la.account_id = t.account_id left join value_card vc on vc.card_id = t.account_id where t.cart_id = c.cart_id),
  (select string_agg(concat_ws(',', upc, location_id, qty), ';' order by upc, location_id) from stock_hold where cart_id = c.cart_id))`;

/** Scope of the goods version. */
export interface GoodsOf {
  readonly country: CountryCode;
  /** Gifts of promotions. */
  readonly giftUpcs: readonly string[];
  readonly favoriteStoreId?: string | undefined;
}

/** Version of the goods in the cart `c`: what others can change, namely stock, prices and remaining coupon uses. */
export function goodsVersionSql({ country, giftUpcs, favoriteStoreId = '' }: GoodsOf): RawBuilder<string> {
  return sql<string>`concat_ws('|',
    (select md5(string_agg(concat_ws(',', l.upc, wh.available, st.available, fav.available, pp.current, pp.original, pp.historic_best), ';' order by l.line_id, l.upc))
      from (
        select line_id, upc, product_id, store_id from cart_line where cart_id = c.cart_id
        union all
        select null, upc, null, '' from ${inlineTexts(giftUpcs)} as upc
      ) l
      left join product_price pp on pp.product_id = l.product_id and pp.market = ${country}
      left join stock wh on wh.upc = l.upc and wh.location_id = ${warehouseOf(country)}
      left join stock st on l.store_id <> '' and st.upc = l.upc and st.location_id = l.store_id
      left join stock fav on ${favoriteStoreId} <> '' and fav.upc = l.upc and fav.location_id = ${favoriteStoreId}),
    (select string_agg(concat_ws(',', code, used), ';' order by code) from coupon where code = any(c.coupons)))`;
}

async function readVersion(db: Db, cartId: string, subjectId: string, version: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ readonly version: string }>`
    select ${version} as version from cart c
    where c.cart_id = ${cartId} and c.subject_id = ${subjectId} and c.state in ('open', 'placing')`.execute(db);
  const [row] = rows;
  if (!row) throw new CallError('BSK404');
  return row.version;
}

/** @throws {CallError} BSK404 when the cart does not exist, is ordered, or belongs to another subject */
export const readCartVersion = (db: Db, cartId: string, subjectId: string): Promise<string> =>
  readVersion(db, cartId, subjectId, cartVersionSql);

/** @throws {CallError} BSK404 as above */
export const readGoodsVersion = (db: Db, cartId: string, subjectId: string, goods: GoodsOf): Promise<string> =>
  readVersion(db, cartId, subjectId, goodsVersionSql(goods));
