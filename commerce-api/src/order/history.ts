import { sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { Order } from 'shared-contracts/calls/checkout';
import type { OrderSummary, purchaseHistory } from 'shared-contracts/calls/orders';
import type { CommittedStatus } from 'shared-contracts/entities/order-status';
import type { Db } from '../database/database.ts';
import { likePattern } from '../database/like-pattern.ts';

type Filters = ParsedCall<typeof purchaseHistory>['body'];

interface Row {
  readonly body: Order;
  readonly status: CommittedStatus;
  readonly total: number;
  readonly shipments: readonly { readonly id: string; readonly status: string }[];
}

function toSummary({ body, status, shipments }: Row): OrderSummary {
  return {
    orderNumber: body.orderNumber,
    status,
    createdAt: body.createdAt,
    currency: body.currency,
    total: body.totals.total,
    totalUnits: body.totals.totalUnits,
    items: body.items.map(({ id, name, qty, picture }) => ({ id, name, qty, picture })),
    shipments: body.shipments.map(({ shipmentId, deliveryTo, status: first }) => ({
      shipmentId,
      status: shipments.find(({ id }) => id === shipmentId)?.status ?? first,
      ...(deliveryTo ? { deliveryTo } : {}),
    })),
  };
}

/** Returns a page of a subject's orders, newest first, with the number of orders that match the filters. */
export async function readHistory(db: Db, subjectId: string, filters: Filters) {
  const { start, count, status, from, to, search } = filters;
  const pattern = search ? likePattern(search) : null;
  const fits = sql`o.subject_id = ${subjectId}
    and (cast(${status ?? null} as text) is null or o.status = ${status ?? null})
    and (cast(${from ?? null} as date) is null or o.placed_at >= cast(${from ?? null} as date))
    and (cast(${to ?? null} as date) is null or o.placed_at < cast(${to ?? null} as date) + 1)
    and (cast(${pattern} as text) is null or o.order_number ilike ${pattern}
      or exists (select from jsonb_array_elements(o.body->'items') as item where item->>'name' ilike ${pattern}))`;
  const { rows } = await sql<Row>`
    select o.body, o.status, cast(count(*) over () as integer) as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.shipment_id, 'status', s.status)) from shipment s where s.order_number = o.order_number), '[]') as shipments
    from orders o where ${fits} order by o.placed_at desc, o.order_number limit ${count} offset ${start}`.execute(db);
  const beyond = rows.length === 0 && start > 0 ? await countFitting(db, fits) : 0;
  return { total: rows[0]?.total ?? beyond, start, count, orders: rows.map(toSummary) };
}

async function countFitting(db: Db, fits: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select cast(count(*) as integer) as total from orders o where ${fits}`.execute(db);
  return rows[0]?.total ?? 0;
}
