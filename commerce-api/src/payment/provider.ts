import type { ProviderMethod } from './tenders.ts';

/** Why a provider did not approve a payment. */
export type DeclineReason =
  | 'declined'
  | 'insufficient_funds'
  | 'suspected_fraud'
  | 'expired_card'
  | 'authentication_failed';

/** What a provider says of a payment. */
export interface ProviderPayment {
  /** What the provider knows it by from now on. */
  readonly reference: string;
  readonly status: 'approved' | 'declined' | 'challenge' | 'voided';
  readonly reason?: DeclineReason;
  /** What the provider told about why, for Klarna's PAY400. */
  readonly message?: string;
  /**
   * Where the shopper proves to be the card's holder, when the status is `challenge`; or, for a provider whose own script
   * does that in the page, what that script is told, as JSON.
   */
  readonly challengeUrl?: string;
  readonly brand: string;
  readonly lastFour: string;
  /** Minor units. */
  readonly captured: number;
}

export interface AuthoriseRequest {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /**
   * What the page or the session brought: the token of the hosted fields, PayPal's order id, Klarna's authorization
   * token, Apple Pay's payment token as JSON.
   */
  readonly token: string;
  /** The reference of a saved card, instead of a token. */
  readonly savedCard?: string;
  /** The order's number, for the provider's records. */
  readonly reference: string;
  /** ISO country of the shopper, where a provider asks. */
  readonly country: string;
  /** Language tag, e.g. en-US. */
  readonly locale: string;
  /** What the provider's fraud check knows the shopper's device by, where the page has told. */
  readonly deviceFingerprint?: string;
  /** Method of the order: a provider may serve several. */
  readonly method: ProviderMethod;
}

/** What is captured or given back of a payment. */
export interface PaymentPart {
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** The provider did not answer in a way that tells whether the work was done: it has to be asked again. */
export class ProviderUnsureError extends Error {
  override readonly name = 'ProviderUnsureError';
}

/** The provider knows the request and will not do it, however often it is asked. */
export class ProviderRefusedError extends Error {
  override readonly name = 'ProviderRefusedError';
}

/**
 * A payment provider. Every method that moves money takes an idempotency key: with the same key the same thing happens
 * at most once, and the answer is the first one.
 */
export interface PaymentProvider {
  authorise(key: string, request: AuthoriseRequest): Promise<ProviderPayment>;
  /** Goes on with a payment that waited for a challenge; `result` is what the challenge gave the page. */
  complete(key: string, reference: string, result: string): Promise<ProviderPayment>;
  capture(key: string, part: PaymentPart): Promise<void>;
  refund(key: string, part: PaymentPart): Promise<void>;
  /**
   * Gives up whatever came of the authorisation that was asked for with `authoriseKey`.
   * @returns `unseen` when the provider knows nothing of it yet: the request may still arrive
   */
  abandon(authoriseKey: string, request: AuthoriseRequest): Promise<'undone' | 'unseen'>;
}

/** A card that the provider keeps for a returning customer. */
export interface VaultedCard {
  readonly reference: string;
  /** The same for the same card, and tells nothing about its number. */
  readonly fingerprint: string;
  readonly brand: string;
  readonly lastFour: string;
  /** MM/YY */
  readonly expiry: string;
  readonly holder: string;
}

/** The part of a card provider that keeps cards. */
export interface CardVault {
  vaultCardByToken(key: string, request: { readonly token: string; readonly customer: string }): Promise<VaultedCard>;
}

/** The provider of every method. */
export type Providers = Readonly<Record<ProviderMethod, PaymentProvider>>;
