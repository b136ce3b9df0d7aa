import { setTimeout as pause } from 'node:timers/promises';
import type { SemaphoreInterface } from 'async-mutex';
import { type RawBuilder, sql } from 'kysely';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { Locale } from 'shared-contracts/locale';
import { isNameOnly } from '../address/check.ts';
import { CallError } from '../base/call-error.ts';
import type { SubjectKind } from '../base/subject.ts';
import type { CartReader, ReadCart, SharedRules } from '../cart/cart-reader.ts';
import { isTakenAlong } from '../cart/groups.ts';
import { checkReadiness } from '../cart/readiness.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { isUniqueViolation, transact } from '../database/transact.ts';
import { checkNotRefused, type KeyedCall, storeRefusal } from '../idempotency/once.ts';
import { newOrderNumber } from '../order/order-number.ts';
import { orderAsPlaced } from '../order/orders.ts';
import {
  answerChallenge,
  claimAbandoned,
  type EarlierAttempts,
  findAttempts,
  findById,
  findByNumber,
  insertPlacement,
  type NewPlacement,
  type Placement,
} from '../order/placements.ts';
import type { Snapshot } from '../order/snapshot.ts';
import { reserveStock } from '../order/stock.ts';
import { holdValue } from '../order/stored-value.ts';
import { giftCardGoods } from '../payment/cart-payment.ts';
import { readFingerprint } from '../payment/device-fingerprint.ts';
import { isOffered } from '../payment/methods.ts';
import { claimCouponsOf } from './coupon-claims.ts';
import type { PlacementSaga } from './saga.ts';
import { startInOneStatement } from './start-placement.ts';
import { type ProviderTender, takeSnapshot } from './take-snapshot.ts';

export interface PlaceRequest {
  /** Id of the attempt that this call starts, if no other does first. */
  readonly placementId: string;
  readonly subjectId: string;
  readonly cartId: string;
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
  readonly locale: Locale;
  /** Checked and normalized; the delivery address is billed when absent. */
  readonly billingAddress: Address | undefined;
  readonly subjectKind: SubjectKind;
  /** The provider that pays what stored value does not cover. */
  readonly provider: ProviderTender | undefined;
  readonly inStoreSalesInfo: Snapshot['inStoreSalesInfo'];
  /** Minor units; placement is refused when the total differs. */
  readonly expectedTotal: number;
  /** Minor units that the shopper saw left for the provider; undefined when the page did not send it. */
  readonly expectedRemainingToPay: number | undefined;
}

export interface PlaceOrderDependencies {
  readonly db: Db;
  readonly reader: CartReader;
  readonly saga: PlacementSaga;
  /** Prefix of order numbers. */
  readonly orderPrefix: string;
  /** Limits concurrent placements of this instance, so that a rush leaves database connections for other calls. */
  readonly semaphore: SemaphoreInterface;
}

const POLL_MS = 100;
/** Longer than a step may take, so that a waiting caller sees the result or takes over. */
const MAX_WAIT_MS = 25_000;

/** Returns whether a placement has an order or will never have one. */
const isDecided = ({ state }: Placement): boolean =>
  ['committed', 'done', 'failed', 'undoing', 'challenge'].includes(state);

/** Returns what the order sets aside besides its payments: voucher points and an employee's allowance. */
function holdsOf({ stored, priced }: ReadCart): Snapshot['holds'] {
  const { voucher, employeeSpend } = priced.promotions;
  const { points, allowance } = stored.owner ?? {};
  return [
    ...(points && stored.voucherPoints && voucher > 0
      ? [{ accountId: points.accountId, amount: stored.voucherPoints, purpose: 'voucher' }]
      : []),
    ...(allowance && employeeSpend > 0
      ? [{ accountId: allowance.accountId, amount: employeeSpend, purpose: 'allowance' }]
      : []),
  ];
}

/**
 * Checks the provider: one is required for what stored value does not cover, it must be offered for this cart, and it
 * must not pay more than the shopper saw, since a gift card may have been spent elsewhere in the meantime.
 */
function checkProvider(
  { priced, market }: ReadCart,
  { provider, subjectKind, expectedRemainingToPay }: PlaceRequest,
): void {
  const { remainingToPay } = priced.totals;
  if (remainingToPay === 0) return;
  if (!provider || remainingToPay > (expectedRemainingToPay ?? remainingToPay)) throw new CallError('PYT400');
  if (
    !isOffered(provider.method, { kind: subjectKind, remainingToPay, giftCards: giftCardGoods(priced.lines) }, market)
  )
    throw new CallError('PYT404', { field: 'paymentMethod' });
}

/** An order ready to be placed, computed from a cart. */
interface Prepared {
  readonly row: NewPlacement;
  readonly read: ReadCart;
}

/**
 * Returns whether the bill needs an address, not only a name: Klarna sends it there, and the bank of a card compares it,
 * unless who pays stands in the store.
 */
