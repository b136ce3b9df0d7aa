import type { ExperimentApi } from './experiment-api.ts';
import { harmOf } from './judge.ts';

/** Stops running experiments with a variation that breaks checkout, and returns why. */
export async function stopHarmful(
  api: ExperimentApi,
): Promise<readonly { readonly key: string; readonly reason: string }[]> {
  const stopped: { readonly key: string; readonly reason: string }[] = [];
  for (const experiment of await api.list()) {
    const harm = experiment.status === 'Running' ? harmOf(experiment) : undefined;
    if (harm === undefined) continue;
    const reason = `Stopped by itself: ${harm}`;
    await api.set(experiment.key, 'Paused', reason);
    stopped.push({ key: experiment.key, reason });
  }
  return stopped;
}
