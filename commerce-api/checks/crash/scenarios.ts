import type { Checkpoint } from '../../src/order/checkpoint.ts';
import { type Method, methods } from './shopper.ts';

/** The shopper's action when the process died. */
export type Act = 'place' | 'confirm-challenge' | 'fail-challenge' | 'cancel' | 'announce-return' | 'receive-return';

export interface Scenario {
  readonly act: Act;
  readonly method: Method;
  readonly deadly: Checkpoint;
}

const placing: readonly Checkpoint[] = ['started', 'authorised', 'authorization-kept', 'committed', 'captured', 'done'];
const givingBack: readonly Checkpoint[] = ['reversal-planned', 'refunded', 'refund-kept'];

const each = (act: Act, method: Method, checkpoints: readonly Checkpoint[]): Scenario[] =>
  checkpoints.map((deadly) => ({ act, method, deadly }));

/** Every step of placing, cancelling and returning, with every provider that has it. */
export const scenarios: readonly Scenario[] = [
  ...methods.flatMap((method) => each('place', method, placing)),
  ...each('confirm-challenge', 'CREDIT_CARD', ['authorised', 'authorization-kept', 'committed', 'captured', 'done']),
  ...each('fail-challenge', 'CREDIT_CARD', ['undoing', 'voided']),
  ...methods.flatMap((method) => each('cancel', method, givingBack)),
  ...each('announce-return', 'CREDIT_CARD', ['reversal-planned']),
  ...methods.flatMap((method) => each('receive-return', method, ['refunded', 'refund-kept'])),
];
