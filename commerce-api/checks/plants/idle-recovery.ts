import type { Job } from '../../src/jobs/worker.ts';

/** Planted bug: orders left unfinished by a crash are not recovered. */
export function finishPlacementsJob(): Job {
  return { name: 'finish-placements', run: async () => {} };
}
