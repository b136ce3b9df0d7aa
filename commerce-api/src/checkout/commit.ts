import { sql } from 'kysely';
import type { Order } from 'shared-contracts/calls/checkout';
import { locales } from 'shared-contracts/locale';
import { inviteReader } from '../consumer/newsletter.ts';
import type { Db } from '../database/database.ts';
import { orderTables, type Payment, paymentsInsert } from '../order/order-tables.ts';
import { advancing, type Placement } from '../order/placements.ts';

/** Returns the stored payments as the order shows them. */
async function paymentsOf(transaction: Db, placementId: string): Promise<Order['paymentMethod']> {
  const rows = await transaction
    .selectFrom('payment')
    .select(['method', 'amount', 'details'])
    .where('placement_id', '=', placementId)
    .orderBy('position')
    .execute();
  return rows.map(({ method, amount, details }) => ({
    code: method as Order['paymentMethod'][number]['code'],
    amount,
    additionalData: details,
  }));
}

/** Stores the state of tenders. Idempotent. */
export async function storePayments(
  transaction: Db,
  placement: Placement,
  payments: readonly Payment[],
): Promise<void> {
  if (payments.length === 0) return;
  await sql`${paymentsInsert(placement, payments, 'authorised')} on conflict (placement_id, position) do nothing`.execute(
    transaction,
  );
}

/**
 * Creates the order and everything that follows from it, atomically.
 * @returns the placement if this caller created the order
 */
export async function commitOrder(transaction: Db, placement: Placement): Promise<Placement | undefined> {
  const { id, snapshot, cartId } = placement;
  const payments = await paymentsOf(transaction, id);
  const { rows } = await sql`
    with moved as (${advancing(id, ['authorised'], 'committed')} returning placement_id),
    ${orderTables(placement, payments, sql`moved`)},
    closed as (update cart set state = 'ordered' from moved where cart_id = ${cartId})
    select placement_id from moved`.execute(transaction);
  if (rows.length === 0) return undefined;
  const { newsletter, locale, order } = snapshot;
  if (newsletter && order.email !== '')
    await inviteReader(transaction, { email: order.email, locale: locales[locale], now: new Date() });
  return { ...placement, state: 'committed' };
}
