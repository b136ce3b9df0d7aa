import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/database/database.ts';
import { authorizationsOf } from '../histories/books.ts';
import { type Goods, warehouse } from '../histories/world.ts';

interface PlacementRow {
  readonly orderNumber: string;
  readonly state: string;
  /** Minor units; null when there is no order. */
  readonly total: number | null;
  readonly paid: number;
}

const MAX_WAIT = 90_000;

/** Waits until every placement is finished or undone. */
async function untilQuiet(db: Db): Promise<string[]> {
  for (const deadline = Date.now() + MAX_WAIT; ; ) {
    const { rows } = await sql<{ readonly orderNumber: string }>`
      update placement set leased_until = least(leased_until, now()) where state not in ('done', 'failed')
      returning order_number as "orderNumber"`.execute(db);
    if (rows.length === 0) return [];
    if (Date.now() > deadline) return rows.map(({ orderNumber }) => `${orderNumber} is neither finished nor undone`);
    await pause(200);
  }
}

async function paymentFaults(sandboxUrl: string, { orderNumber, total, paid }: PlacementRow): Promise<string[]> {
  const found = await authorizationsOf(sandboxUrl, orderNumber);
  const captured = found.reduce((sum, one) => sum + one.captured - one.refunded, 0);
  const open = found.filter(({ status, captured: taken }) => status === 'approved' && taken === 0);
  return [
    ...(captured === (total ?? 0) ? [] : [`${orderNumber}: the provider captured ${captured} of ${total ?? 0}`]),
    ...(paid === (total ?? 0) ? [] : [`${orderNumber}: the shop booked ${paid} of ${total ?? 0}`]),
    ...(open.length === 0 ? [] : [`${orderNumber}: the provider still holds ${open.length} authorizations`]),
  ];
}

async function stockFaults(db: Db, goods: readonly Goods[], units: number): Promise<string[]> {
  const { rows } = await sql<{ readonly upc: string; readonly together: number }>`
    select upc, available
      + (select cast(coalesce(sum(qty), 0) as integer) from stock_hold h where h.upc = st.upc and h.location_id = st.location_id)
      + (select cast(coalesce(sum(qty - cancelled_qty), 0) as integer) from order_line l where l.upc = st.upc and l.location_id = st.location_id) as together
    from stock st where upc = any(${goods.map(({ upc }) => upc)}) and location_id = ${warehouse}`.execute(db);
  return rows.flatMap(({ upc, together }) =>
    together === units ? [] : [`${upc}: ${together} units are left, held, or sold of ${units}`],
  );
}

/** Compares orders with what shoppers saw, with the payments of shop and provider, and with stock. */
export async function reconcile(
  db: Db,
  {
    sandboxUrl,
    confirmed,
    goods,
    units,
  }: {
    readonly sandboxUrl: string;
    readonly confirmed: readonly string[];
    readonly goods: readonly Goods[];
    readonly units: number;
  },
): Promise<string[]> {
  const faults = await untilQuiet(db);
  const { rows } = await sql<PlacementRow>`
    select p.order_number as "orderNumber", p.state, cast(o.body->'totals'->>'total' as integer) as total,
      (select cast(coalesce(sum(amount), 0) as integer) from payment y where y.order_number = p.order_number and y.state = 'captured') as paid
    from placement p left join orders o on o.order_number = p.order_number`.execute(db);
  for (const row of rows) {
    const isKept = row.total !== null;
    if (isKept !== (row.state === 'done'))
      faults.push(`${row.orderNumber} is ${row.state}, and has total ${row.total}`);
    if (isKept && !confirmed.includes(row.orderNumber))
      faults.push(`${row.orderNumber} exists, and no shopper saw it confirmed`);
    faults.push(...(await paymentFaults(sandboxUrl, row)));
  }
  const kept = new Set(rows.flatMap(({ orderNumber, total }) => (total === null ? [] : [orderNumber])));
  faults.push(...confirmed.filter((number) => !kept.has(number)).map((number) => `${number} is lost`));
  return [...faults, ...(await stockFaults(db, goods, units))];
}
