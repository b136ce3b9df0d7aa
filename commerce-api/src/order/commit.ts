import type { Order } from 'shared-contracts/calls/checkout';
import { locales } from 'shared-contracts/locale';
import { inviteReader } from '../consumer/newsletter.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';
import { advance, type Placement } from './placements.ts';
import { planShipment } from './shipping-plan.ts';
import type { Snapshot, SnapshotTender } from './snapshot.ts';

/** Payments as the order shows them, in the order of paying. */
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

/** Writes the payment that a tender has become; once, however often it is tried. */
export async function insertPayment(
  transaction: Db,
  placement: Placement,
  tender: SnapshotTender,
  made: { readonly reference: string; readonly details: Readonly<Record<string, string>> },
): Promise<void> {
  await transaction
    .insertInto('payment')
    .values({
      payment_id: crypto.randomUUID(),
      placement_id: placement.id,
      order_number: placement.orderNumber,
      method: tender.method,
      amount: tender.amount,
      currency: placement.snapshot.order.currency,
      state: 'authorised',
      provider_reference: made.reference,
      details: json(made.details),
      captured_at: null,
      position: tender.position,
      account_id: tender.accountId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['placement_id', 'position']).doNothing())
    .execute();
}

async function insertOrder(transaction: Db, { snapshot, ...placement }: Placement): Promise<void> {
  const order: Order = { ...snapshot.order, paymentMethod: await paymentsOf(transaction, placement.id) };
  await transaction
    .insertInto('orders')
    .values({
      order_number: placement.orderNumber,
      cart_id: placement.cartId,
      subject_id: placement.subjectId,
      locale: snapshot.locale,
      email: order.email.toLowerCase(),
      status: 'placed',
      body: json(order),
      store_id: snapshot.inStoreSalesInfo?.storeId ?? null,
      store_employee_id: snapshot.inStoreSalesInfo?.storeEmployeeId ?? null,
    })
    .execute();
}

async function insertLines(transaction: Db, orderNumber: string, { reservations }: Snapshot): Promise<void> {
  await transaction
    .insertInto('order_line')
    .values(
      reservations.map(({ lineId, upc, locationId, qty, rowTotal, productType, shipmentId }) => ({
        order_number: orderNumber,
        line_id: lineId,
        upc,
        location_id: locationId,
        qty,
        row_total: rowTotal,
        product_type: productType,
        shipment_id: shipmentId,
      })),
    )
    .execute();
}

async function insertShipments(transaction: Db, orderNumber: string, { order }: Snapshot): Promise<void> {
  const placedAt = new Date(order.createdAt);
  await transaction
    .insertInto('shipment')
    .values(
      order.shipments.map((shipment) => {
        const plan = planShipment(shipment, placedAt);
        return {
          order_number: orderNumber,
          shipment_id: shipment.shipmentId,
          code: shipment.shippingMethod.code,
          store_id: shipment.storeId ?? null,
          status: shipment.status,
          events: json([{ status: shipment.status, at: order.createdAt }]),
          plan: json(plan),
          due_at: plan[0]?.at ?? null,
          tracking_number: null,
        };
      }),
    )
    .execute();
}

/** Puts a message into the outbox, to be sent after the transaction. */
export async function announce(
  transaction: Db,
  kind: string,
  payload: Readonly<Record<string, string>>,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({ outbox_id: crypto.randomUUID(), kind, payload: json(payload), sent_at: null })
    .execute();
}

/**
 * The order comes to exist together with everything that follows from it, or not at all.
 * @returns the placement where it was this caller who made it
 */
export async function commitOrder(transaction: Db, placement: Placement): Promise<Placement | undefined> {
  const committed = await advance(transaction, placement.id, ['authorised'], 'committed');
  if (!committed) return undefined;
  const { snapshot, orderNumber, cartId } = placement;
  await insertOrder(transaction, placement);
  await insertLines(transaction, orderNumber, snapshot);
  await insertShipments(transaction, orderNumber, snapshot);
  await transaction.updateTable('cart').set({ state: 'ordered' }).where('cart_id', '=', cartId).execute();
  await announce(transaction, 'order-confirmation', { orderNumber });
  const { newsletter, locale, order } = snapshot;
  if (newsletter && order.email !== '')
    await inviteReader(transaction, { email: order.email, locale: locales[locale], now: new Date() });
  return committed;
}
