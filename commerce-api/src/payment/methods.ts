import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { OfferedPaymentMethod } from 'shared-contracts/calls/payment';
import type { Locale } from 'shared-contracts/locale';
import { paymentLabels } from 'shared-contracts/payment-labels';
import type { Subject } from '../base/subject.ts';
import type { LedgerAccount } from '../ledger/accounts.ts';
import { minorUnitsPerPoint } from '../ledger/points.ts';
import type { Market } from '../market/markets.ts';
import { type CartPayment, pointsLeft } from './cart-payment.ts';
import type { ProviderMethod } from './tenders.ts';

export interface OfferInput {
  readonly subject: Subject;
  readonly locale: Locale;
  readonly payment: CartPayment;
  /** The cart's total in minor units. */
  readonly total: number;
  readonly giftCards: number;
  /** Whether the person is a confirmed member; only members spend points. */
  readonly isMember: boolean;
  /** Points converted to a voucher of this cart. */
  readonly voucherPoints: number | null;
  /** The person's accounts. */
  readonly accounts: readonly LedgerAccount[];
  readonly market: Market | undefined;
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

/**
 * Returns whether a provider can pay an amount in minor units. In store mode, customers pay by card or with a mobile
 * wallet; Klarna pays no gift cards, and the merchant may want a method for larger amounts only.
 */
export function isOffered(
  method: ProviderMethod,
  cart: { readonly kind: Subject['kind']; readonly remainingToPay: number; readonly giftCards: number },
  market: Market | undefined,
): boolean {
  if (cart.remainingToPay < (market?.paymentMinimums?.[method] ?? 0)) return false;
  if (method === 'PAYPAL') return cart.kind !== 'ASSOCIATE';
  if (method === 'KLARNA') return cart.kind !== 'ASSOCIATE' && cart.giftCards === 0;
  return true;
}

/**
 * Returns the payment methods available to a cart. Rewards are offered only after athletes payment and influencer
 * credit are used up.
 */
export function offeredMethods(input: OfferInput): OfferedPaymentMethod[] {
  const { subject, locale, payment, total, giftCards, market } = input;
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
    ...(['PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const).filter((id) => isOffered(id, left, market)).map(plain),
    ...(giftCards < total ? [plain('GIFT_CARD')] : []),
    ...credits,
    ...rewards,
  ];
}
