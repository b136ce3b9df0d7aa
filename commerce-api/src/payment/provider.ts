import type { ProviderMethod } from './tenders.ts';

/** Why a provider did not approve a payment. */
export type DeclineReason =
  | 'declined'
  | 'insufficient_funds'
  | 'suspected_fraud'
  | 'expired_card'
  | 'authentication_failed';

/** A provider's result for a payment. */
export interface ProviderPayment {
  /** The provider's reference of the payment. */
  readonly reference: string;
  readonly status: 'approved' | 'declined' | 'challenge' | 'voided';
  readonly reason?: DeclineReason;
  /** The provider's reason, for Klarna's PAY400. */
  readonly message?: string;
  /**
   * Address of the 3-D Secure challenge when the status is `challenge`; or, for a provider whose script runs the
   * challenge in the page, that script's input as JSON.
   */
  readonly challengeUrl?: string;
  readonly brand: string;
  readonly lastFour: string;
  /** Fingerprint of the card: equal for equal cards; reveals nothing about the number. */
  readonly card?: string;
  /** Minor units. */
  readonly captured: number;
}

export interface AuthorizeRequest {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /**
   * What the page or the session supplied: the token of the hosted fields, PayPal's order id, Klarna's authorization
   * token, Apple Pay's payment token as JSON.
   */
  readonly token: string;
  /** The reference of a saved card, instead of a token. */
  readonly savedCard?: string;
  /** The order number, for the provider's records. */
  readonly reference: string;
  /** ISO country of the shopper, for providers that need it. */
  readonly country: string;
  /** Language tag, e.g. en-US. */
  readonly locale: string;
  /** Identifies the device to the provider's fraud check, if the page sent it. */
  readonly deviceFingerprint?: string;
  /** Payment method of the order; a provider may serve several. */
  readonly method: ProviderMethod;
}

/** A capture or refund of a payment. */
export interface PaymentPart {
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** The provider's answer does not show whether the request was executed; ask again. */
export class ProviderUnsureError extends Error {
  override readonly name = 'ProviderUnsureError';
}

/** The provider refuses the request definitively. */
export class ProviderRefusedError extends Error {
  override readonly name = 'ProviderRefusedError';
}

/**
 * A payment provider. Every method that moves money takes an idempotency key: repeating a request under the same key
 * executes it at most once and returns the first answer.
 */
export interface PaymentProvider {
  authorize(key: string, request: AuthorizeRequest): Promise<ProviderPayment>;
  /** Continues a payment after a challenge; `result` is what the challenge returned to the page. */
  complete(key: string, reference: string, result: string): Promise<ProviderPayment>;
  capture(key: string, part: PaymentPart): Promise<void>;
  refund(key: string, part: PaymentPart): Promise<void>;
  /**
   * Voids whatever resulted from the authorization under `authorizeKey`.
   * @returns `unseen` when the provider does not know the request yet; it may still arrive
   */
  abandon(authorizeKey: string, request: AuthorizeRequest): Promise<'undone' | 'unseen'>;
}

/** A card that the provider stores for a returning customer. */
export interface VaultedCard {
  readonly reference: string;
  /** Equal for equal cards; reveals nothing about the number. */
  readonly fingerprint: string;
  readonly brand: string;
  readonly lastFour: string;
  /** MM/YY */
  readonly expiry: string;
  readonly holder: string;
}

/** The part of a card provider that stores cards. */
export interface CardVault {
  vaultCardByToken(key: string, request: { readonly token: string; readonly customer: string }): Promise<VaultedCard>;
}

/** The provider of each payment method. */
export type Providers = Readonly<Record<ProviderMethod, PaymentProvider>>;
