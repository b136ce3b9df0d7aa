import type pg from 'pg';
import { prepared } from '../src/database/prepared-statements.ts';
import type { Goods } from './goods.ts';

/**
 * The work of a call in raw SQL optimized for speed, with the same guarantees: once per key, only in an open cart of
 * its owner, with a price, enough stock and at most 500 lines.
 */
const addLineSql = `
  with held as (
    select cart_id from cart where cart_id = $1 and subject_id = $2 and state = 'open' for update
  ), goods as (
    select v.upc, v.product_id, st.available from variant v
    join style s on s.style_id = v.style_id and s.product_type not in ('gift', 'digital') and (s.publish_at is null or s.publish_at <= now())
    join product_price pp on pp.product_id = v.product_id and pp.market = 'US'
    join stock st on st.upc = v.upc and st.location_id = 'W100' and st.available > 0
    where v.upc = $3 and v.product_id = $4
  ), line as (
    insert into cart_line as kept (cart_id, line_id, product_id, upc, qty, max_qty, store_id, line_key)
    select held.cart_id, $5, goods.product_id, goods.upc, 1, 999999, '', '' from held, goods
    where (select count(*) from cart_line where cart_id = $1) < 500
    on conflict (cart_id, upc, store_id, line_key) do update set qty = kept.qty + excluded.qty
      where kept.qty + excluded.qty <= (select available from goods) returning cart_id, line_id
  ), touched as (
    update cart set revision = revision + 1, updated_at = now() from line where cart.cart_id = line.cart_id returning cart.cart_id as id, revision, line_id
  )
  insert into idempotency (subject_id, key, call, request_hash, answer)
  select $2, $6, 'cart.addItem', $7, jsonb_build_object('id', id, 'revision', revision, 'itemId', line_id, 'flash', '[]'::jsonb) from touched
  returning answer`;

export async function addLineByHand(
  pool: pg.Pool,
  { cartId, subjectId, goods }: { readonly cartId: string; readonly subjectId: string; readonly goods: Goods },
): Promise<void> {
  const key = crypto.randomUUID();
  const { rowCount } = await pool.query(
    prepared(addLineSql, [cartId, subjectId, goods.upc, goods.productId, crypto.randomUUID(), key, key]),
  );
  if (rowCount !== 1) throw new Error('The line was not added');
}
