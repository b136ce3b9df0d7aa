import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '../base/trace.ts';
import type { Db } from './database.ts';
import { insideTransaction } from './pglite-dialect.ts';

// serialization_failure and deadlock_detected: the database asks for the same work again.
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether an insert met a row with the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Whether a change met a condition of its table, such as that no stock and no balance is below 0. */
export function isCheckViolation(error: unknown): boolean {
  return sqlState(error) === '23514';
}

/** Repeats work that the database refused for a conflict with other work, a few times, a little later each time. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/**
 * Runs `work` in one transaction, again when it conflicted with another. `work` may therefore run more than once:
 * it must do nothing but use the handle it is given.
 */
export function transact<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return withRetry(() =>
    inSpan('database transaction', () =>
      db.transaction().execute((transaction) => insideTransaction.run(true, () => work(transaction))),
    ),
  );
}
