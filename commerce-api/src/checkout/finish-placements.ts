import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import type { Job } from '../jobs/worker.ts';
import { claimAbandoned, findAbandoned, findUnanswered } from '../order/placements.ts';
import type { PlacementSaga } from './saga.ts';

const BATCH_SIZE = 20;

/** Finishes or rolls back placements left behind by a crash, a lost answer or a slow provider. */
export function finishPlacementsJob(db: Db, saga: PlacementSaga, log: Pick<FastifyBaseLogger, 'error'>): Job {
  // A placement that fails does not block the others.
  const each = async (id: string, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) =>
      log.error({ err: error, placementId: id }, 'a placement could not be finished'),
    );
  };
  return {
    name: 'finish-placements',
    run: async () => {
      for (const id of await findAbandoned(db, BATCH_SIZE)) {
        const placement = await claimAbandoned(db, id);
        if (placement) await each(id, () => saga.run(placement));
      }
      for (const placement of await findUnanswered(db, BATCH_SIZE))
        await each(placement.id, () => saga.abandon(placement));
    },
  };
}
