import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import { warehouseOf } from '../base/market.ts';
import type { Db } from '../database/database.ts';
import { CallError } from '../server/call-error.ts';
import type { StoredCart } from './stored-cart.ts';

/** The cart the subject was last busy with; undefined when there is none. */
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

/**
 * A cart of the subject with its lines at today's prices, in one statement.
 * @throws {CallError} BSK404 for one that does not exist, is ordered, or is somebody else's: nobody learns which
 */
export async function readCart(db: Db, cartId: string, subjectId: string, locale: Locale): Promise<StoredCart> {
  const { rows } = await sql<StoredCart>`
    select c.cart_id as "cartId", c.state, c.revision, c.coupons, c.shipping_methods as methods, c.shipping_address as "shippingAddress", c.billing_address as "billingAddress",
      coalesce(lines.lines, '[]'::jsonb) as lines
    from cart c
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'id', l.line_id, 'productId', l.product_id, 'styleId', s.style_id, 'colourCode', p.colour_code, 'upc', l.upc, 'size', v.size, 'qty', l.qty, 'maxQty', l.max_qty,
        'place', l.place, 'storeName', store.name, 'storeCountry', store.country, 'amount', l.amount, 'gift', l.gift, 'recipeId', l.recipe_id, 'customsCode', l.customs_code,
        'name', t.name, 'slug', t.slug, 'productType', s.product_type, 'categoryId', s.category_id,
        'current', pp.current, 'original', pp.original, 'best', pp.historic_best, 'publishAt', s.publish_at, 'units', coalesce(st.available, 0)
      ) order by l.added_at, l.line_id) as lines
      from cart_line l
      join product p on p.product_id = l.product_id
      join style s on s.style_id = p.style_id
      join style_text t on t.style_id = s.style_id and t.language = ${locale.language}
      join product_price pp on pp.product_id = l.product_id and pp.market = ${locale.country}
      join variant v on v.upc = l.upc
      left join location store on l.place <> '' and store.location_id = l.place
      left join stock st on st.upc = l.upc and st.location_id = case when l.place = '' then ${warehouseOf(locale.country)} else l.place end
      where l.cart_id = c.cart_id
    ) lines on true
    where c.cart_id = ${cartId} and c.subject_id = ${subjectId} and c.state in ('open', 'placing')`.execute(db);
  const [cart] = rows;
  if (!cart) throw new CallError('BSK404');
  return cart;
}

/**
 * Takes the cart for a change: nobody else changes it until the transaction ends, and readers see a higher revision.
 * @returns the new revision
 * @throws {CallError} BSK404 when it is not an open cart of the subject
 */
export async function touchCart(transaction: Db, cartId: string, subjectId: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update cart set revision = revision + 1, updated_at = now()
    where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' returning revision`.execute(transaction);
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
