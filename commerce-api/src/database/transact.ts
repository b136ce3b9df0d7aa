import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '../base/trace.ts';
import type { Db } from './database.ts';
import { insideTransaction } from './pglite-dialect.ts';

// serialization_failure and deadlock_detected: the transaction can be repeated.
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns whether an insert violated a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Returns whether a change violated a check constraint, e.g. that no stock or balance is below 0. */
export function isCheckViolation(error: unknown): boolean {
  return sqlState(error) === '23514';
}

/** Retries work that failed because of a conflict, a few times with increasing delay. */
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
 * Runs `work` in one transaction, and repeats it after a conflict. Because `work` may run more than once, it must have
 * no effects outside the given handle.
 */
export function transact<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return withRetry(() =>
    inSpan('database transaction', () =>
      db.transaction().execute((transaction) => insideTransaction.run(true, () => work(transaction))),
    ),
  );
}
