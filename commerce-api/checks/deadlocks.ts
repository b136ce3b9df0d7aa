import { retryCounts } from '../src/database/retry-counts.ts';

const METRIC = /^shop_database_retries_total\{reason="deadlock"\} (\d+)$/m;

/** Returns the deadlocks that the instances and this process have met, each of which was repeated. */
export async function countDeadlocks(instances: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    instances.map(async (url) => {
      const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) });
      const [, count] = METRIC.exec(await answer.text()) ?? [];
      if (count === undefined) throw new Error(`${url} does not tell its deadlocks`);
      return Number(count);
    }),
  );
  return counts.reduce((sum, count) => sum + count, retryCounts().deadlock);
}
