import { storeRefusal } from '../idempotency/once.ts';
import { orderAsPlaced } from '../order/orders.ts';
import type { EarlierAttempts } from '../order/placements.ts';
import { type BeginDependencies, beginPlacement, isTakenMeanwhile } from './begin-placement.ts';
import { findEarlier } from './earlier-attempts.ts';
import { awaitOutcome, type OutcomeDependencies, outcomeOf, type PlaceOutcome } from './placement-outcome.ts';
import type { PlaceRequest } from './price-order.ts';

export interface PlaceOrderDependencies extends BeginDependencies, OutcomeDependencies {}

/**
 * Places the order of a cart, once: a retry, a double click, a reload or another tab gets the outcome of the first
 * attempt.
 * @param earlier the result of `findEarlier`
 * @throws {CallError} when there is no order
 */
export async function placeOrder(
  dependencies: PlaceOrderDependencies,
  request: PlaceRequest,
  { own, ofCart }: EarlierAttempts,
): Promise<PlaceOutcome> {
  const earlier = own ?? ofCart;
  return earlier ? awaitOutcome(dependencies, earlier) : start(dependencies, request);
}

async function start(dependencies: PlaceOrderDependencies, request: PlaceRequest): Promise<PlaceOutcome> {
  const { db, reader, saga } = dependencies;
  const shared = await reader.shared();
  try {
    const placement = await beginPlacement(dependencies, shared, request);
    const outcome = outcomeOf(await saga.run(placement));
    // Made and paid in one statement: what was written is what there is.
    return placement.state === 'done' ? { kind: 'just-made', order: orderAsPlaced(placement) } : outcome;
  } catch (error) {
    // Another request placed the order first; return its outcome.
    const earlier = isTakenMeanwhile(error) ? await findEarlier(db, request) : undefined;
    const winner = earlier?.own ?? earlier?.ofCart;
    // The attempt of this call was written, but the connection was lost before the database confirmed it.
    if (winner?.id === request.placementId) return outcomeOf(await saga.run(winner));
    if (winner) return awaitOutcome(dependencies, winner);
    await storeRefusal(db, request, error);
    const { own } = await findEarlier(db, request);
    if (own) return awaitOutcome(dependencies, own);
    throw error;
  }
}
