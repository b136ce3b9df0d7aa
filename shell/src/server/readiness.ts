import { healthPaths } from 'shared-contracts/health-paths';

type Check = () => boolean | Promise<boolean>;

/**
 * What a shell waits for before its first request. What was there once is not asked for again: a shell whose services or workers fail
 * later still shows its last answers, and would be missed.
 */
export function createReadiness(checks: Readonly<Record<string, Check>>) {
  const waiting = new Map(Object.entries(checks));
  return {
    async isReady(): Promise<boolean> {
      await Promise.all([...waiting].map(async ([name, check]) => (await check()) && waiting.delete(name)));
      return waiting.size === 0;
    },
    /** Names of what is not there yet. */
    waitingFor: () => [...waiting.keys()],
  };
}

/** Milliseconds until the services have to answer whether they are ready. */
const patience = 1500;

/** Whether services may get calls. Those of others may answer 404, because they need not know this question. */
export async function areReady(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(origin + healthPaths.ready, { signal: AbortSignal.timeout(patience) });
    return status < 500;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return false;
    throw error;
  }
}