function billsAddress({ priced }: ReadCart, { provider, inStoreSalesInfo }: PlaceRequest): boolean {
  if (priced.totals.remainingToPay === 0) return false;
  if (provider?.method !== 'CREDIT_CARD') return provider?.method === 'KLARNA';
  return !priced.groups.every((group) => isTakenAlong(group, inStoreSalesInfo?.storeId));
}

/** Returns the cart with the billing address of the call. */
const billedTo = (read: ReadCart, { billingAddress }: PlaceRequest): ReadCart =>
  billingAddress ? { ...read, stored: { ...read.stored, billingAddress } } : read;

/** @throws {CallError} when the cart cannot be ordered, or not at the total that the shopper saw */
async function prepare(
  db: Db,
  { reader, orderPrefix }: Pick<PlaceOrderDependencies, 'reader' | 'orderPrefix'>,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<Prepared> {
  const { cartId, subjectId, locale } = request;
  const now = new Date();
  const read = billedTo(await reader.price(db, shared, { cartId, subjectId, locale, now }), request);
  checkReadiness(read, locale, now);
  const { total } = read.priced.totals;
  if (total !== request.expectedTotal) throw new CallError('TAX310', { additionalInfo: { total } });
  const billingAddress = read.stored.billingAddress ?? read.stored.shippingAddress;
  if (!billingAddress || (isNameOnly(billingAddress) && billsAddress(read, request))) throw new CallError('BIL400');
  checkProvider(read, request);
  const snapshot = takeSnapshot({
    read,
    locale,
    orderNumber: newOrderNumber(orderPrefix),
    provider: request.provider,
    holds: holdsOf(read),
    deviceFingerprint: request.provider && (await readFingerprint(db, subjectId, cartId)),
    inStoreSalesInfo: request.inStoreSalesInfo,
    billingAddress,
    hasAccount: read.stored.owner !== null,
    now,
  });
  const { call, key, requestHash } = request;
  return { read, row: { id: request.placementId, subjectId, cartId, call, key, requestHash, snapshot } };
}

/** Closes the cart for an order and stores the billing address of the call. */
const closing = (state: 'placing' | 'ordered', { billingAddress }: PlaceRequest): RawBuilder<unknown> => sql`
  update cart set state = ${state}, revision = revision + 1, updated_at = now()
    ${billingAddress ? sql`, billing_address = ${json(billingAddress)}` : sql``}`;

/**
 * Returns whether stored value pays for everything and the order earns no points, issues no gift card and sends no
 * newsletter invitation.
 */
const isAllThereIs = ({ read, row: { snapshot } }: Prepared): boolean =>
  snapshot.tenders.every(({ accountId }) => accountId !== undefined) &&
  !read.stored.owner?.points &&
  !snapshot.newsletter &&
  snapshot.reservations.every(({ counted }) => counted);

/**
 * Starts placing an order in one statement.
 * @returns undefined when the cart has coupons or changes concurrently, or when stock has run out
 */
async function tryToStart(
  dependencies: PlaceOrderDependencies,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<Placement | undefined> {
  const { db } = dependencies;
  const prepared = await prepare(db, dependencies, shared, request);
  const { read, row } = prepared;
  if (read.stored.state !== 'open') throw new CallError('BSK404');
  if (row.snapshot.coupons.length > 0) return undefined;
  const ends = isAllThereIs(prepared);
  const { revision } = read.stored;
  return startInOneStatement(db, { row, revision, closing: closing(ends ? 'ordered' : 'placing', request), ends });
}

/** Starts placing an order: reserves cart, stock and coupons in one transaction. */
async function begin(
  transaction: Db,
  dependencies: PlaceOrderDependencies,
  shared: SharedRules,
  request: PlaceRequest,
): Promise<Placement> {
  const { cartId, subjectId } = request;
  const taken =
    await sql`${closing('placing', request)} where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' returning cart_id`.execute(
      transaction,
    );
  if (taken.rows.length === 0) throw new CallError('BSK404');
  const { row, read } = await prepare(transaction, dependencies, shared, request);
  const { id, snapshot } = row;
  await reserveStock(transaction, cartId, snapshot.reservations);
  await claimCouponsOf(transaction, read.stored, snapshot, subjectId);
  await holdValue(transaction, id, snapshot);
  const placement = await insertPlacement(transaction, row);
  if (!placement) throw new KeyTakenError();
  return placement;
}

/** Rolls back an attempt whose key was decided by another attempt in the meantime; never leaves this module. */
class KeyTakenError extends Error {
  override readonly name = 'KeyTakenError';
}

async function wait(dependencies: PlaceOrderDependencies, placement: Placement): Promise<Placement> {
  let current = placement;
  for (const deadline = Date.now() + MAX_WAIT_MS; !isDecided(current) && Date.now() < deadline; ) {
    // The process that held the placement may be gone: take over once its lease has expired.
    const claimed = current.leasedUntil < new Date() ? await claimAbandoned(dependencies.db, current.id) : undefined;
    if (claimed) return dependencies.saga.run(claimed);
    await pause(POLL_MS);
    current = (await findById(dependencies.db, current.id)) ?? current;
  }
  return current;
}

/**
 * Returns the attempt made under the key of a call, or the one its cart has under another key.
 * @throws {CallError} the stored refusal of the call; API422 when the key belongs to another request
 */
export async function findEarlier(db: Db, keyed: KeyedCall & { readonly cartId: string }): Promise<EarlierAttempts> {
  const attempts = await findAttempts(db, keyed);
  if (attempts.own && attempts.own.requestHash !== keyed.requestHash)
    throw new CallError('API422', { field: 'idempotency-key' });
  if (!attempts.own) checkNotRefused(attempts.kept, keyed);
  return attempts;
}

/** Outcome of a placement attempt: an order, or a challenge for the shopper. */
export type PlaceOutcome =
  | { readonly kind: 'ordered'; readonly orderNumber: string }
  | { readonly kind: 'just-made'; readonly order: Order }
  | { readonly kind: 'challenge'; readonly placement: Placement };

/** @throws {CallError} when the placement failed */
export function outcomeOf(placement: Placement): PlaceOutcome {
  const { state, errorId, errorMessage, orderNumber } = placement;
  if (state === 'failed' || state === 'undoing')
    throw new CallError(errorId ?? 'PAY400', errorMessage ? { text: errorMessage } : {});
  if (state === 'challenge') return { kind: 'challenge', placement };
  if (state !== 'committed' && state !== 'done') throw new CallError('GEN500');
  return { kind: 'ordered', orderNumber };
}

/**
 * Places the order of a cart, once: a retry, a double click, a reload or another tab gets the outcome of the first
 * attempt.
 * @param earlier the result of `findEarlier`
 * @throws {CallError} when there is no order
 */
export async function placeOrder(
  dependencies: PlaceOrderDependencies,
  request: PlaceRequest,
  { own, ofCart }: EarlierAttempts,
): Promise<PlaceOutcome> {
  const earlier = own ?? ofCart;
  return earlier ? outcomeOf(await wait(dependencies, earlier)) : start(dependencies, request);
}

/**
 * Continues an order that waited for a challenge; a retry gets the first outcome.
 * @throws {CallError} ORD409 for an order that is unknown, waits for no challenge, or belongs to another subject or cart;
 * another error when the placement failed
 */
export async function answerPlacement(
  dependencies: PlaceOrderDependencies,
  which: {
    readonly subjectId: string;
    readonly orderNumber: string;
    readonly cartId: string | undefined;
    readonly result: string | undefined;
  },
): Promise<PlaceOutcome> {
  const placement = await findByNumber(dependencies.db, which.subjectId, which.orderNumber);
  if (!placement || placement.challengeUrl === null) throw new CallError('ORD409');
  if (which.cartId !== undefined && which.cartId !== placement.cartId) throw new CallError('ORD409');
  if (!which.result) throw new CallError('PAY400', { field: 'threeDS2Result' });
  const claimed = await answerChallenge(dependencies.db, placement.id, which.result);
  if (claimed) return outcomeOf(await dependencies.saga.run(claimed));
  return outcomeOf(await wait(dependencies, (await findById(dependencies.db, placement.id)) ?? placement));
}

async function start(dependencies: PlaceOrderDependencies, request: PlaceRequest): Promise<PlaceOutcome> {
  const { db, reader, saga, semaphore } = dependencies;
  const shared = await reader.shared();
  try {
    const placement = await semaphore.runExclusive(
      async () =>
        (await tryToStart(dependencies, shared, request)) ??
        transact(db, (transaction) => begin(transaction, dependencies, shared, request), { isRepeatable: true }),
    );
    const outcome = outcomeOf(await saga.run(placement));
    // Made and paid in one statement: what was written is what there is.
    return placement.state === 'done' ? { kind: 'just-made', order: orderAsPlaced(placement) } : outcome;
  } catch (error) {
    // Another request placed the order first; return its outcome.
    const hasConflict =
      isUniqueViolation(error) ||
      error instanceof KeyTakenError ||
      (error instanceof CallError && error.errorId === 'BSK404');
    const earlier = hasConflict ? await findEarlier(db, request) : undefined;
    const winner = earlier?.own ?? earlier?.ofCart;
    // The attempt of this call was written, but the connection was lost before the database confirmed it.
    if (winner?.id === request.placementId) return outcomeOf(await saga.run(winner));
    if (winner) return outcomeOf(await wait(dependencies, winner));
    await storeRefusal(db, request, error);
    const { own } = await findEarlier(db, request);
    if (own) return outcomeOf(await wait(dependencies, own));
    throw error;
  }
}
