import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isCheckViolation, withRetry } from '../database/transact.ts';
import { unitTables } from '../inventory/stock.ts';
import { holdTables } from '../ledger/entries.ts';
import { insidePayments, orderTables, paymentsInsert, shownPayments } from '../order/order-tables.ts';
import { keyTable, type NewPlacement, type Placement, placementInsert } from '../order/placements.ts';
import { counted } from '../order/stock.ts';
import { heldBy } from '../order/stored-value.ts';

export interface PlacementStart {
  readonly row: NewPlacement;
  /** Revision of the cart that the order was computed from. */
  readonly revision: number;
  /** The statement that closes the cart, up to its condition. */
  readonly closing: RawBuilder<unknown>;
  /** Whether stored value pays for everything and nothing follows, so that the placement is done immediately. */
  readonly ends: boolean;
}

/** Inserts the order with its payments when no provider is involved. */
function orderInsert({ row }: PlacementStart): RawBuilder<unknown> {
  const { snapshot, id, cartId, subjectId } = row;
  const made = { id, cartId, subjectId, snapshot, orderNumber: snapshot.order.orderNumber };
  const payments = insidePayments(snapshot);
  return sql`
    payments as (${paymentsInsert(made, payments, 'captured', sql`cross join keyed`)}),
    ${orderTables(made, shownPayments(payments), sql`keyed`)},`;
}

/**
 * Starts placing an order in one statement, and finishes it when possible: locks the cart at the revision read, checks
 * stock and balances, claims the key, then writes. All or nothing.
 * @returns undefined when nothing was written; the transactional path finds out why
 */
export async function startInOneStatement(db: Db, start: PlacementStart): Promise<Placement | undefined> {
  const { row, revision, closing, ends } = start;
  const { snapshot, cartId, subjectId } = row;
  const { orderNumber } = snapshot.order;
  const units = unitTables(cartId, counted(snapshot.reservations));
  const holds = holdTables(
    heldBy(row.id, snapshot).map((held) => ({ ...held, reference: orderNumber })),
    ends,
  );
  const write = sql<Pick<Placement, 'leasedUntil' | 'createdAt'>>`
    with taken as (
      select cart_id from cart where cart_id = ${cartId} and subject_id = ${subjectId} and state = 'open' and revision = ${revision} for update
    ), ${units.claim}, ${holds.claim}, ${keyTable(row, sql`from taken cross join stocked cross join funded`)},
    ${units.take}, ${holds.take}, ${ends ? orderInsert(start) : sql``}
    closed as (${closing} from keyed where cart.cart_id = ${cartId}),
    placed as (${placementInsert(row, ends ? 'done' : 'reserved')} returning leased_until, created_at)
    select leased_until as "leasedUntil", created_at as "createdAt" from placed`;
  const placed = await withRetry(() => write.execute(db)).then(
    ({ rows }) => rows[0],
    (error: unknown) => {
      // Stock and balances change by differences and never drop below 0. PostgreSQL checks the constraint before it
      // sees the newest row version, so units returned while the statement ran can still fail it; the transactional
      // path then sells them.
      if (isCheckViolation(error)) return undefined;
      throw error;
    },
  );
  if (!placed) return undefined;
  return {
    id: row.id,
    subjectId,
    cartId,
    requestHash: row.requestHash,
    orderNumber,
    state: ends ? 'done' : 'reserved',
    snapshot,
    errorId: null,
    errorMessage: null,
    challengeUrl: null,
    challengeResult: null,
    ...placed,
  };
}
