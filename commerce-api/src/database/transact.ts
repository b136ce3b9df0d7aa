import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '../base/trace.ts';
import { CommitUncertainError, errorCode, isConnectionError } from './connection-errors.ts';
import type { Db } from './database.ts';
import { insideTransaction } from './pglite-dialect.ts';
import { countRetry } from './retry-counts.ts';

// serialization_failure and deadlock_detected: the transaction can be repeated.
const CONFLICTS = new Set(['40001', '40P01']);
const MAX_CONFLICTS = 6;
const MAX_LOST_CONNECTIONS = 3;

/** Returns whether an insert violated a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Returns whether a change violated a check constraint, e.g. that no stock or balance is below 0. */
export function isCheckViolation(error: unknown): boolean {
  return errorCode(error) === '23514';
}

/** Returns whether a value is larger than an index, or a search vector, can hold. */
export function isTooLargeToIndex(error: unknown): boolean {
  return errorCode(error) === '54000';
}

/**
 * Repeats work after a conflict, with increasing delay, and after a lost connection. Because the lost attempt may have
 * been applied, the work must be harmless to repeat.
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let conflicts = 0, losses = 0; ; ) {
    try {
      return await work();
    } catch (error) {
      const code = errorCode(error) ?? '';
      if (CONFLICTS.has(code)) {
        conflicts += 1;
        countRetry(code === '40P01' ? 'deadlock' : 'serialization');
        if (conflicts >= MAX_CONFLICTS) throw error;
        await pause(Math.random() * 10 * 2 ** conflicts);
      } else if (isConnectionError(error)) {
        // The pool waits for the database to return.
        losses += 1;
        countRetry('connection');
        if (losses >= MAX_LOST_CONNECTIONS) throw error;
      } else throw error;
    }
  }
}

/**
 * Runs `work` in one transaction, and repeats it after a conflict or a lost connection. Because `work` may run more
 * than once, it must have no effects outside the given handle.
 * @param isRepeatable whether the transaction recognizes that it was committed before, so that it may be repeated even
 * when the connection was lost during the commit
 * @throws {CommitUncertainError} when the connection was lost during a commit that must not be repeated
 */
export function transact<T>(
  db: Db,
  work: (transaction: Db) => Promise<T>,
  { isRepeatable = false }: { readonly isRepeatable?: boolean } = {},
): Promise<T> {
  return withRetry(async () => {
    let isCommitting = false;
    try {
      return await inSpan('database transaction', () =>
        db.transaction().execute((transaction) =>
          insideTransaction.run(true, async () => {
            const value = await work(transaction);
            isCommitting = true;
            return value;
          }),
        ),
      );
    } catch (error) {
      if (!isCommitting || isRepeatable || !isConnectionError(error)) throw error;
      throw new CommitUncertainError('The connection was lost during the commit.', { cause: error });
    }
  });
}
