import { sql } from 'kysely';
import type { Order } from 'shared-contracts/calls/checkout';
import { isEmail } from 'shared-contracts/email';
import type { CommittedStatus, ShipmentStatus } from 'shared-contracts/entities/order-status';
import type { LocaleId } from 'shared-contracts/locale';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { Db } from '../database/database.ts';
import { orderNumberShape } from './order-number.ts';
import { firstState, insidePayments, shownPayments } from './order-tables.ts';
import { pendingPoints } from './pending-points.ts';
import type { Placement } from './placements.ts';
import { isCancellable, isReturnable, isWithdrawable, unitsLeft } from './windows.ts';

/** The owner of an order: a subject, or the holder of its email address. Staff act for the owner of any order. */
export type Owner = { readonly subjectId: string } | { readonly email: string } | { readonly staffId: string };

type Shipments = Order['shipments'];
type Refunds = NonNullable<Order['refunds']>;
type Returns = NonNullable<Order['returns']>;

interface Row {
  readonly body: Order;
  readonly locale: LocaleId;
  readonly subjectId: string;
  readonly status: CommittedStatus;
  readonly pendingPoints: number;
  readonly lines: readonly {
    readonly id: string;
    readonly upc: string;
    readonly cancelled: number;
    readonly returned: number;
    readonly productType: string | null;
  }[];
  readonly shipments: readonly {
    readonly id: string;
    readonly status: ShipmentStatus;
    readonly events: NonNullable<Shipments[number]['events']>;
    readonly carrier: string | null;
    readonly tracking: string | null;
    readonly trackingUrl: string | null;
  }[];
  readonly refunds: readonly {
    readonly code: Refunds[number]['code'];
    readonly amount: number;
    readonly state: Refunds[number]['status'];
    readonly at: string;
  }[];
  readonly returns: readonly {
    readonly id: string;
    readonly state: 'announced' | 'refunding' | 'done';
    readonly amount: number;
    readonly lines: Returns[number]['lines'];
    readonly at: string;
  }[];
}

/** The current state of an order, with internal details. */
export interface FoundOrder {
  readonly order: Order;
  readonly locale: LocaleId;
  readonly subjectId: string;
  /** Product type by line. */
  readonly productTypes: ReadonlyMap<string, string>;
}

/** An associate has the orders placed for the customer who is served, while that one is served. */
function owned(owner: Owner) {
  if ('staffId' in owner) return sql`true`;
  return 'subjectId' in owner
    ? sql`(o.subject_id = ${owner.subjectId} or (o.store_id is not null and exists (
        select from placement pl join serving sv on sv.subject_id = pl.subject_id and sv.ended_at is null
        where pl.order_number = o.order_number and pl.subject_id = ${owner.subjectId})))`
    : sql`o.email = ${normalizeEmail(owner.email)}`;
}

const isoText = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const returnStatus = { announced: 'announced', refunding: 'received', done: 'refunded' } as const;

/**
 * Finds an order.
 * @throws {CallError} ORD409 for a missing order and for another owner's, indistinguishably
 */
export async function findOrder(db: Db, orderNumber: string, owner: Owner, now = new Date()): Promise<FoundOrder> {
  const { rows } = await sql<Row>`
    select o.body, o.locale, o.subject_id as "subjectId", o.status, ${pendingPoints} as "pendingPoints",
      coalesce((select jsonb_agg(jsonb_build_object('id', l.line_id, 'upc', l.upc, 'cancelled', l.cancelled_qty, 'returned', l.returned_qty, 'productType', l.product_type))
        from order_line l where l.order_number = o.order_number), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.shipment_id, 'status', s.status, 'events', s.events, 'carrier', s.carrier, 'tracking', s.tracking_number, 'trackingUrl', s.tracking_url))
        from shipment s where s.order_number = o.order_number), '[]') as shipments,
      coalesce((select jsonb_agg(jsonb_build_object('code', p.method, 'amount', r.amount, 'state', r.state, 'at', ${isoText('r.created_at')}) order by r.created_at, p.position desc)
        from refund r join payment p on p.payment_id = r.payment_id where r.order_number = o.order_number), '[]') as refunds,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.reversal_id, 'state', v.state, 'amount', v.amount, 'lines', v.lines, 'at', ${isoText('v.created_at')}) order by v.created_at)
        from order_reversal v where v.order_number = o.order_number and v.kind = 'return'), '[]') as returns
    from orders o where o.order_number = ${orderNumber} and ${owned(owner)}`.execute(db);
  const [row] = rows;
  if (!row) throw new CallError('ORD409');
  return {
    order: toOrder(row, now),
    locale: row.locale,
    subjectId: row.subjectId,
    productTypes: new Map(row.lines.map(({ id, productType }) => [id, productType ?? 'apparel'])),
  };
}

