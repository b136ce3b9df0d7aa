import type { Cart, LoyaltyVoucher } from 'shared-contracts/calls/cart-entities';
import type { CountryCode } from 'shared-contracts/locale';
import { vouchersOf } from '../promotions/vouchers.ts';
import type { PricedCart } from './price-cart.ts';
import type { StoredCart } from './stored-cart.ts';

/** Returns a member's points and the vouchers they can buy; undefined for non-members. */
export function loyaltyOf(stored: StoredCart, priced: PricedCart, country: CountryCode): Cart['loyalty'] {
  const { owner, voucherPoints } = stored;
  if (owner?.loyalty !== 'member') return undefined;
  const balance = owner.points?.balance ?? 0;
  const { voucher, voucherRoom: room } = priced.promotions;
  const vouchers = vouchersOf(country).map(
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
