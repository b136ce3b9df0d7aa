import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { Order } from 'shared-contracts/calls/checkout';
import type { OrderSummary, purchaseHistory } from 'shared-contracts/calls/orders';
import type { CommittedStatus, OrderStage, ShipmentStatus } from 'shared-contracts/entities/order-status';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import type { Db } from '../database/database.ts';
import { likePattern } from '../database/like-pattern.ts';
import { keptTypes } from '../goods/kept-goods.ts';

type Shipment = Order['shipments'][number];
type Filters = ParsedCall<typeof purchaseHistory>['body'];

interface Row {
  readonly body: Order;
  readonly status: CommittedStatus;
  readonly stage: OrderStage;
  readonly total: number;
  /** What has changed since the order was placed, by id. */
  readonly shipments: Readonly<Record<string, Pick<Shipment, 'status' | 'carrier' | 'trackingNumber' | 'trackingUrl'>>>;
}

function toSummary({ body, status, stage, shipments }: Row): OrderSummary {
  return {
    orderNumber: body.orderNumber,
    status,
    stage,
    createdAt: body.createdAt,
    currency: body.currency,
    total: body.totals.total,
    totalUnits: body.totals.totalUnits,
    items: body.items.map(({ id, name, qty, picture }) => ({ id, name, qty, picture })),
    shipments: body.shipments.map(({ address: _address, events: _events, ...shipment }) => ({
      ...shipment,
      ...shipments[shipment.shipmentId],
    })),
  };
}

/** Whether an order `o` has a shipment in one of these states. */
const hasShipment = (...statuses: readonly ShipmentStatus[]) =>
  sql`exists (select from shipment s where s.order_number = o.order_number and s.status in (${sql.join(statuses)}))`;
const open = hasShipment('received', 'packed');
/** A part has come that had to travel: gift cards are mailed, and goods are taken along at a till, from the first moment. */
const partArrived = sql`exists (
  select from shipment s where s.order_number = o.order_number and s.status in ('delivered', 'collected') and s.code <> 'digital'
    and not exists (select from jsonb_array_elements(o.body->'shipments') as b
      where b->>'shipmentId' = s.shipment_id and b->>'isTakenAlong' = 'true'))`;
/** All goods that can come back have. */
const cameBack = sql`(
  exists (select from order_line l where l.order_number = o.order_number and l.returned_qty > 0)
  and not exists (select from order_line l where l.order_number = o.order_number
    and l.returned_qty + l.cancelled_qty < l.qty and coalesce(l.product_type, 'apparel') not in (${sql.join(keptTypes)}))
  and not exists (select from order_reversal r where r.order_number = o.order_number and r.state = 'announced'))`;

/** The stage of an order `o`. */
const stageOf = sql`case when o.status = 'cancelled' then 'cancelled' when ${cameBack} then 'returned' when ${hasShipment('ready')} then 'ready'
  when ${hasShipment('shipped')} or (${partArrived} and ${open}) then 'shipped'
  when ${hasShipment('delivered', 'collected')} and not ${open} then 'delivered' else 'placed' end`;

/** Returns a page of a subject's orders, newest first, with the number of orders that match the filters. */
export async function readHistory(db: Db, subjectId: string, filters: Filters) {
  const { start, count, status, stage, from, to, search } = filters;
  const pattern = search ? likePattern(search) : null;
  const number = search ? writtenOrderNumber(search) : null;
  const fits = sql`o.subject_id = ${subjectId}
    and (cast(${status ?? null} as text) is null or o.status = ${status ?? null})
    and (cast(${stage ?? null} as text) is null or ${stageOf} = ${stage ?? null})
    and (cast(${from ?? null} as date) is null or o.placed_at >= cast(${from ?? null} as date))
    and (cast(${to ?? null} as date) is null or o.placed_at < cast(${to ?? null} as date) + 1)
    and (cast(${pattern} as text) is null or o.order_number ilike ${pattern} or o.order_number = ${number}
      or exists (select from jsonb_array_elements(o.body->'items') as item where item->>'name' ilike ${pattern}))`;
  const { rows } = await sql<Row>`
    select o.body, o.status, ${stageOf} as stage, cast(count(*) over () as integer) as total,
      coalesce((select jsonb_object_agg(s.shipment_id, jsonb_strip_nulls(jsonb_build_object('status', s.status, 'carrier', s.carrier,
        'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url))) from shipment s where s.order_number = o.order_number), '{}') as shipments
    from orders o where ${fits} order by o.placed_at desc, o.order_number limit ${count} offset ${start}`.execute(db);
  const beyond = rows.length === 0 && start > 0 ? await countFitting(db, fits) : 0;
  return { total: rows[0]?.total ?? beyond, start, count, orders: rows.map(toSummary) };
}

async function countFitting(db: Db, fits: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select cast(count(*) as integer) as total from orders o where ${fits}`.execute(db);
  return rows[0]?.total ?? 0;
}
