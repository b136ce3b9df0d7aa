import { errorEntry } from 'shared-contracts/errors/catalogue';
import { CallError, type CallErrorInit } from '../base/call-error.ts';

/** A refusal as stored under the key of its call. */
export interface StoredRefusal extends Omit<CallErrorInit, 'cause' | 'retryAfter'> {
  readonly errorId: CallError['errorId'];
}

/** Temporary refusals: authentication, rate limits, locks, and key conflicts. */
const passing: readonly number[] = [401, 422, 423, 429];

/**
 * Returns whether a refusal is the outcome of a call, to be repeated to retries. Internal and upstream failures, limits
 * and sessions are not: the same call may succeed later.
 */
export function isDefinitive(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.retryAfter !== undefined || error.errorId.startsWith('AUT')) return false;
  const { status, isTransient } = errorEntry(error.errorId);
  return status >= 400 && status < 500 && !isTransient && !passing.includes(status);
}

export const serializeRefusal = ({ errorId, itemId, field, text, additionalInfo }: CallError): StoredRefusal => ({
  errorId,
  ...(itemId === undefined ? {} : { itemId }),
  ...(field === undefined ? {} : { field }),
  ...(text === undefined ? {} : { text }),
  ...(additionalInfo === undefined ? {} : { additionalInfo }),
});

export const deserializeRefusal = ({ errorId, ...init }: StoredRefusal): CallError => new CallError(errorId, init);
