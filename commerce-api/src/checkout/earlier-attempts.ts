import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { checkNotRefused, type KeyedCall } from '../idempotency/once.ts';
import { type EarlierAttempts, findAttempts } from '../order/placements.ts';

/**
 * Returns the attempt made under the key of a call, or the one its cart has under another key.
 * @throws {CallError} the stored refusal of the call; API422 when the key belongs to another request
 */
export async function findEarlier(db: Db, keyed: KeyedCall & { readonly cartId: string }): Promise<EarlierAttempts> {
  const attempts = await findAttempts(db, keyed);
  if (attempts.own && attempts.own.requestHash !== keyed.requestHash)
    throw new CallError('API422', { field: 'idempotency-key' });
  if (!attempts.own) checkNotRefused(attempts.kept, keyed);
  return attempts;
}
