import { type RawBuilder, sql } from 'kysely';
import type { Order } from 'shared-contracts/calls/checkout';
import { locales } from 'shared-contracts/locale';
import type { OrderEvent } from 'shared-contracts/order-events';
import { normalizeEmail } from '../base/normalize-email.ts';
import { inlineRows } from '../database/inline-rows.ts';
import { json } from '../database/json.ts';
import { outboxInsert } from '../jobs/outbox.ts';
import { orderEventInserts } from '../webhooks/order-event.ts';
import { buyerOf } from './buyer.ts';
import type { Placement } from './placements.ts';
import type { Snapshot, SnapshotTender } from './snapshot.ts';

type Payments = Order['paymentMethod'];
type OrderPlaced = Extract<OrderEvent, { type: 'order.placed' }>;
type InHand = Pick<Placement, 'id' | 'orderNumber' | 'cartId' | 'subjectId' | 'snapshot'>;

/** A tender with its state. */
export interface Payment {
  readonly tender: SnapshotTender;
  readonly reference: string;
  readonly details: Readonly<Record<string, string>>;
}

/** Returns the payments made from the shop's own ledger. */
export const insidePayments = ({ tenders }: Pick<Snapshot, 'tenders'>): Payment[] =>
  tenders
    .filter(({ accountId }) => accountId !== undefined)
    .map(
      (tender): Payment => ({
        tender,
        reference: 'ledger',
        details: tender.lastFour ? { lastFour: tender.lastFour } : {},
      }),
    );

/** Returns payments as the order shows them, in payment order. */
export const shownPayments = (payments: readonly Payment[]): Payments =>
  payments.map(({ tender: { method, amount }, details }) => ({ code: method, amount, additionalData: details }));

/**
 * Inserts payments.
 * @param source a table that has a row when they are to be written, from `cross join` on
 */
export function paymentsInsert(
  { id, orderNumber, snapshot }: Pick<Placement, 'id' | 'orderNumber' | 'snapshot'>,
  payments: readonly Payment[],
  state: 'authorised' | 'captured',
  source: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const rows = payments.map(({ tender, reference, details }) => ({
    payment_id: crypto.randomUUID(),
    method: tender.method,
    amount: tender.amount,
    provider_reference: reference,
    details,
    position: tender.position,
    account_id: tender.accountId,
  }));
  return sql`
    insert into payment (payment_id, placement_id, order_number, method, amount, currency, state, provider_reference, details, captured_at, position, account_id)
    select payment_id, ${id}, ${orderNumber}, method, amount, ${snapshot.order.currency}, ${state}, provider_reference, details,
      ${state === 'captured' ? new Date() : null}, position, account_id
    from ${inlineRows(rows, 'payment_id uuid, method text, amount integer, provider_reference text, details jsonb, position integer, account_id uuid')} ${source}`;
}

type Shipment = Order['shipments'][number];

/** Returns the state that a shipment has reached with the order: digital goods are mailed, and goods at a till taken along. */
function reachedAtOnce({ shippingMethod, isTakenAlong }: Pick<Shipment, 'shippingMethod' | 'isTakenAlong'>) {
  if (shippingMethod.code === 'digital') return 'delivered';
  return isTakenAlong ? 'collected' : undefined;
}

/** Returns the first state of a shipment, and how it came to it. */
export function firstState(
  { createdAt: at }: Pick<Order, 'createdAt'>,
  shipment: Pick<Shipment, 'status' | 'shippingMethod' | 'isTakenAlong'>,
): Required<Pick<Shipment, 'status' | 'events'>> {
  const placed = { status: shipment.status, at };
  const status = reachedAtOnce(shipment);
  return status ? { status, events: [placed, { status, at }] } : { status: shipment.status, events: [placed] };
}

const shipmentRows = ({ order }: Snapshot) =>
  order.shipments.map((shipment) => ({
    shipment_id: shipment.shipmentId,
    code: shipment.shippingMethod.code,
    store_id: shipment.storeId,
    ...firstState(order, shipment),
  }));

const lineRows = ({ reservations }: Snapshot) =>
  reservations.map(({ lineId, upc, locationId, qty, rowTotal, productType, shipmentId }) => ({
    line_id: lineId,
    upc,
    location_id: locationId,
    qty,
    row_total: rowTotal,
    product_type: productType,
    shipment_id: shipmentId,
  }));

/** Returns the events of a new order for other systems. */
function placedData(
  { orderNumber, currency, totals, items, shipments }: Order,
  { locale, reservations, inStoreSalesInfo }: Snapshot,
): OrderPlaced['data'] {
  return {
    orderNumber,
    country: locales[locale].country,
    currency,
    total: totals.total,
    tax: totals.taxAmount,
    delivery: totals.shipping,
    lines: items.map(({ id, productId, qty, priceAfterOrderDiscount, shipmentId }) => ({
      lineId: id,
      productId,
      ...upcOf(reservations.find(({ lineId }) => lineId === id)),
      quantity: qty,
      amount: priceAfterOrderDiscount,
      shipmentId,
    })),
    shipments: shipments.map(({ shipmentId, shippingMethod, storeId }) => ({
      shipmentId,
      method: shippingMethod.code,
      ...(storeId ? { storeId } : {}),
    })),
    ...(inStoreSalesInfo ? { soldIn: inStoreSalesInfo.storeId } : {}),
  };
}

const upcOf = (reserved: { readonly upc: string } | undefined) => (reserved ? { upc: reserved.upc } : {});

/**
 * Returns the CTEs that insert an order with its lines and shipments, and its messages to shopper, warehouse, and other systems.
 * @param source the table that has a row when the order is to be inserted
 */
export function orderTables(
  { orderNumber, cartId, subjectId, snapshot }: InHand,
  payments: Payments,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const order: Order = { ...snapshot.order, paymentMethod: payments };
  const { storeId = null, storeEmployeeId = null } = snapshot.inStoreSalesInfo ?? {};
  return sql`
    ordered as (
      insert into orders (order_number, cart_id, subject_id, locale, email, status, body, store_id, store_employee_id)
      select ${orderNumber}, ${cartId}, ${buyerOf({ subjectId, snapshot })}, ${snapshot.locale}, ${normalizeEmail(order.email)}, 'placed', ${json(order)}, ${storeId}, ${storeEmployeeId}
      from ${source}
    ), order_lines as (
      insert into order_line (order_number, line_id, upc, location_id, qty, row_total, product_type, shipment_id)
      select ${orderNumber}, line_id, upc, location_id, qty, row_total, product_type, shipment_id
      from ${inlineRows(lineRows(snapshot), 'line_id uuid, upc text, location_id text, qty integer, row_total integer, product_type text, shipment_id text')} cross join ${source}
    ), shipments as (
      insert into shipment (order_number, shipment_id, code, store_id, status, events)
      select ${orderNumber}, shipment_id, code, store_id, status, events
      from ${inlineRows(shipmentRows(snapshot), 'shipment_id text, code text, store_id text, status text, events jsonb')} cross join ${source}
    ), announced as (${outboxInsert('order-confirmation', { orderNumber }, sql`from ${source}`)}),
    handed_over as (${outboxInsert('warehouse-shipments', { orderNumber }, sql`from ${source}`)}),
    ${orderEventInserts({ type: 'order.placed', data: placedData(order, snapshot) }, sql`from ${source}`)}`;
}
