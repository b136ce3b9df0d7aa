import { sql } from 'kysely';
import type { CountryCode } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { withRetry } from '../database/transact.ts';
import type { Job } from '../jobs/worker.ts';
import { warehouseOf } from '../market/markets.ts';
import { inLockOrder, shelfOrder, type Units } from './stock.ts';

/** Default minutes that stock is held for a cart. */
export const heldMinutes = 15;
/** Maximum units of one variant that a cart may hold, so that a script cannot empty the shelves. */
export const maxHeldPerVariant = 10;

/**
 * Holds units for a cart until they are ordered or the hold expires. Existing holds of the cart count, and a repeated
 * hold does not extend the expiry.
 * @returns whether there were enough; if not, the caller must roll back
 */
export async function holdUnits(
  transaction: Db,
  cartId: string,
  { upc, locationId, qty }: Units,
  until: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with had as (
      select qty from stock_hold where cart_id = ${cartId} and upc = ${upc} and location_id = ${locationId} for update
    ), taken as (
      update stock set available = available - (${qty} - coalesce((select qty from had), 0))
      where upc = ${upc} and location_id = ${locationId} and available >= ${qty} - coalesce((select qty from had), 0) returning upc
    )
    insert into stock_hold (cart_id, upc, location_id, qty, expires_at)
    select ${cartId}, ${upc}, ${locationId}, ${qty}, ${until} from taken
    on conflict (cart_id, upc, location_id) do update set qty = excluded.qty
    returning qty`.execute(transaction);
  return rows.length > 0;
}

/** Returns units that a cart holds but no longer needs, e.g. those of a removed line. */
export async function trimHolds(transaction: Db, cartId: string, country: CountryCode): Promise<void> {
  await sql`
    with needed as (
      select upc, case when store_id = '' or service = 'sts' then ${warehouseOf(country)} else store_id end as location_id, sum(qty) as qty
      from cart_line where cart_id = ${cartId} group by 1, 2
    ), held as (
      select upc, location_id, qty from stock_hold where cart_id = ${cartId} for update
    ), surplus as (
      select h.upc, h.location_id, h.qty - cast(coalesce(n.qty, 0) as integer) as qty, cast(coalesce(n.qty, 0) as integer) as kept
      from held h left join needed n on n.upc = h.upc and n.location_id = h.location_id
      where h.qty > coalesce(n.qty, 0)
    ), dropped as (
      delete from stock_hold h using surplus s
      where h.cart_id = ${cartId} and h.upc = s.upc and h.location_id = s.location_id and s.kept = 0
    ), shrunk as (
      update stock_hold h set qty = s.kept from surplus s
      where h.cart_id = ${cartId} and h.upc = s.upc and h.location_id = s.location_id and s.kept > 0
    ), shelf as (
      select st.upc, st.location_id, s.qty from surplus s
      join stock st on st.upc = s.upc and st.location_id = s.location_id order by ${shelfOrder('st')} for update of st
    )
    update stock set available = available + shelf.qty from shelf
    where stock.upc = shelf.upc and stock.location_id = shelf.location_id`.execute(transaction);
}

/**
 * Holds units for several lines, in lock order.
 * @returns the first line without enough units
 */
export async function holdAll<T extends Units>(
  transaction: Db,
  cartId: string,
  wanted: readonly T[],
  until: Date,
): Promise<T | undefined> {
  for (const units of inLockOrder(wanted)) {
    if (!(await holdUnits(transaction, cartId, units, until))) return units;
  }
  return undefined;
}

const BATCH_SIZE = 100;

/**
 * Returns expired holds to stock in one statement: deleting a hold and returning its units is atomic. Safe on several
 * instances: the lock on the cart, which every change of its holds takes, is skipped while another has it. A cart being
 * ordered keeps its hold until the order is decided.
 * @returns the number of expired holds
 */
export async function releaseExpired(db: Db, now: Date): Promise<number> {
  const { rows } = await withRetry(() =>
    sql<{ holds: number }>`
      with due as (
        select h.cart_id, h.upc, h.location_id from stock_hold h join cart c on c.cart_id = h.cart_id
        where h.expires_at <= ${now} and c.state <> 'placing'
        order by h.expires_at limit ${BATCH_SIZE} for no key update of h, c skip locked
      ), gone as (
        delete from stock_hold h using due
        where h.cart_id = due.cart_id and h.upc = due.upc and h.location_id = due.location_id
        returning h.upc, h.location_id, h.qty
      ), back as (
        select upc, location_id, cast(sum(qty) as integer) as qty, cast(count(*) as integer) as holds from gone group by upc, location_id
      ), shelf as (
        select s.upc, s.location_id, back.qty, back.holds from back
        join stock s on s.upc = back.upc and s.location_id = back.location_id order by ${shelfOrder('s')} for update of s
      )
      update stock set available = available + shelf.qty from shelf
      where stock.upc = shelf.upc and stock.location_id = shelf.location_id returning shelf.holds`.execute(db),
  );
  return rows.reduce((released, { holds }) => released + holds, 0);
}

/** Returns expired holds in the background. */
export function expireHoldsJob(db: Db): Job {
  return {
    name: 'expire-holds',
    run: async () => {
      while ((await releaseExpired(db, new Date())) === BATCH_SIZE);
    },
  };
}
