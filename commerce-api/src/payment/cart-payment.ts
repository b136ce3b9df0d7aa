import type { Cart, Totals } from 'shared-contracts/calls/cart-entities';
import type { CartTenders } from './tender-queries.ts';
import { minorUnitsPerPoint, type PaidTender, type Payable, payFor } from './tenders.ts';

/** How a cart is paid: its instruments, what each pays, and what is left for a provider. */
export interface CartPayment extends Payable, CartTenders {}

interface PayableLine {
  readonly line: { readonly productType: string };
  /** Minor units after every reduction. */
  readonly afterOrder: number;
}

/** What of a cart buys gift cards, minor units; tax is never on them. */
export const giftCardGoods = (lines: readonly PayableLine[]): number =>
  lines.filter(({ line }) => line.productType === 'digital').reduce((sum, { afterOrder }) => sum + afterOrder, 0);

/** What points can still pay once some of them have become a voucher; minor units. */
export const pointsLeft = (worth: number, voucherPoints: number | null): number =>
  Math.max(0, worth - (voucherPoints ?? 0) * minorUnitsPerPoint);

/** Works out who pays for a cart that has been priced. */
export function paymentOf(
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

/** The totals with what instruments pay. */
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
  };
}
