import { setTimeout as passed } from 'node:timers/promises';

/** Waits some milliseconds, or until the signal is aborted; keeps no process alive. */
export async function pauseUntil(signal: AbortSignal, wait: number): Promise<void> {
  await passed(wait, undefined, { ref: false, signal }).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
}
