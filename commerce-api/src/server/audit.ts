import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';

/** An action that an associate is about to perform. */
export interface AssociateAction {
  readonly subject: Subject;
  readonly call: string;
  /** Ids of the affected objects and selected options; never free text. */
  readonly target: Readonly<Record<string, string>>;
  readonly correlationId: string;
}

const idNames = ['basketId', 'cartId', 'orderNumber', 'orderId', 'itemId', 'adjustmentId', 'addressId'] as const;

/** Returns the ids among the parts of a call. */
export function targetOf(...parts: readonly unknown[]): Record<string, string> {
  const known: Record<string, unknown> = Object.assign(
    {},
    ...parts.map((part) => (part && typeof part === 'object' ? part : {})),
  );
  return Object.fromEntries(idNames.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]]] : [])));
}

/** Records an action with its outcome; returns the id of the record. */
export async function recordAction(
  db: Db,
  { subject, call, target, correlationId }: AssociateAction,
  outcome: string,
): Promise<string> {
  const actionId = crypto.randomUUID();
  await db
    .insertInto('associate_action')
    .values({
      action_id: actionId,
      subject_id: subject.id,
      store_id: subject.storeId ?? '',
      store_employee_id: subject.storeEmployeeId ?? '',
      employee_account_id: subject.openedBy ?? null,
      call,
      target: JSON.stringify(target),
      outcome,
      correlation_id: correlationId,
    })
    .execute();
  return actionId;
}

/**
 * Audits associates' actions: before they are performed, so that none is missing, and afterwards with their outcome.
 */
export class Audit {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns a function that records the outcome: `done` or the error id */
  async begin(action: AssociateAction): Promise<(outcome: string) => Promise<void>> {
    const actionId = await recordAction(this.#db, action, 'begun');
    return async (outcome) => {
      await this.#db.updateTable('associate_action').set({ outcome }).where('action_id', '=', actionId).execute();
    };
  }
}
