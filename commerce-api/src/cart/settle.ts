import { sql } from 'kysely';
import type { Flash } from 'shared-contracts/calls/cart-entities';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { type Transition, transitionOf } from '../delivery/transitions.ts';
import { cartFlash } from './cart-flash.ts';
import { flashOf } from './cart-messages.ts';
import { touchCart } from './cart-queries.ts';
import type { CartReader, CartReference, ReadCart, SharedRules } from './cart-reader.ts';
import { changeLineDelivery } from './line-delivery.ts';
import { sellableUnits } from './stock-messages.ts';

/** Returns the lines whose chosen delivery is no longer possible. */
function transitionsOf({ stored }: ReadCart, { locale, now, favoriteStoreId }: CartReference): Transition[] {
  return stored.lines.flatMap((line) => {
    if (sellableUnits(line, locale.country, now) >= line.qty) return [];
    const transition = transitionOf(line, locale.country, favoriteStoreId ?? '');
    return transition ? [transition] : [];
  });
}

const overMaximum = ({ stored }: ReadCart) => stored.lines.filter(({ qty, maxQty }) => qty > maxQty);

/**
 * Adapts an open cart to current availability: moves lines to a delivery that is still possible, replaces unavailable
 * methods, and caps quantities. Returns messages about the changes; a valid cart is not touched.
 */
export async function settleCart(
  transaction: Db,
  reader: CartReader,
  shared: SharedRules,
  which: CartReference,
): Promise<Flash[]> {
  const { cartId, subjectId, locale } = which;
  const read = await reader.price(transaction, shared, which);
  const transitions = transitionsOf(read, which);
  const downgraded = cartFlash(read.stored, read.priced.groups, locale).filter(
    ({ code }) => code === 'OrderShippingMethodDowngraded',
  );
  const lowered = overMaximum(read);
  if (transitions.length + downgraded.length + lowered.length === 0) return [];
  await touchCart(transaction, cartId, subjectId);
  for (const { lineId, storeId, service } of transitions)
    await changeLineDelivery(transaction, { cartId, lineId, storeId, service });
  const methods = Object.fromEntries(
    downgraded.map(({ details }) => [String(details?.shippingId), String(details?.to)]),
  );
  await sql`update cart set shipping_methods = shipping_methods || ${json(methods)} where cart_id = ${cartId}`.execute(
    transaction,
  );
  await sql`update cart_line set qty = max_qty where cart_id = ${cartId} and qty > max_qty`.execute(transaction);
  return [
    ...transitions.map(({ code, lineId }) => flashOf(code, locale.language, { itemId: lineId })),
    ...downgraded,
    ...lowered.map(({ id, maxQty }) =>
      flashOf('ProductItemMaxQuantity', locale.language, { itemId: id, details: { maxQty } }),
    ),
  ];
}
