import { CallError } from '../base/call-error.ts';
import { answerChallenge, findById, findByNumber } from '../order/placements.ts';
import { awaitOutcome, type OutcomeDependencies, outcomeOf, type PlaceOutcome } from './placement-outcome.ts';

/**
 * Continues an order that waited for a challenge; a retry gets the first outcome.
 * @throws {CallError} ORD409 for an order that is unknown, waits for no challenge, or belongs to another subject or cart;
 * another error when the placement failed
 */
export async function answerPlacement(
  dependencies: OutcomeDependencies,
  which: {
    readonly subjectId: string;
    readonly orderNumber: string;
    readonly cartId: string | undefined;
    readonly result: string | undefined;
  },
): Promise<PlaceOutcome> {
  const placement = await findByNumber(dependencies.db, which.subjectId, which.orderNumber);
  if (!placement || placement.challengeUrl === null) throw new CallError('ORD409');
  if (which.cartId !== undefined && which.cartId !== placement.cartId) throw new CallError('ORD409');
  if (!which.result) throw new CallError('PAY400', { field: 'threeDS2Result' });
  const claimed = await answerChallenge(dependencies.db, placement.id, which.result);
  if (claimed) return outcomeOf(await dependencies.saga.run(claimed));
  return awaitOutcome(dependencies, (await findById(dependencies.db, placement.id)) ?? placement);
}
