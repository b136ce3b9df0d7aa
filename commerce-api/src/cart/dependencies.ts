import { type RawBuilder, sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { onceInOneStatement } from '../idempotency/once.ts';
import type { CallContext } from '../server/route.ts';
import { touching } from './cart-queries.ts';
import type { CartReader, CartReference } from './cart-reader.ts';
import type { Changed } from './changes.ts';

export interface CartDependencies {
  readonly db: Db;
  readonly reader: CartReader;
  /** Seconds that stock is held on request. */
  readonly holdSeconds: number;
  /** Origin of the shop's pages, without a slash at the end. */
  readonly shopUrl: string;
}

/**
 * Changes columns of an open cart once, in one statement; `changes` starts with a comma.
 * @throws {CallError} BSK404
 */
export function changeColumnsOnce(
  db: Db,
  call: string,
  request: unknown,
  { subject, idempotencyKey }: CallContext,
  { cartId, changes }: { readonly cartId: string; readonly changes: RawBuilder<unknown> },
): Promise<Changed> {
  const tables = sql`touched as (${touching(cartId, subject.id, changes)}), changed as (
    select jsonb_build_object('id', id, 'revision', revision, 'flash', cast('[]' as jsonb)) as answer from touched
  )`;
  const change = { subjectId: subject.id, key: idempotencyKey, call, request };
  return onceInOneStatement(db, change, tables, () => new CallError('BSK404'));
}

/** Returns the reference to the cart of a call for its caller. */
export const cartReference = (
  cartId: string,
  { subject, locale }: CallContext,
  favoriteStoreId?: string,
): CartReference => ({
  cartId,
  subjectId: subject.id,
  locale,
  now: new Date(),
  favoriteStoreId,
  tillStoreId: subject.storeId,
});
