import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { OfferedPaymentMethod } from 'shared-contracts/calls/payment';
import type { Locale } from 'shared-contracts/locale';
import { paymentLabels } from 'shared-contracts/payment-labels';
import type { Subject } from '../base/subject.ts';
import type { LedgerAccount } from '../ledger/accounts.ts';
import { type CartPayment, pointsLeft } from './cart-payment.ts';
import { minorUnitsPerPoint, type ProviderMethod } from './tenders.ts';

export interface OfferInput {
  readonly subject: Subject;
  readonly locale: Locale;
  readonly payment: CartPayment;
  /** Minor units of the cart. */
  readonly total: number;
  readonly giftCards: number;
  /** Whether the person is a member whose address is confirmed: nobody else spends points. */
  readonly isMember: boolean;
  /** Points that have become a voucher of this cart. */
  readonly voucherPoints: number | null;
  /** What the person owns. */
  readonly accounts: readonly LedgerAccount[];
}

function creditOffer(id: 'ATHLETES_PAYMENT' | 'INFLUENCER_CREDIT', input: OfferInput): OfferedPaymentMethod[] {
  const kind = id === 'ATHLETES_PAYMENT' ? 'ATHLETE_CREDIT' : 'INFLUENCER_CREDIT';
  const account = input.accounts.find((candidate) => candidate.kind === kind);
  if (!account) return [];
  const applied = input.payment.paid.find(({ tender }) => tender.method === id)?.amount ?? 0;
  return [
    {
      id,
      label: paymentLabels[id][input.locale.language],
      remainingAmount: account.balance - applied,
      payableAmount: Math.min(account.balance, applied + input.payment.remainingToPay),
    },
  ];
}

function pointsOffer(input: OfferInput): OfferedPaymentMethod[] {
  const account = input.accounts.find(({ kind }) => kind === 'POINTS');
  if (!account || !input.isMember) return [];
  const applied = input.payment.paid.find(({ tender }) => tender.method === 'LOYALTY_POINTS')?.amount ?? 0;
  const worth = pointsLeft(account.balance * minorUnitsPerPoint, input.voucherPoints);
  return [
    {
      id: 'LOYALTY_POINTS',
      label: paymentLabels.LOYALTY_POINTS[input.locale.language],
      points: account.balance,
      remainingAmount: worth - applied,
      payableAmount: Math.min(worth, applied + input.payment.remainingToPay),
    },
  ];
}

/** Klarna pays from this on; less is not worth an invoice. Minor units. */
const klarnaFrom = 3500;

/**
 * Whether a provider may pay what is left: an associate's customer pays by card at the till or by the wallet in hand,
 * and Klarna pays neither small amounts nor gift cards. Amounts are minor units.
 */
export function isOffered(
  method: ProviderMethod,
  cart: { readonly kind: Subject['kind']; readonly remainingToPay: number; readonly giftCards: number },
): boolean {
  if (method === 'PAYPAL') return cart.kind !== 'ASSOCIATE';
  if (method === 'KLARNA')
    return cart.kind !== 'ASSOCIATE' && cart.remainingToPay >= klarnaFrom && cart.giftCards === 0;
  return true;
}

/**
 * The methods that a cart may be paid with. Rewards are offered only once athletes payment and influencer credit are
 * used up.
 */
export function offeredMethods(input: OfferInput): OfferedPaymentMethod[] {
  const { subject, locale, payment, total, giftCards } = input;
  const plain = (id: PaymentMethodId): OfferedPaymentMethod => ({ id, label: paymentLabels[id][locale.language] });
  const left = { kind: subject.kind, remainingToPay: payment.remainingToPay, giftCards };
  const isSignedIn = subject.kind === 'CONSUMER' || subject.kind === 'EMPLOYEE';
  const credits = isSignedIn
    ? [...creditOffer('ATHLETES_PAYMENT', input), ...creditOffer('INFLUENCER_CREDIT', input)]
    : [];
  const creditLeft = credits.some(({ remainingAmount }) => (remainingAmount ?? 0) > 0);
  const rewards = isSignedIn && !creditLeft ? [...pointsOffer(input), plain('REWARD_CODE'), plain('REWARD_CARD')] : [];
  return [
    { ...plain('CREDIT_CARD'), brands: ['visa', 'mastercard', 'amex', 'discover'] },
    ...(isOffered('PAYPAL', left) ? [plain('PAYPAL')] : []),
    ...(isOffered('KLARNA', left) ? [plain('KLARNA')] : []),
    plain('DW_APPLE_PAY'),
    ...(giftCards < total ? [plain('GIFT_CARD')] : []),
    ...credits,
    ...rewards,
  ];
}
