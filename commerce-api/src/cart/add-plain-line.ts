import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import { addItem } from 'shared-contracts/calls/cart';
import type { Locale } from 'shared-contracts/locale';
import { warehouseOf } from '../base/market.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation, withRetry } from '../database/transact.ts';
import { requestHash } from '../idempotency/once.ts';
import { type Changed, mostLines } from './changes.ts';

type Input = ParsedCall<typeof addItem>;
type NewItem = Input['body']['items'][number];

/** Goods for home delivery, without anything of the shopper's own: what nearly every call adds. */
function plainItem({ body }: Input): NewItem | undefined {
  const [item, ...others] = body.items;
  if (!item || others.length > 0) return undefined;
  const {
    cartId: _cart,
    productId: _product,
    upc: _upc,
    qty: _qty,
    maxQty: _most,
    pdpUrl,
    productImageURL,
    ...own
  } = item;
  return Object.values(own).every((value) => value === undefined) ? item : undefined;
}

/**
 * Adds one plain line in one statement: takes the cart, checks the goods, writes the line and keeps the answer under the
 * key of the call, or does nothing at all.
 * @returns undefined when it did nothing: the long way finds out why, or repeats the first answer
 */
export async function addPlainLine(
  db: Db,
  call: { readonly input: Input; readonly subjectId: string; readonly key: string; readonly locale: Locale },
): Promise<Changed | undefined> {
  const { input, subjectId, key, locale } = call;
  const item = plainItem(input);
  if (!item?.cartId) return undefined;
  const { cartId, upc, productId = null, qty, maxQty } = item;
  const warehouse = warehouseOf(locale.country);
  const hash = requestHash(addItem.name, { body: input.body, query: input.query });
  const write = sql<{ answer: Changed }>`
    with held as (
      select cart_id from cart where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' for update
    ), goods as (
      select v.upc, v.product_id, least(st.available + coalesce(h.qty, 0), ${maxQty}) as most from variant v
      join style s on s.style_id = v.style_id
      join product_price pp on pp.product_id = v.product_id and pp.market = ${locale.country}
      join stock st on st.upc = v.upc and st.location_id = ${warehouse}
      left join stock_hold h on h.cart_id = ${cartId} and h.upc = v.upc and h.location_id = ${warehouse}
      where v.upc = ${upc} and v.product_id = coalesce(${productId}, v.product_id)
        and s.product_type not in ('gift', 'digital') and (s.publish_at is null or s.publish_at <= now())
    ), line as (
      insert into cart_line as kept (cart_id, line_id, product_id, upc, qty, max_qty, place, apart)
      select held.cart_id, ${crypto.randomUUID()}, goods.product_id, goods.upc, ${qty}, ${maxQty}, '', '' from held, goods
      where ${qty} <= goods.most and (
        (select count(*) from cart_line where cart_id = ${cartId}) < ${mostLines}
        or exists (select from cart_line where cart_id = ${cartId} and upc = ${upc} and place = '' and apart = '')
      )
      on conflict (cart_id, upc, place, apart) do update set qty = kept.qty + excluded.qty
        where kept.qty + excluded.qty <= (select most from goods)
      returning cart_id, line_id
    ), touched as (
      update cart set revision = revision + 1, updated_at = now() from line where cart.cart_id = line.cart_id
      returning cart.cart_id as id, revision, line_id
    )
    insert into idempotency (subject_id, key, call, request_hash, answer)
    select ${subjectId}, ${key}, ${addItem.name}, ${hash},
      jsonb_build_object('id', id, 'revision', revision, 'itemId', line_id, 'flash', cast('[]' as jsonb))
    from touched returning answer`;
  try {
    const { rows } = await withRetry(() => write.execute(db));
    return rows[0]?.answer;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}
