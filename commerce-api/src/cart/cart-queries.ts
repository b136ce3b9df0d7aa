import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { inlineTexts } from '../database/inline-texts.ts';
import { closedUntil, shipsAt } from '../goods/release.ts';
import { warehouseOf } from '../market/markets.ts';
import { creditsOfOwner, tenderRows } from '../payment/tender-queries.ts';
import { buyerOfCart, cartVersionSql, goodsVersionSql } from './cart-version.ts';
import type { StoredCart } from './stored-cart.ts';

/** Returns the id of the subject's most recent open cart; undefined when there is none. */
export async function findOpenCart(db: Db, subjectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cart')
    .select('cart_id')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.cart_id;
}

/** What to read besides the cart. */
export interface ReadOptions {
  /** Gifts of promotions, read along so that one statement is enough. */
  readonly giftUpcs?: readonly string[];
  /** The shopper's favorite store, whose stock is read too. */
  readonly favoriteStoreId?: string | undefined;
  /** Whether to read the cart's versions. */
  readonly withVersions?: boolean;
}

type Row = Omit<StoredCart, 'gifts'>;

/**
 * Reads a cart of the subject with its lines at current prices, in one statement.
 * @throws {CallError} BSK404 when it does not exist, is ordered, or belongs to another subject, indistinguishably
 */
