import { type RawBuilder, sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import { addItem, cartWithItem } from 'shared-contracts/calls/cart';
import { endedSession } from '../auth/ended-session.ts';
import type { Db } from '../database/database.ts';
import { tryOnce } from '../idempotency/once.ts';
import { warehouseOf } from '../market/markets.ts';
import type { CallContext } from '../server/route.ts';
import { type Changed, maxLines } from './changes.ts';

type Input = ParsedCall<typeof addItem>;
type NewItem = Input['body']['items'][number];
type Context = Pick<CallContext, 'subject' | 'locale' | 'idempotencyKey'>;

/** Returns the item if it is for home delivery without custom fields, which covers most calls; a till sells off the shelf. */
function plainItem({ body }: Pick<Input, 'body'>, { subject }: Context): NewItem | undefined {
  const [item, ...others] = body.items;
  if (!item || others.length > 0 || subject.storeId) return undefined;
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

/** The cart that a line is added to. */
interface Target {
  readonly cartId: string;
  /** The CTE `held`: the cart, locked for the change; it may refer to the CTE `goods`. */
  readonly held: RawBuilder<unknown>;
  /** The CTE `touched`: the cart's id and its new revision. */
  readonly touched: RawBuilder<unknown>;
}

const openCart = (cartId: string, subjectId: string): Target => ({
  cartId,
  held: sql`select cart_id from cart where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' for update`,
  touched: sql`
    update cart set revision = revision + 1, updated_at = now() from line where cart.cart_id = line.cart_id
    returning cart.cart_id as id, revision, line_id`,
});

/** Returns a target that creates a cart if the goods are available and the session is active. */
function newCart({ qty }: NewItem, { subject }: Context): Target {
  const cartId = crypto.randomUUID();
  return {
    cartId,
    held: sql`
      insert into cart (cart_id, subject_id) select ${cartId}, ${subject.id} from goods
      where ${qty} <= goods.most and not exists (${endedSession(subject.sessionId)}) returning cart_id`,
    touched: sql`select cart_id as id, 1 as revision, line_id from line`,
  };
}

/**
 * Adds one plain line in one statement: locks the cart, checks the goods, writes the line and stores the answer under
 * the call's key. All or nothing.
 */
function write(db: Db, call: string, { body, query }: Input, item: NewItem, context: Context, target: Target) {
  const { subject, locale, idempotencyKey: key } = context;
  const { upc, productId = null, qty, maxQty } = item;
  const { cartId } = target;
  const warehouse = warehouseOf(locale.country);
  const tables = sql`
    goods as (
      select v.upc, v.product_id, least(st.available + coalesce(h.qty, 0), ${maxQty}) as most from variant v
      join style s on s.style_id = v.style_id
      join product_price pp on pp.product_id = v.product_id and pp.market = ${locale.country}
      join stock st on st.upc = v.upc and st.location_id = ${warehouse}
      left join stock_hold h on h.cart_id = ${cartId} and h.upc = v.upc and h.location_id = ${warehouse}
      where v.upc = ${upc} and v.product_id = coalesce(${productId}, v.product_id)
        and s.product_type not in ('gift', 'digital') and (s.publish_at is null or s.publish_at <= now())
    ), held as (${target.held}), line as (
      insert into cart_line as kept (cart_id, line_id, product_id, upc, qty, max_qty, store_id, line_key)
      select held.cart_id, ${crypto.randomUUID()}, goods.product_id, goods.upc, ${qty}, ${maxQty}, '', '' from held, goods
      where ${qty} <= goods.most and (
        (select count(*) from cart_line where cart_id = ${cartId}) < ${maxLines}
        or exists (select from cart_line where cart_id = ${cartId} and upc = ${upc} and store_id = '' and line_key = '')
      )
      on conflict (cart_id, upc, store_id, line_key) do update set qty = kept.qty + excluded.qty
        where kept.qty + excluded.qty <= (select most from goods)
      returning cart_id, line_id
    ), touched as (${target.touched}), changed as (
      select jsonb_build_object('id', id, 'revision', revision, 'itemId', line_id, 'flash', cast('[]' as jsonb)) as answer
      from touched
    )`;
  return tryOnce<Changed>(db, { subjectId: subject.id, key, call, request: { body, query } }, tables);
}

/**
 * Adds one plain line to an open cart.
 * @returns undefined when nothing was written; the transactional path finds out why, or returns the first answer again
 */
export async function addPlainLine(db: Db, input: Input, context: Context): Promise<Changed | undefined> {
  const item = plainItem(input, context);
  if (!item?.cartId) return undefined;
  return write(db, addItem.name, input, item, context, openCart(item.cartId, context.subject.id));
}

/**
 * Creates a cart with one plain line.
 * @returns undefined as above
 */
export async function createCartWithPlainLine(db: Db, input: Input, context: Context): Promise<Changed | undefined> {
  const item = plainItem(input, context);
  return item && write(db, cartWithItem.name, input, item, context, newCart(item, context));
}
