import type { Cart, LoyaltyVoucher } from 'shared-contracts/calls/cart-entities';
import { type Market, vouchersOf } from '../market/markets.ts';
import type { PricedCart } from './price-cart.ts';
import type { StoredCart } from './stored-cart.ts';

interface Earning {
  readonly stored: StoredCart;
  readonly priced: PricedCart;
  readonly market: Market | undefined;
  /** The store of an associate, at whose tablet nobody joins. */
  readonly tillStoreId: string | undefined;
}

/** Returns what the order of a cart earns, counted as in `order/pending-points.ts`; undefined for nothing, and for employees. */
export function earningOf({ stored: { owner }, priced, market, tillStoreId }: Earning): Cart['earning'] {
  const rate = market?.amountPerPoint;
  const membership = owner?.loyalty ?? 'guest';
  if (!rate || owner?.kind === 'EMPLOYEE' || (tillStoreId && membership !== 'member')) return undefined;
  const paid = priced.lines
    .filter(({ line }) => line.productType !== 'digital')
    .reduce((sum, { afterOrder }) => sum + afterOrder, 0);
  const points = Math.floor(paid / rate);
  return points > 0 ? { points, membership } : undefined;
}

/** Returns a member's points and the vouchers they can buy; undefined for non-members. */
export function loyaltyOf(stored: StoredCart, priced: PricedCart, market: Market | undefined): Cart['loyalty'] {
  const { owner, voucherPoints } = stored;
  if (owner?.loyalty !== 'member') return undefined;
  const balance = owner.points?.balance ?? 0;
  const { voucher, voucherRoom: room } = priced.promotions;
  const vouchers = vouchersOf(market).map(
    ({ points, amount }): LoyaltyVoucher => ({
      points,
      amountInCurrency: amount,
      available: balance >= points,
      eligible: amount <= room,
    }),
  );
  const applied = voucher > 0 ? vouchers.find(({ points }) => points === voucherPoints) : undefined;
  return {
    currentLoyaltyPoints: balance,
    applicableLoyaltyVouchers: vouchers,
    ...(applied ? { appliedLoyaltyVoucher: applied } : {}),
  };
}
