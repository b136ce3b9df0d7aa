import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';

/** Something an associate is about to do. */
export interface AssociateAction {
  readonly subject: Subject;
  readonly call: string;
  /** Ids of what it is done to; never what was typed in. */
  readonly target: Readonly<Record<string, string>>;
  readonly correlationId: string;
}

const idNames = ['basketId', 'cartId', 'orderNumber', 'orderId', 'itemId', 'adjustmentId', 'addressId'] as const;

/** The ids among the parts of a call. */
export function targetOf(...parts: readonly unknown[]): Record<string, string> {
  const known: Record<string, unknown> = Object.assign(
    {},
    ...parts.map((part) => (part && typeof part === 'object' ? part : {})),
  );
  return Object.fromEntries(idNames.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]]] : [])));
}

/** Writes down what associates do: before it is done, so that nothing happens unseen, and then how it ended. */
export class Audit {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns what takes the outcome: `done` or the id of the error */
  async begin({ subject, call, target, correlationId }: AssociateAction): Promise<(outcome: string) => Promise<void>> {
    const actionId = crypto.randomUUID();
    await this.#db
      .insertInto('associate_action')
      .values({
        action_id: actionId,
        subject_id: subject.id,
        store_id: subject.storeId ?? '',
        store_employee_id: subject.storeEmployeeId ?? '',
        call,
        target: JSON.stringify(target),
        outcome: 'begun',
        correlation_id: correlationId,
      })
      .execute();
    return async (outcome) => {
      await this.#db.updateTable('associate_action').set({ outcome }).where('action_id', '=', actionId).execute();
    };
  }
}
