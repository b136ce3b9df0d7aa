import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Address } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import type { Turnstile } from '../base/turnstile.ts';
import type { CartReader, ReadCart, SharedRules } from '../cart/cart-reader.ts';
import { checkReadiness } from '../cart/readiness.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { isUniqueViolation, transact } from '../database/transact.ts';
import { giftCardGoods } from '../payment/cart-payment.ts';
import { isOffered } from '../payment/methods.ts';
import { CallError } from '../server/call-error.ts';
import type { SubjectKind } from '../server/subject.ts';
import { newOrderNumber } from './order-number.ts';
import {
  answerChallenge,
  findByCart,
  findById,
  findByKey,
  findByNumber,
  insertPlacement,
  type Placement,
  takeOver,
} from './placements.ts';
import type { PlacementSaga } from './saga.ts';
import { type ProviderTender, type Snapshot, takeSnapshot } from './snapshot.ts';
import { claimCoupons, reserveStock } from './stock.ts';
import { holdValue } from './stored-value.ts';

export interface PlaceRequest {
  readonly subjectId: string;
  readonly cartId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly locale: Locale;
  /** Checked and normalised; the delivery's address is billed when absent. */
  readonly billingAddress: Address | undefined;
  readonly subjectKind: SubjectKind;
  /** Who pays what stored value leaves. */
  readonly provider: ProviderTender | undefined;
  readonly inStoreSalesInfo: Snapshot['inStoreSalesInfo'];
  /** Minor units; the order stops when it is not what is to be paid. */
  readonly expectedTotal: number;
}

export interface PlaceParts {
  readonly db: Db;
  readonly reader: CartReader;
  readonly saga: PlacementSaga;
  /** Where a crowd that orders at the same moment waits. */
  readonly turnstile: Turnstile;
}

const POLL_MS = 100;
/** Longer than a step may take, so that whoever waits sees the end or takes over. */
const MOST_WAIT_MS = 25_000;

/** A placement that has an order or will never have one. */
const isDecided = ({ state }: Placement): boolean =>
  ['committed', 'done', 'failed', 'undoing', 'challenge'].includes(state);

/** What the order sets aside beside its payments: the points of the voucher, an employee's allowance. */
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

/** Somebody has to pay what stored value leaves, and it has to be somebody whom the shop offers for this cart. */
function checkProvider({ priced }: ReadCart, { provider, subjectKind }: PlaceRequest): void {
  const { remainingToPay } = priced.totals;
  if (remainingToPay === 0) return;
  if (!provider) throw new CallError('PYT400');
  if (!isOffered(provider.method, { kind: subjectKind, remainingToPay, giftCards: giftCardGoods(priced.lines) }))
    throw new CallError('PYT404', { field: 'paymentMethod' });
}

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
  checkProvider(read, request);
  const snapshot = takeSnapshot({
    read,
    locale,
    orderNumber: newOrderNumber(),
    provider: request.provider,
    holds: holdsOf(read),
    inStoreSalesInfo: request.inStoreSalesInfo,
    billingAddress,
    now,
  });
  const id = crypto.randomUUID();
  await reserveStock(transaction, cartId, snapshot.reservations);
  await claimCoupons(transaction, snapshot.coupons, subjectId, snapshot.order.orderNumber);
  await holdValue(transaction, id, snapshot);
  return insertPlacement(transaction, {
    id,
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

/** What a try to place came to: an order, or a challenge that the shopper has to answer first. */
export type PlaceOutcome =
  | { readonly kind: 'ordered'; readonly orderNumber: string }
  | { readonly kind: 'challenge'; readonly placement: Placement };

/** @throws {CallError} why there is no order */
export function outcomeOf(placement: Placement): PlaceOutcome {
  const { state, errorId, errorMessage, orderNumber } = placement;
  if (state === 'failed' || state === 'undoing')
    throw new CallError(errorId ?? 'PAY400', errorMessage ? { text: errorMessage } : {});
  if (state === 'challenge') return { kind: 'challenge', placement };
  if (state !== 'committed' && state !== 'done') throw new CallError('GEN500');
  return { kind: 'ordered', orderNumber };
}

/**
 * Places the order of a cart, once: a repetition, a second click, a reload or another tab gets the outcome of the try
 * that came first.
 * @throws {CallError} why there is no order
 */
export async function placeOrder(parts: PlaceParts, request: PlaceRequest): Promise<PlaceOutcome> {
  const shared = await parts.reader.shared();
  return outcomeOf(await start(parts, shared, request));
}

/**
 * Goes on with an order that waited for a challenge; a repetition gets the outcome of the first.
 * @throws {CallError} ORD409 for one that does not exist, waits for nothing or is somebody else's, else why there is no order
 */
export async function answerPlacement(
  parts: PlaceParts,
  which: { readonly subjectId: string; readonly orderNumber: string; readonly result: string | undefined },
): Promise<PlaceOutcome> {
  const placement = await findByNumber(parts.db, which.subjectId, which.orderNumber);
  if (!placement || placement.challengeUrl === null) throw new CallError('ORD409');
  if (!which.result) throw new CallError('PAY400', { field: 'threeDS2Result' });
  const mine = await answerChallenge(parts.db, placement.id, which.result);
  if (mine) return outcomeOf(await parts.saga.run(mine));
  return outcomeOf(await wait(parts, (await findById(parts.db, placement.id)) ?? placement));
}

async function start(parts: PlaceParts, shared: SharedRules, request: PlaceRequest): Promise<Placement> {
  const earlier = await findEarlier(parts.db, request);
  if (earlier) return wait(parts, earlier);
  try {
    const placement = await parts.turnstile.run(() =>
      transact(parts.db, (transaction) => begin(transaction, parts.reader, shared, request)),
    );
    return await parts.saga.run(placement);
  } catch (error) {
    // Somebody else was faster between the look and the start; theirs is the outcome.
    const lost = isUniqueViolation(error) || (error instanceof CallError && error.errorId === 'BSK404');
    const winner = lost ? await findEarlier(parts.db, request) : undefined;
    if (!winner) throw error;
    return wait(parts, winner);
  }
}
