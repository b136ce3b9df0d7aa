import { sql } from 'kysely';
import type { Order } from 'shared-contracts/calls/checkout';
import { locales } from 'shared-contracts/locale';
import { inviteReader } from '../consumer/newsletter.ts';
import type { Db } from '../database/database.ts';
import { orderTables, type Payment, paymentsInsert } from '../order/order-tables.ts';
import { advancing, type Placement } from '../order/placements.ts';

/** The payments that have been written, as the order shows them. */
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

/** Writes what tenders have become; once, however often it is tried. */
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
 * The order comes to exist together with everything that follows from it, or not at all.
 * @returns the placement where it was this caller who made it
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
