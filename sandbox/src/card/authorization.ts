import type { Behavior } from './test-cards.ts';

export type DeclineReason =
  | 'declined'
  | 'insufficient_funds'
  | 'suspected_fraud'
  | 'expired_card'
  | 'authentication_failed';

/** A card payment. `captured` and `refunded` are minor units; a voided payment can be neither. */
export interface Authorization {
  readonly id: string;
  readonly status: 'approved' | 'declined' | 'challenge' | 'voided';
  readonly reason?: DeclineReason;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly brand: string;
  readonly lastFour: string;
  /** Equal for equal cards; absent for wallets. */
  readonly fingerprint?: string;
  readonly captured: number;
  readonly refunded: number;
  /** What the shop said that the shopper's device is known by. */
  readonly deviceFingerprint?: string;
  readonly behavior?: Behavior;
}
