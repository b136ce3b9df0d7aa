/** Why work on the database was repeated. */
export type RetryReason = 'deadlock' | 'serialization' | 'connection';

const counts: Record<RetryReason, number> = { deadlock: 0, serialization: 0, connection: 0 };

export function countRetry(reason: RetryReason): void {
  counts[reason] += 1;
}

/** Returns how often this process repeated work since it started. */
export const retryCounts = (): Readonly<Record<RetryReason, number>> => counts;
