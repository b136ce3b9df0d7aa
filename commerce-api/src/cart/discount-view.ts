import type { Cart, PriceAdjustment } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import type { PromotionResult } from '../promotions/engine.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { messageOf } from './cart-messages.ts';
import type { StoredAdjustment } from './stored-cart.ts';

/** Returns all reductions of the whole order: promotions, associates' adjustments, the loyalty voucher. */
export function orderPromotions(
  result: PromotionResult,
  promotions: readonly Promotion[],
  { language }: Locale,
): Cart['orderPromotions'] {
  const nameOf = (id: string): string => promotions.find((promotion) => promotion.id === id)?.name[language] ?? id;
  return [
    ...result.orderReductions.map(({ promotionId, couponCode, amount }) => ({
      promotionId,
      ...(couponCode ? { couponCode } : {}),
      label: nameOf(promotionId),
      price: -amount,
    })),
    ...result.orderAdjustments.map(({ id, amount }) => ({
      promotionId: id,
      label: messageOf('PriceAdjustment', language),
      price: -amount,
    })),
    ...(result.voucher > 0
      ? [{ promotionId: 'LOYALTY-VOUCHER', label: messageOf('LoyaltyVoucher', language), price: -result.voucher }]
      : []),
  ];
}

/** Returns associates' adjustments with the current effect of each. */
export function adjustmentViews(adjustments: readonly StoredAdjustment[], result: PromotionResult): PriceAdjustment[] {
  const applied = [...[...result.lineAdjustments.values()].flat(), ...result.orderAdjustments];
  return adjustments.map(({ id, lineId, kind, value, reason, note }) => ({
    adjustmentId: id,
    ...(lineId ? { itemId: lineId } : {}),
    kind,
    value,
    reason,
    ...(note ? { note } : {}),
    price: -(applied.find((one) => one.id === id)?.amount ?? 0),
  }));
}
