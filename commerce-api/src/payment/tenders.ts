import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';

/** Methods that spend stored value; a provider pays the rest. */
export const valueMethods = [
  'ATHLETES_PAYMENT',
  'INFLUENCER_CREDIT',
  'REWARD_CODE',
  'REWARD_CARD',
  'LOYALTY_POINTS',
  'GIFT_CARD',
] as const satisfies readonly PaymentMethodId[];
export type ValueMethod = (typeof valueMethods)[number];

/** All other methods are those of outside providers. */
export type ProviderMethod = Exclude<PaymentMethodId, ValueMethod>;

export const isValueMethod = (method: PaymentMethodId): method is ValueMethod =>
  (valueMethods as readonly string[]).includes(method);
export const isProviderMethod = (method: PaymentMethodId): method is ProviderMethod => !isValueMethod(method);

const rewards: readonly PaymentMethodId[] = ['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS'];
export const isReward = (method: PaymentMethodId): boolean => rewards.includes(method);

/** Whether a method is a card that is opened by its number and PIN. */
export const isNumberedCard = (method: PaymentMethodId): method is 'GIFT_CARD' | 'REWARD_CARD' =>
  method === 'GIFT_CARD' || method === 'REWARD_CARD';

/** A tender on a cart. */
export interface Tender {
  readonly id: string;
  readonly method: PaymentMethodId;
  /** The stored-value account to debit. */
  readonly accountId: string | undefined;
  /** What the account can pay now, minor units. */
  readonly available: number;
  readonly lastFour: string | undefined;
}

export interface PayableCart {
  /** Minor units. */
  readonly total: number;
  /** The part of the total that buys gift cards, which gift cards cannot pay for. */
  readonly giftCards: number;
  readonly tenders: readonly Tender[];
  /** What is left of athletes payment and influencer credit before this cart, minor units. */
  readonly credits: number;
}

export interface PaidTender {
  readonly tender: Tender;
  /** Minor units; 0 when not needed or not allowed now. */
  readonly amount: number;
}

export interface Payable {
  /** In payment order. */
  readonly paid: readonly PaidTender[];
  /** What is left for the last payment method. */
  readonly remainingToPay: number;
  /** Total paid by rewards of every kind. */
  readonly appliedRewards: number;
}

/**
 * Splits a cart's total over its tenders: credits first, then rewards, then gift cards; a provider pays the rest.
 * Rewards pay only when no athletes payment and no influencer credit is left (docs/spec/commerce.md section 5). Amounts are
 * recomputed on every read, because tenders depend on the total.
 */
export function payFor({ total, giftCards, tenders, credits }: PayableCart): Payable {
  const inLockOrder = valueMethods.flatMap((method) => tenders.filter((tender) => tender.method === method));
  let left = total;
  let leftForGiftCards = Math.max(0, total - giftCards);
  let creditsLeft = credits;
  const paid: PaidTender[] = [];
  for (const tender of inLockOrder) {
    const limit = tender.method === 'GIFT_CARD' ? Math.min(left, leftForGiftCards) : left;
    const allowed = !isReward(tender.method) || creditsLeft <= 0;
    const amount = allowed ? Math.max(0, Math.min(limit, tender.available)) : 0;
    left -= amount;
    if (tender.method === 'GIFT_CARD') leftForGiftCards -= amount;
    // Other tenders pay for the cart's gift cards first, so that gift cards can still pay for all of the rest.
    else leftForGiftCards = Math.min(leftForGiftCards, left);
    if (tender.method === 'ATHLETES_PAYMENT' || tender.method === 'INFLUENCER_CREDIT') creditsLeft -= amount;
    paid.push({ tender, amount });
  }
  for (const tender of tenders.filter(({ method }) => isProviderMethod(method))) paid.push({ tender, amount: left });
  const appliedRewards = paid
    .filter(({ tender }) => isReward(tender.method))
    .reduce((sum, { amount }) => sum + amount, 0);
  return { paid, remainingToPay: left, appliedRewards };
}
