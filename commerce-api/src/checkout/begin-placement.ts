import type { SemaphoreInterface } from 'async-mutex';
import { type RawBuilder, sql } from 'kysely';
import { CallError } from '../base/call-error.ts';
import type { SharedRules } from '../cart/cart-reader.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { isUniqueViolation, transact } from '../database/transact.ts';
import { insertPlacement, type Placement } from '../order/placements.ts';
import { reserveStock } from '../order/stock.ts';
import { holdValue } from '../order/stored-value.ts';
import { claimCouponsOf } from './coupon-claims.ts';
import { type PlaceRequest, type PriceDependencies, type PricedOrder, priceOrder } from './price-order.ts';
import { startInOneStatement } from './start-placement.ts';

export interface BeginDependencies extends PriceDependencies {
  readonly db: Db;
  /** Limits concurrent placements of this instance, so that a rush leaves database connections for other calls. */
  readonly semaphore: SemaphoreInterface;
}

/** Closes the cart for an order and stores the billing address of the call. */
const closing = (state: 'placing' | 'ordered', { billingAddress }: PlaceRequest): RawBuilder<unknown> => sql`
  update cart set state = ${state}, revision = revision + 1, updated_at = now()
    ${billingAddress ? sql`, billing_address = ${json(billingAddress)}` : sql``}`;

/**
 * Returns whether stored value pays for everything and the order earns no points, issues no gift card and sends no
 * newsletter invitation.
 */
const isAllThereIs = ({ read, row: { snapshot } }: PricedOrder): boolean =>
  snapshot.tenders.every(({ accountId }) => accountId !== undefined) &&
  !read.stored.owner?.points &&
  !snapshot.newsletter &&
  snapshot.reservations.every(({ counted }) => counted);

/**
 * Starts placing an order in one statement.
 * @returns undefined when the cart has coupons or changes concurrently, or when stock has run out
 */
async function tryToStart(
  dependencies: BeginDependencies,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<Placement | undefined> {
  const { db } = dependencies;
  const prepared = await priceOrder(db, dependencies, shared, request);
  const { read, row } = prepared;
  if (read.stored.state !== 'open') throw new CallError('BSK404');
  if (row.snapshot.coupons.length > 0) return undefined;
  const ends = isAllThereIs(prepared);
  const { revision } = read.stored;
  return startInOneStatement(db, { row, revision, closing: closing(ends ? 'ordered' : 'placing', request), ends });
}

/** Takes the same steps one after the other, in a transaction. */
async function beginInSteps(
  transaction: Db,
  dependencies: BeginDependencies,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<Placement> {
  const { cartId, subjectId } = request;
  const taken =
    await sql`${closing('placing', request)} where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' returning cart_id`.execute(
      transaction,
    );
  if (taken.rows.length === 0) throw new CallError('BSK404');
  const { row, read } = await priceOrder(transaction, dependencies, shared, request);
  const { id, snapshot } = row;
  await reserveStock(transaction, cartId, snapshot.reservations);
  await claimCouponsOf(transaction, read.stored, snapshot, subjectId);
  await holdValue(transaction, id, snapshot);
  const placement = await insertPlacement(transaction, row);
  if (!placement) throw new KeyTakenError();
  return placement;
}

/** Rolls back an attempt whose key was decided by another attempt in the meantime. */
class KeyTakenError extends Error {
  override readonly name = 'KeyTakenError';
}

/**
 * Begins a placement: takes the cart, its stock, coupons, and stored value.
 * @throws {CallError} when the cart cannot be ordered
 */
export async function beginPlacement(
  dependencies: BeginDependencies,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<Placement> {
  const { db, semaphore } = dependencies;
  return semaphore.runExclusive(
    async () =>
      (await tryToStart(dependencies, shared, request)) ??
      transact(db, (transaction) => beginInSteps(transaction, dependencies, shared, request), { isRepeatable: true }),
  );
}

/** Whether a placement could not begin because another attempt may have had the key or the cart first. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  isUniqueViolation(error) ||
  error instanceof KeyTakenError ||
  (error instanceof CallError && error.errorId === 'BSK404');
