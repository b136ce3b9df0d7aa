import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { CountryCode } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { voucherOf } from '../promotions/vouchers.ts';
import { touchCart } from './cart-queries.ts';
import type { CartReader, CartReference, SharedRules } from './cart-reader.ts';
import type { Changed } from './changes.ts';
import type { CartOwner } from './stored-cart.ts';

/** Why somebody cannot spend a voucher of so many points; undefined when they can. */
export function rewardRefusal(owner: CartOwner | null, points: number, country: CountryCode): ErrorId | undefined {
  if (!owner) return 'REW401';
  if (owner.loyalty === 'none') return 'REW130';
  if (owner.loyalty === 'unconfirmed') return 'REW135';
  return voucherOf(points, country) && (owner.points?.balance ?? 0) >= points ? undefined : 'REW140';
}

/**
 * Spends a voucher on the cart, or takes it off. It stays only when the cart can use all of it.
 * @throws {CallError} a REW error, or PRM160 for a cart that is too small
 */
export async function setVoucher(
  transaction: Db,
  reader: CartReader,
  shared: SharedRules,
  which: CartReference,
  points: number | null,
): Promise<Changed> {
  const { cartId, subjectId, locale } = which;
  const revision = await touchCart(transaction, cartId, subjectId);
  await transaction.updateTable('cart').set({ voucher_points: points }).where('cart_id', '=', cartId).execute();
  if (points === null) return { id: cartId, revision, flash: [] };
  const { stored, priced } = await reader.price(transaction, shared, which);
  const refusal = rewardRefusal(stored.owner, points, locale.country);
  if (refusal) throw new CallError(refusal);
  if (priced.promotions.voucher === 0) throw new CallError('PRM160');
  return { id: cartId, revision, flash: [] };
}
