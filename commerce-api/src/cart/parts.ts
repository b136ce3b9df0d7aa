import type { Db } from '../database/database.ts';
import { once } from '../idempotency/once.ts';
import type { CallContext } from '../server/route.ts';
import type { CartReader, WhichCart } from './cart-reader.ts';

export interface CartParts {
  readonly db: Db;
  readonly reader: CartReader;
  /** How long the stock of a cart is held when that is asked for. */
  readonly holdSeconds: number;
}

/** Makes a change of a call once, in one transaction. */
export function changeOnce<T>(
  db: Db,
  call: string,
  request: unknown,
  { subject, idempotencyKey }: CallContext,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  return once(db, { subjectId: subject.id, key: idempotencyKey, call, request }, work);
}

/** The cart of a call, as its caller sees it now. */
export const whichCart = (cartId: string, { subject, locale }: CallContext, favouriteStoreId?: string): WhichCart => ({
  cartId,
  subjectId: subject.id,
  locale,
  now: new Date(),
  favouriteStoreId,
});
