import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { Payment } from '../order/order-tables.ts';
import type { Placement, Refusal } from '../order/placements.ts';
import type { SnapshotTender } from '../order/snapshot.ts';
import type { DeclineReason, ProviderPayment } from '../payment/provider.ts';

/** The error that a shopper sees for each reason of a provider. */
export const refusals: Readonly<Record<DeclineReason, ErrorId>> = {
  declined: 'PAY400',
  insufficient_funds: 'PAY400',
  suspected_fraud: 'PYT402',
  expired_card: 'FE309',
  authentication_failed: 'PYT402',
};

/** The provider rejects the challenge result that the page sent. */
export class ChallengeRefusedError extends Error {
  override readonly name = 'ChallengeRefusedError';
}

/** The result of a step: whether another may follow, and the current placement if this caller knows it. */
export interface StepResult {
  readonly goesOn: boolean;
  readonly moved: Placement | undefined;
}

export type Authorized =
  | { readonly kind: 'asked'; readonly payment: ProviderPayment }
  | ({ readonly kind: 'refused'; readonly certain: boolean } & Refusal);

/** The payment of an approved tender, as the order stores it. */
export function settledPayment(tender: SnapshotTender, { reference, brand, lastFour }: ProviderPayment): Payment {
  return { tender, reference, details: { ...(brand ? { brand } : {}), ...(lastFour ? { lastFour } : {}) } };
}
