import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from 'shared-contracts/calls/checkout';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { claimAbandoned, findById, type Placement } from '../order/placements.ts';
import type { PlacementSaga } from './saga.ts';

export interface OutcomeDependencies {
  readonly db: Db;
  readonly saga: PlacementSaga;
}

const POLL_MS = 100;
/** Longer than a step may take, so that a waiting caller sees the result or takes over. */
const MAX_WAIT_MS = 25_000;

/** Returns whether a placement has an order or will never have one. */
const isDecided = ({ state }: Placement): boolean =>
  ['committed', 'done', 'failed', 'undoing', 'challenge'].includes(state);

async function wait(dependencies: OutcomeDependencies, placement: Placement): Promise<Placement> {
  let current = placement;
  for (const deadline = Date.now() + MAX_WAIT_MS; !isDecided(current) && Date.now() < deadline; ) {
    // The process that held the placement may be gone: take over once its lease has expired.
    const claimed = current.leasedUntil < new Date() ? await claimAbandoned(dependencies.db, current.id) : undefined;
    if (claimed) return dependencies.saga.run(claimed);
    await pause(POLL_MS);
    current = (await findById(dependencies.db, current.id)) ?? current;
  }
  return current;
}

/** Outcome of a placement attempt: an order, or a challenge for the shopper. */
export type PlaceOutcome =
  | { readonly kind: 'ordered'; readonly orderNumber: string }
  | { readonly kind: 'just-made'; readonly order: Order }
  | { readonly kind: 'challenge'; readonly placement: Placement };

/** @throws {CallError} when the placement failed */
export function outcomeOf(placement: Placement): PlaceOutcome {
  const { state, errorId, errorMessage, orderNumber } = placement;
  if (state === 'failed' || state === 'undoing')
    throw new CallError(errorId ?? 'PAY400', errorMessage ? { text: errorMessage } : {});
  if (state === 'challenge') return { kind: 'challenge', placement };
  if (state !== 'committed' && state !== 'done') throw new CallError('GEN500');
  return { kind: 'ordered', orderNumber };
}

/**
 * Waits for a placement that another call began, and finishes it when that call is gone.
 * @throws {CallError} when the placement failed
 */
export const awaitOutcome = async (dependencies: OutcomeDependencies, placement: Placement): Promise<PlaceOutcome> =>
  outcomeOf(await wait(dependencies, placement));