type Standing = Omit<Row, 'locale' | 'subjectId'>;

function toOrder(
  { body, status, pendingPoints: points, lines, shipments, refunds, returns }: Standing,
  now: Date,
): Order {
  const items = body.items.map((item) => {
    const line = lines.find(({ id }) => id === item.id);
    return {
      ...item,
      ...(line ? { upc: line.upc } : {}),
      ...(line?.cancelled ? { cancelledQty: line.cancelled } : {}),
      ...(line?.returned ? { returnedQty: line.returned } : {}),
    };
  });
  const moved = body.shipments.map((shipment) => {
    const found = shipments.find(({ id }) => id === shipment.shipmentId);
    if (!found) return shipment;
    return {
      ...shipment,
      status: found.status,
      events: found.events,
      ...(found.carrier ? { carrier: found.carrier } : {}),
      ...(found.tracking ? { trackingNumber: found.tracking } : {}),
      ...(found.trackingUrl ? { trackingUrl: found.trackingUrl } : {}),
    };
  });
  const order: Order = {
    ...body,
    status,
    items,
    shipments: moved,
    ...(points > 0 ? { pendingPoints: points } : {}),
    returns: returns.map(({ id, state, amount, lines: returned, at }) => ({
      returnId: id,
      status: returnStatus[state],
      amount,
      lines: [...returned],
      announcedAt: at,
    })),
    refunds: refunds.map(({ code, amount, state, at }) => ({ code, amount, status: state, createdAt: at })),
  };
  const productTypes = new Map(lines.map(({ id, productType }) => [id, productType ?? 'apparel']));
  const standing = order.items.map((item) => ({
    ...item,
    ...(isCancellable(order, item, productTypes) ? { cancellableQty: unitsLeft(item) } : {}),
    ...(isReturnable(order, item, productTypes, now) ? { returnableQty: unitsLeft(item) } : {}),
    ...(isWithdrawable(order, item, productTypes, now) ? { withdrawableQty: unitsLeft(item) } : {}),
  }));
  const hasAny = (units: 'cancellableQty' | 'returnableQty' | 'withdrawableQty') =>
    standing.some(({ [units]: left = 0 }) => left > 0);
  const actions = {
    cancellable: hasAny('cancellableQty'),
    returnable: hasAny('returnableQty'),
    withdrawable: hasAny('withdrawableQty'),
    invoice: true,
  };
  return { ...order, items: standing, actions };
}

/** Returns a new order paid with stored value, identical to what `readOrder` returns but for the points that it earns. */
export function orderAsPlaced({ snapshot }: Pick<Placement, 'snapshot'>): Order {
  const { order, reservations } = snapshot;
  const row: Standing = {
    body: { ...order, paymentMethod: shownPayments(insidePayments(snapshot)) },
    status: 'placed',
    pendingPoints: 0,
    lines: reservations.map(({ lineId: id, upc, productType }) => ({
      id,
      upc,
      cancelled: 0,
      returned: 0,
      productType,
    })),
    shipments: order.shipments.map((shipment) => ({
      id: shipment.shipmentId,
      ...firstState(order, shipment),
      carrier: null,
      tracking: null,
      trackingUrl: null,
    })),
    refunds: [],
    returns: [],
  };
  return toOrder(row, new Date());
}

/**
 * Reads an order of the subject.
 * @throws {CallError} ORD409 when it does not exist or belongs to another subject
 */
export async function readOrder(db: Db, orderNumber: string, subjectId: string, now: Date): Promise<Order> {
  return (await findOrder(db, orderNumber, { subjectId }, now)).order;
}

/**
 * Returns the owner to look up: the email of the call if given, else the caller.
 * @throws {CallError} ORD400
 */
export function ownerOf(subjectId: string, email: string | undefined): Owner {
  if (email === undefined) return { subjectId };
  if (!isEmail(email)) throw new CallError('ORD400', { field: 'email' });
  return { email };
}

/**
 * Finds a guest's order by number and email; a wrong email is answered like a wrong number.
 * @throws {CallError} ORD400 for an invalid email, OHS4004 for an invalid order number, ORD409 when nothing matches
 */
export async function trackOrder(db: Db, orderNumber: string, email: string, now: Date): Promise<Order> {
  if (!isEmail(email)) throw new CallError('ORD400', { field: 'email' });
  const number = writtenOrderNumber(orderNumber);
  if (!orderNumberShape.test(number)) throw new CallError('OHS4004', { field: 'orderNumber' });
  return (await findOrder(db, number, { email }, now)).order;
}