export async function readCart(
  db: Db,
  cartId: string,
  subjectId: string,
  locale: Locale,
  { giftUpcs = [], favoriteStoreId = '', withVersions = false }: ReadOptions = {},
): Promise<StoredCart> {
  const warehouse = warehouseOf(locale.country);
  // Options that are not set are left out of the statement and gifts are inlined, so that all reads share one cached
  // plan; planning takes longer than reading.
  const favorite = favoriteStoreId
    ? {
        units: sql`coalesce(fav.available, 0)`,
        join: sql`left join stock fav on fav.upc = l.upc and fav.location_id = ${favoriteStoreId}`,
      }
    : { units: sql`0`, join: sql`` };
  const goodsVersion = goodsVersionSql({ country: locale.country, giftUpcs, favoriteStoreId });
  const { rows } = await sql<Row>`
    select c.cart_id as "cartId", c.state, c.revision, c.coupons, c.shipping_methods as methods, c.shipping_address as "shippingAddress",
      c.billing_address as "billingAddress", c.group_addresses as "groupAddresses", c.voucher_points as "voucherPoints",
      coalesce(lines.lines, '[]'::jsonb) as lines, owner.owner, coalesce(${warehouse}, '') as "warehouseId",
      coalesce((select jsonb_agg(jsonb_build_object('id', adjustment_id, 'lineId', line_id, 'kind', kind, 'value', value, 'reason', reason, 'note', note) order by created_at, adjustment_id)
        from price_adjustment where cart_id = c.cart_id), '[]'::jsonb) as adjustments,
      (select to_char(min(expires_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from stock_hold where cart_id = c.cart_id) as "heldUntil",
      ${tenderRows} as tenders, ${creditsOfOwner(locale.currency)} as credits
      ${withVersions ? sql`, ${cartVersionSql} as version, ${goodsVersion} as "goodsVersion"` : sql``}
    from cart c
    left join lateral (
      select jsonb_build_object('kind', su.kind, 'email', a.email, 'loyalty', a.loyalty, 'profession', a.prosumer, 'acceptedTerms', a.discount_terms_at is not null,
        'points', (select jsonb_build_object('accountId', account_id, 'balance', balance) from ledger_account where owner_id = a.subject_id and kind = 'POINTS' and unit = 'POINTS'),
        'allowance', (select jsonb_build_object('accountId', account_id, 'balance', balance) from ledger_account where owner_id = a.subject_id and kind = 'EMPLOYEE_SPEND' and unit = ${locale.currency})
      ) as owner
      from account a join subject su on su.subject_id = a.subject_id where a.subject_id = ${buyerOfCart}
    ) owner on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'id', l.line_id, 'productId', p.product_id, 'styleId', s.style_id, 'colorCode', p.colour_code, 'upc', l.upc, 'size', v.size, 'worth', v.worth -> ${locale.country}, 'qty', l.qty, 'maxQty', l.max_qty,
        'storeId', l.store_id, 'service', l.service, 'storeName', store.name, 'storeCountry', store.country, 'storeAcceptsParcels', coalesce(store.accepts_parcels, false), 'storeAddress', store.address,
        'amount', l.amount, 'gift', l.gift, 'recipeId', l.recipe_id, 'customsCode', l.customs_code,
        'name', t.name, 'slug', t.slug, 'productType', s.product_type, 'cut', s.cut, 'designs', s.designs, 'categoryId', s.category_id, 'isPriced', pp.product_id is not null,
        'current', coalesce(pp.current, 0), 'original', coalesce(pp.original, 0), 'best', pp.historic_best, 'publishAt', ${closedUntil(sql`c.cart_id`)}, 'shipsAt', ${shipsAt},
        'warehouseUnits', coalesce(wh.available, 0) + coalesce(held_wh.qty, 0), 'storeUnits', coalesce(st.available, 0) + coalesce(held_st.qty, 0),
        'favoriteUnits', ${favorite.units}, 'bonusOf', null
      ) order by l.added_at, l.line_id) as lines
      from (
        select line_id, upc, qty, max_qty, store_id, service, amount, gift, recipe_id, customs_code, added_at from cart_line where cart_id = c.cart_id
        union all
        select null, upc, 1, 1, '', '', null, null, null, null, null from ${inlineTexts(giftUpcs)} as upc
      ) l
      join variant v on v.upc = l.upc
      join product p on p.product_id = v.product_id
      join style s on s.style_id = p.style_id
      join style_text t on t.style_id = s.style_id and t.language = ${locale.language}
      left join product_price pp on pp.product_id = p.product_id and pp.market = ${locale.country}
      left join location store on l.store_id <> '' and store.location_id = l.store_id
      left join stock wh on wh.upc = l.upc and wh.location_id = ${warehouse}
      left join stock st on l.store_id <> '' and st.upc = l.upc and st.location_id = l.store_id
      ${favorite.join}
      left join stock_hold held_wh on held_wh.cart_id = c.cart_id and held_wh.upc = l.upc and held_wh.location_id = ${warehouse}
      left join stock_hold held_st on l.store_id <> '' and held_st.cart_id = c.cart_id and held_st.upc = l.upc and held_st.location_id = l.store_id
    ) lines on true
    where c.cart_id = ${cartId} and c.subject_id = ${subjectId} and c.state in ('open', 'placing')`.execute(db);
  const [cart] = rows;
  if (!cart) throw new CallError('BSK404');
  const isGift = ({ id }: { readonly id: string | null }): boolean => id === null;
  return { ...cart, lines: cart.lines.filter((line) => !isGift(line)), gifts: cart.lines.filter(isGift) };
}

/**
 * Returns the statement that locks an open cart of the subject until the end of the transaction and increments its
 * revision.
 * @param changes further columns to set, starting with a comma
 * @param condition a further condition, starting with `and`
 */
export const touching = (
  cartId: string,
  subjectId: string,
  changes: RawBuilder<unknown> = sql``,
  condition: RawBuilder<unknown> = sql``,
) => sql<{ readonly id: string; readonly revision: number }>`
  update cart set revision = revision + 1, updated_at = now()${changes}
  where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' ${condition} returning cart_id as id, revision`;

/**
 * Locks the cart for a change.
 * @returns the new revision
 * @throws {CallError} BSK404 when it is not an open cart of the subject
 */
export async function touchCart(transaction: Db, cartId: string, subjectId: string): Promise<number> {
  const { rows } = await touching(cartId, subjectId).execute(transaction);
  const [row] = rows;
  if (!row) throw new CallError('BSK404');
  return row.revision;
}

export async function insertCart(transaction: Db, subjectId: string): Promise<string> {
  const cartId = crypto.randomUUID();
  await transaction
    .insertInto('cart')
    .values({ cart_id: cartId, subject_id: subjectId, shipping_address: null, billing_address: null })
    .execute();
  return cartId;
}
