import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { type Market, voucherOf } from '../market/markets.ts';
import { touchCart } from './cart-queries.ts';
import type { CartReader, CartReference, SharedRules } from './cart-reader.ts';
import type { Changed } from './changes.ts';
import type { CartOwner } from './stored-cart.ts';

/** Returns why a voucher cannot be used; undefined when it can. */
export function rewardRefusal(
  owner: CartOwner | null,
  points: number,
  market: Market | undefined,
): ErrorId | undefined {
  if (!owner) return 'REW401';
  if (owner.loyalty === 'none') return 'REW130';
  if (owner.loyalty === 'unconfirmed') return 'REW135';
  return voucherOf(market, points) && (owner.points?.balance ?? 0) >= points ? undefined : 'REW140';
}

/**
 * Adds a voucher to the cart, or removes it. The cart must be able to use all of it.
 * @throws {CallError} a REW error, or PRM160 when the cart is too small
 */
export async function setVoucher(
  transaction: Db,
  reader: CartReader,
  shared: SharedRules,
  which: CartReference,
  points: number | null,
): Promise<Changed> {
  const { cartId, subjectId } = which;
  const revision = await touchCart(transaction, cartId, subjectId);
  await transaction.updateTable('cart').set({ voucher_points: points }).where('cart_id', '=', cartId).execute();
  if (points === null) return { id: cartId, revision, flash: [] };
  const { stored, priced, market } = await reader.price(transaction, shared, which);
  const refusal = rewardRefusal(stored.owner, points, market);
  if (refusal) throw new CallError(refusal);
  if (priced.promotions.voucher === 0) throw new CallError('PRM160');
  return { id: cartId, revision, flash: [] };
}
