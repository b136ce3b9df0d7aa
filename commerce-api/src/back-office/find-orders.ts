import { type RawBuilder, sql } from 'kysely';
import type { ParsedCall } from 'shared-contracts/call';
import type { Order } from 'shared-contracts/calls/checkout';
import type { FoundOrder, findOrders, OrderFilter } from 'shared-contracts/calls/staff-orders';
import type { CommittedStatus, ShipmentStatus } from 'shared-contracts/entities/order-status';
import { writtenOrderNumber } from 'shared-contracts/order-number';
import { plainCode } from 'shared-contracts/plain-text';
import { phoneForms } from '../base/phone.ts';
import type { Db } from '../database/database.ts';
import { prefixPattern } from '../database/like-pattern.ts';
import { orderNumberShape } from '../order/order-number.ts';

type Search = ParsedCall<typeof findOrders>['body'];

interface Row {
  readonly body: Order;
  readonly status: CommittedStatus;
  readonly shipments: readonly { readonly id: string; readonly status: ShipmentStatus }[];
}

const PAGE = 25;
/** The fewest digits that are taken for a phone number. */
const PHONE_DIGITS = 6;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** What words are by their shape: nothing lists the latest orders; names may be tracking numbers, or order numbers without hyphens. */
export type SearchKind = 'latest' | 'email' | 'number' | 'phone' | 'name';

/**
 * Decides by the shape of the words what they are, so that each search reads one or two indexes.
 * @param orderPrefix of order numbers, of which a part may be searched for
 */
export function kindOf(words: string, orderPrefix: string): SearchKind {
  if (words === '') return 'latest';
  if (words.includes('@')) return 'email';
  const code = plainCode(words);
  if (code.startsWith(`${orderPrefix}-`) || orderNumberShape.test(code)) return 'number';
  const isPhone = /^[\d\s()+./-]+$/.test(words) && words.replace(/\D/g, '').length >= PHONE_DIGITS;
  return isPhone ? 'phone' : 'name';
}

/** Returns a text search for names that begin with all words. */
const nameQuery = (words: string): string =>
  (withoutAccents(words).match(/[\p{L}\p{N}]+/gu) ?? []).map((name) => `${name}:*`).join(' & ');

function matches(words: string, kind: SearchKind): RawBuilder<unknown> {
  if (kind === 'latest') return sql`true`;
  if (kind === 'email') return sql`o.email like ${prefixPattern(words.toLowerCase())}`;
  if (kind === 'number') return sql`o.order_number like ${prefixPattern(plainCode(words))}`;
  const query = kind === 'phone' ? phoneForms(words).join(' | ') : nameQuery(words);
  const found = query
    ? sql`union select order_number from orders where order_words(body) @@ to_tsquery('pg_catalog.simple', ${query})`
    : sql``;
  return sql`o.order_number in (
    select order_number from shipment where tracking_number in (${words}, ${words.toUpperCase()})
    union select order_number from orders where order_number = ${writtenOrderNumber(words)} ${found})`;
}

function inState(status: OrderFilter | undefined): RawBuilder<unknown> {
  if (status === undefined) return sql`true`;
  if (status === 'cancelled') return sql`o.status = 'cancelled'`;
  if (status === 'refund-refused')
    return sql`o.order_number in (select order_number from refund where state = 'refused')`;
  // A literal, as the conditions of partial indexes are.
  return sql`o.order_number in (select order_number from shipment where status = ${sql.lit(status)})`;
}

/** The name of the first recipient, or of the person who pays. */
function nameOn({ shipments, billingAddress }: Pick<Order, 'shipments' | 'billingAddress'>): string {
  const address = shipments.find((shipment) => shipment.address)?.address ?? billingAddress;
  return [address?.firstName, address?.lastName].filter(Boolean).join(' ');
}

function toFound({ body, status, shipments }: Row): FoundOrder {
  return {
    orderNumber: body.orderNumber,
    status,
    createdAt: body.createdAt,
    currency: body.currency,
    total: body.totals.total,
    totalUnits: body.totals.totalUnits,
    email: body.email,
    name: nameOn(body),
    shipments: body.shipments.map(({ shipmentId, status: first }) => ({
      shipmentId,
      status: shipments.find(({ id }) => id === shipmentId)?.status ?? first,
    })),
  };
}

/** Returns a page of orders of all shoppers, the latest first. */
export async function searchOrders(
  db: Db,
  kind: SearchKind,
  { words, status, after }: Search,
): Promise<{ readonly orders: FoundOrder[]; readonly next?: string }> {
  const isOlder = after
    ? sql`(o.placed_at, o.order_number) < (select placed_at, order_number from orders where order_number = ${after})`
    : sql`true`;
  const { rows } = await sql<Row>`
    select o.body, o.status,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.shipment_id, 'status', s.status)) from shipment s where s.order_number = o.order_number), '[]') as shipments
    from orders o where ${matches(words, kind)} and ${inState(status)} and ${isOlder}
    order by o.placed_at desc, o.order_number desc limit ${PAGE + 1}`.execute(db);
  const orders = rows.slice(0, PAGE).map(toFound);
  const next = rows.length > PAGE ? orders.at(-1)?.orderNumber : undefined;
  return { orders, ...(next ? { next } : {}) };
}
