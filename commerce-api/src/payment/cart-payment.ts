import type { Cart, Totals } from 'shared-contracts/calls/cart-entities';
import { minorUnitsPerPoint } from '../ledger/points.ts';
import type { CartTenders } from './tender-queries.ts';
import { isNumberedCard, type PaidTender, type Payable, payFor } from './tenders.ts';

/** The split of a cart's total: its tenders, the amount of each, and what is left for a provider. */
export interface CartPayment extends Payable, CartTenders {}

interface PayableLine {
  readonly line: { readonly productType: string };
  /** Minor units after all reductions. */
  readonly afterOrder: number;
}

/** Returns the value of the cart's gift cards in minor units; gift cards carry no tax. */
export const giftCardGoods = (lines: readonly PayableLine[]): number =>
  lines.filter(({ line }) => line.productType === 'digital').reduce((sum, { afterOrder }) => sum + afterOrder, 0);

/** Returns what points can still pay, in minor units, after some were converted to a voucher. */
export const pointsLeft = (pointsValue: number, voucherPoints: number | null): number =>
  Math.max(0, pointsValue - (voucherPoints ?? 0) * minorUnitsPerPoint);

/** Splits the total of a priced cart over its tenders. */
export function cartPayment(
  lines: readonly PayableLine[],
  total: number,
  present: CartTenders,
  voucherPoints: number | null,
): CartPayment {
  const tenders = present.tenders.map((tender) =>
    tender.method === 'LOYALTY_POINTS' ? { ...tender, available: pointsLeft(tender.available, voucherPoints) } : tender,
  );
  return { ...present, ...payFor({ total, giftCards: giftCardGoods(lines), ...present, tenders }) };
}

/** Adds the amounts paid by tenders to the totals. */
export function paidTotals(totals: Totals, { remainingToPay, appliedRewards }: Payable): Totals {
  return { ...totals, remainingToPay, appliedRewards: totals.appliedRewards + appliedRewards };
}

const masked = (lastFour: string): string => `•••• ${lastFour}`;

export function toInstrument({ tender, amount }: PaidTender): Cart['payment_instruments'][number] {
  return {
    payment_method_id: tender.method,
    payment_instrument_id: tender.id,
    amount,
    ...(tender.lastFour ? { c_gcCardNumber: masked(tender.lastFour) } : {}),
    ...(isNumberedCard(tender.method) ? { c_gcBalanceAfter: tender.available - amount } : {}),
  };
}
