import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { findOpenCart } from './cart-queries.ts';

/** Result of merging a guest cart at sign-in. */
export interface MergedCart {
  /** The consumer's cart from now on. */
  readonly cartId: string;
  /** Units moved from the guest cart into the consumer's existing cart; 0 when the cart only changed its owner. */
  readonly mergedUnits: number;
}

/** Locks the cart until the end of the transaction; false when it is not an open cart of the subject. */
async function claimCart(transaction: Db, cartId: string, subjectId: string): Promise<boolean> {
  const { rows } =
    await sql`select cart_id from cart where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' for update`.execute(
      transaction,
    );
  return rows.length > 0;
}

async function moveLines(transaction: Db, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    with gone as (
      delete from cart_line where cart_id = ${from}
      returning line_id, product_id, upc, qty, max_qty, store_id, service, line_key, amount, gift, recipe_id, customs_code, added_at
    ), moved as (
      insert into cart_line (cart_id, line_id, product_id, upc, qty, max_qty, store_id, service, line_key, amount, gift, recipe_id, customs_code, added_at)
      select ${to}, line_id, product_id, upc, qty, max_qty, store_id, service, line_key, amount, gift, recipe_id, customs_code, added_at from gone
      on conflict (cart_id, upc, store_id, line_key) do update set qty = least(cart_line.qty + excluded.qty, cart_line.max_qty)
      returning line_id
    )
    select cast(coalesce(sum(qty), 0) as integer) as units from gone`.execute(transaction);
  return rows[0]?.units ?? 0;
}

/** Transfers the guest's stock holds to the consumer. */
async function moveHolds(transaction: Db, from: string, to: string): Promise<void> {
  await sql`
    with gone as (delete from stock_hold where cart_id = ${from} returning upc, location_id, qty, expires_at)
    insert into stock_hold (cart_id, upc, location_id, qty, expires_at)
    select ${to}, upc, location_id, qty, expires_at from gone
    on conflict (cart_id, upc, location_id) do update set qty = stock_hold.qty + excluded.qty`.execute(transaction);
}

async function moveTenders(transaction: Db, from: string, to: string): Promise<void> {
  await sql`
    with gone as (delete from cart_tender where cart_id = ${from} returning tender_id, method, account_id, details)
    insert into cart_tender (cart_id, tender_id, method, account_id, details)
    select ${to}, tender_id, method, account_id, details from gone on conflict do nothing`.execute(transaction);
}

/** Merges the coupons, and fills in addresses and methods that the consumer's cart lacks. */
async function joinDetails(transaction: Db, from: string, to: string): Promise<void> {
  await sql`
    update cart as kept set
      coupons = kept.coupons || array(select code from unnest(guest.coupons) as code where code <> all (kept.coupons)),
      shipping_methods = guest.shipping_methods || kept.shipping_methods,
      group_addresses = guest.group_addresses || kept.group_addresses,
      shipping_address = coalesce(kept.shipping_address, guest.shipping_address),
      billing_address = coalesce(kept.billing_address, guest.billing_address),
      revision = greatest(kept.revision, guest.revision) + 1, updated_at = now()
    from cart as guest where kept.cart_id = ${to} and guest.cart_id = ${from}`.execute(transaction);
}

/**
 * Merges a guest's cart at sign-in. If the consumer has no cart, the guest cart changes its owner; otherwise its lines
 * join the consumer's cart. Idempotent.
 * @returns undefined when there was nothing to merge
 */
export async function mergeGuestCart(
  transaction: Db,
  guestSubjectId: string,
  cartId: string,
  consumerSubjectId: string,
): Promise<MergedCart | undefined> {
  if (!(await claimCart(transaction, cartId, guestSubjectId))) return undefined;
  const own = await findOpenCart(transaction, consumerSubjectId);
  if (!own || !(await claimCart(transaction, own, consumerSubjectId))) {
    await sql`update cart set subject_id = ${consumerSubjectId}, revision = revision + 1, updated_at = now() where cart_id = ${cartId}`.execute(
      transaction,
    );
    return { cartId, mergedUnits: 0 };
  }
  const mergedUnits = await moveLines(transaction, cartId, own);
  await moveHolds(transaction, cartId, own);
  await moveTenders(transaction, cartId, own);
  await joinDetails(transaction, cartId, own);
  await sql`delete from price_adjustment where cart_id = ${cartId}`.execute(transaction);
  await sql`delete from cart where cart_id = ${cartId}`.execute(transaction);
  return { cartId: own, mergedUnits };
}
