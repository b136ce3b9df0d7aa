import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import type { CartReader, SharedRules } from '../cart/cart-reader.ts';
import { checkReadiness } from '../cart/readiness.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { isUniqueViolation, transact } from '../database/transact.ts';
import { CallError } from '../server/call-error.ts';
import { newOrderNumber } from './order-number.ts';
import { findByCart, findById, findByKey, insertPlacement, type Placement, takeOver } from './placements.ts';
import type { PlacementSaga } from './saga.ts';
import { takeSnapshot } from './snapshot.ts';
import { claimCoupons, reserveStock } from './stock.ts';

export interface PlaceRequest {
  readonly subjectId: string;
  readonly cartId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly locale: Locale;
  /** Checked and normalised; the delivery's address is billed when absent. */
  readonly billingAddress: Address | undefined;
  readonly token: string;
  /** Minor units; the order stops when it is not what is to be paid. */
  readonly expectedTotal: number;
}

export interface PlaceParts {
  readonly db: Db;
  readonly reader: CartReader;
  readonly saga: PlacementSaga;
}

const POLL_MS = 100;
/** Longer than a step may take, so that whoever waits sees the end or takes over. */
const MOST_WAIT_MS = 25_000;

/** A placement that has an order or will never have one. */
const isDecided = ({ state }: Placement): boolean =>
  ['committed', 'done', 'failed', 'undoing', 'challenge'].includes(state);

/** Begins to place an order: takes cart, goods and coupons in one transaction, or nothing. */
async function begin(
  transaction: Db,
  reader: CartReader,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<Placement> {
  const { cartId, subjectId, locale } = request;
  const now = new Date();
  const taken =
    await sql`update cart set state = 'placing', revision = revision + 1, updated_at = now() where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' returning cart_id`.execute(
      transaction,
    );
  if (taken.rows.length === 0) throw new CallError('BSK404');
  if (request.billingAddress)
    await transaction
      .updateTable('cart')
      .set({ billing_address: json(request.billingAddress) })
      .where('cart_id', '=', cartId)
      .execute();
  const read = await reader.price(transaction, shared, { cartId, subjectId, locale, now });
  checkReadiness(read, locale, now);
  const { total } = read.priced.totals;
  if (total !== request.expectedTotal) throw new CallError('TAX310', { additionalInfo: { total } });
  const billingAddress = read.stored.billingAddress ?? read.stored.shippingAddress;
  if (!billingAddress) throw new CallError('BIL400');
  const snapshot = takeSnapshot({
    read,
    locale,
    orderNumber: newOrderNumber(),
    token: request.token,
    billingAddress,
    now,
  });
  await reserveStock(transaction, snapshot.reservations);
  await claimCoupons(transaction, snapshot.coupons, subjectId, snapshot.order.orderNumber);
  return insertPlacement(transaction, {
    id: crypto.randomUUID(),
    subjectId,
    cartId,
    key: request.key,
    requestHash: request.requestHash,
    snapshot,
  });
}

async function wait(parts: PlaceParts, placement: Placement): Promise<Placement> {
  let current = placement;
  for (const deadline = Date.now() + MOST_WAIT_MS; !isDecided(current) && Date.now() < deadline; ) {
    // Whoever was at it may be gone: go on in their place once their time is up.
    const mine = current.leasedUntil < new Date() ? await takeOver(parts.db, current.id) : undefined;
    if (mine) return parts.saga.run(mine);
    await pause(POLL_MS);
    current = (await findById(parts.db, current.id)) ?? current;
  }
  return current;
}

/** The try with this key, or the one the cart has under another key, such as that of a page that was reloaded. */
async function findEarlier(db: Db, request: PlaceRequest): Promise<Placement | undefined> {
  const own = await findByKey(db, request.subjectId, request.key);
  if (own && own.requestHash !== request.requestHash) throw new CallError('API422', { field: 'idempotency-key' });
  return own ?? findByCart(db, request.subjectId, request.cartId);
}

/**
 * Places the order of a cart, once: a repetition, a second click, a reload or another tab gets the outcome of the try
 * that came first.
 * @throws {CallError} why there is no order
 */
export async function placeOrder(parts: PlaceParts, request: PlaceRequest): Promise<string> {
  const shared = await parts.reader.shared();
  const outcome = await start(parts, shared, request);
  if (outcome.state === 'failed' || outcome.state === 'undoing') throw new CallError(outcome.errorId ?? 'PAY400');
  if (outcome.state !== 'committed' && outcome.state !== 'done') throw new CallError('GEN500');
  return outcome.orderNumber;
}

async function start(parts: PlaceParts, shared: SharedRules, request: PlaceRequest): Promise<Placement> {
  const earlier = await findEarlier(parts.db, request);
  if (earlier) return wait(parts, earlier);
  try {
    const placement = await transact(parts.db, (transaction) => begin(transaction, parts.reader, shared, request));
    return await parts.saga.run(placement);
  } catch (error) {
    // Somebody else was faster between the look and the start; theirs is the outcome.
    const lost = isUniqueViolation(error) || (error instanceof CallError && error.errorId === 'BSK404');
    const winner = lost ? await findEarlier(parts.db, request) : undefined;
    if (!winner) throw error;
    return wait(parts, winner);
  }
}
