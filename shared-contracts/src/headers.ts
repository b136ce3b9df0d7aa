/**
 * The headers of every call (docs/spec/accounts.md section 7, docs/spec/commerce.md section 7, PLT-04). Names are
 * lower case, as in HTTP/2.
 */
export const headerNames = {
  site: 'x-site-id',
  channel: 'x-channel',
  brand: 'x-brand',
  region: 'x-region',
  source: 'x-source',
  clientApp: 'x-client-app',
  transactionId: 'x-transaction-id',
  correlationId: 'x-correlation-id',
  /** W3C trace context: the trace of the page, and the call within it. */
  trace: 'traceparent',
  locale: 'x-locale',
  accessKey: 'x-access-key',
  idempotencyKey: 'idempotency-key',
  /**
   * The `consumerNo` that the page acts for, or the `staffId` in calls of staff; a call for another one than the session's is
   * refused.
   */
  shopper: 'x-shopper',
} as const;

/**
 * The id by which a call is found again in logs, traces, and error answers: the caller's, or a new one when the caller names none, or
 * one that could not be logged as it is.
 */
export function correlationIdOf(headers: Readonly<Record<string, unknown>>): string {
  const given = headers[headerNames.correlationId];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/**
 * Headers of answers that open, renew or end a session. They are for callers that keep their own token, such as the shell's
 * server, which removes them: no page receives a token.
 */
export const sessionHeaders = {
  token: 'x-session-token',
  /** Seconds to keep the token; 0 when the session has ended. */
  seconds: 'x-session-seconds',
} as const;

/**
 * Names what a shared answer or page is made of, for caches of the edge: documents as `kind/slug`, lists of them as `kind/*`,
 * pictures as `media/id`, and `documents` where there is any.
 */
export const surrogateKeyHeader = 'surrogate-key';

/** Bytes of the largest body of a call, unless the call says otherwise. */
export const largestBody = 256 * 1024;
/** Bytes of the largest body of any call of staff, who upload documents and pictures. */
export const largestStaffBody = 12 * 1024 * 1024;

/** The channel of a call: `mobile-app` when the page runs in the app's web view. */
export type Channel = 'web' | 'mobile-app';

/** The source value of docs/spec/commerce.md section 9. */
export const sourceValue = 'ECOM15';
/** Identifies the storefront to the services; public, and grants nothing beyond a guest's rights. */
export const storefrontAccessKey = 'storefront-web';
