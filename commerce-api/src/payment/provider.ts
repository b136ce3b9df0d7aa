/** What a provider says of a payment. */
export interface ProviderPayment {
  readonly reference: string;
  readonly status: 'approved' | 'declined' | 'challenge' | 'voided';
  /** Why it was declined. */
  readonly reason?: 'declined' | 'insufficient_funds' | 'suspected_fraud' | 'expired_card';
  readonly brand: string;
  readonly lastFour: string;
  /** Minor units. */
  readonly captured: number;
}

export interface AuthoriseRequest {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What the hosted fields gave the page. */
  readonly token: string;
  /** The order's number, for the provider's records. */
  readonly reference: string;
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
  capture(key: string, reference: string, amount: number): Promise<ProviderPayment>;
  void(key: string, reference: string): Promise<ProviderPayment>;
  /** What became of the request with this key; undefined when the provider never saw it. */
  find(key: string): Promise<ProviderPayment | undefined>;
}
