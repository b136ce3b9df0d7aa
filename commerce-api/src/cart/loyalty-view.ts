import type { Cart, LoyaltyVoucher } from 'shared-contracts/calls/cart-entities';
import { type Market, vouchersOf } from '../market/markets.ts';
import type { PricedCart } from './price-cart.ts';
import type { StoredCart } from './stored-cart.ts';

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
