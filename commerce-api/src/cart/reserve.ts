import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { holdAll, maxHeldPerVariant } from '../inventory/holds.ts';
import { messageOf } from './cart-messages.ts';
import { readCart } from './cart-queries.ts';
import type { CartReference } from './cart-reader.ts';
import { servedFrom } from './groups.ts';

/** Whether a cart of the subject holds stock already. */
export async function holdsStock(db: Db, cartId: string | undefined, subjectId: string): Promise<boolean> {
  if (!cartId) return false;
  const row = await db
    .selectFrom('stock_hold')
    .innerJoin('cart', 'cart.cart_id', 'stock_hold.cart_id')
    .select('stock_hold.upc')
    .where('cart.cart_id', '=', cartId)
    .where('subject_id', '=', subjectId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds the stock of a cart for some seconds, up to a few units per variant.
 * @returns the expiry as ISO timestamp
 * @throws {CallError} INV406 for an empty cart, INV700 for a line without enough units
 */
export async function holdCart(
  transaction: Db,
  { cartId, subjectId, locale, now }: CartReference,
  seconds: number,
): Promise<string> {
  const until = new Date(now.getTime() + seconds * 1000);
  const { lines, warehouseId } = await readCart(transaction, cartId, subjectId, locale);
  const wanted = new Map<string, { upc: string; locationId: string; qty: number; lineId: string }>();
  for (const line of lines.filter(({ productType }) => productType !== 'digital')) {
    const locationId = servedFrom(line, warehouseId);
    const key = `${line.upc} ${locationId}`;
    const qty = Math.min(maxHeldPerVariant, (wanted.get(key)?.qty ?? 0) + line.qty);
    wanted.set(key, { upc: line.upc, locationId, qty, lineId: line.id });
  }
  if (lines.length === 0) throw new CallError('INV406', { text: messageOf('CartEmpty', locale.language) });
  const missing = await holdAll(transaction, cartId, [...wanted.values()], until);
  if (missing) throw new CallError('INV700', { itemId: missing.lineId });
  const after = await readCart(transaction, cartId, subjectId, locale);
  return after.heldUntil ?? until.toISOString();
}
