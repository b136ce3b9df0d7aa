import type { Db } from '../database/database.ts';
import { type Deliver, post } from '../jobs/outbox.ts';
import type { EdgeCache } from './edge-cache.ts';

/** Messages for the cache of the edge. */
export const edgeMessages = ['purge-edge'] as const;

/**
 * Milliseconds until the answers and pages that the shop shares itself show a change. The edge may fetch an old one until then, and
 * is told again.
 */
const settlingTime = 3000;

/** Queues a purge for a time, in the transaction of the change. Purging what has not changed does no harm. */
export async function postPurge(transaction: Db, keys: readonly string[], at = new Date()): Promise<void> {
  await post(transaction, 'purge-edge', { keys }, at);
  await post(transaction, 'purge-edge', { keys }, new Date(at.getTime() + settlingTime));
}

/** Sends queued purges; without a cache at the edge there is nothing to tell. */
export function toEdge(edge: EdgeCache | undefined): Deliver {
  return async ({ payload }) => edge?.purge((payload as { readonly keys: readonly string[] }).keys);
}
