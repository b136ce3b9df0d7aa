import { sql } from 'kysely';
import type { CountryCode, LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { announcedUntil } from '../goods/release.ts';
import { post } from '../jobs/outbox.ts';
import type { Job } from '../jobs/worker.ts';
import { warehouseOf } from '../market/markets.ts';

/** Payload of the mail that something is back. */
export interface StockNotice {
  readonly email: string;
  readonly upc: string;
  readonly locale: LocaleId;
}

/** Goods that the warehouse of a market can send now. */
const isThere = sql`st.available > 0 and coalesce(${announcedUntil}, now()) <= now()`;

/**
 * Subscribes to one back-in-stock email. Idempotent.
 * @returns whether the goods can be bought already, and nothing is kept
 * @throws {CallError} ORD404 for goods that nobody sells
 */
export async function askForNotice(
  db: Db,
  { upc, email, locale }: StockNotice,
  country: CountryCode,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ readonly available: boolean }>`
    select coalesce(${isThere}, false) as available
    from variant v join style s on s.style_id = v.style_id
    left join stock st on st.upc = v.upc and st.location_id = ${warehouseOf(country)}
    where v.upc = ${upc} and s.product_type <> 'gift'`.execute(db);
  const [row] = rows;
  if (!row) throw new CallError('ORD404');
  if (row.available) return true;
  await sql`
    insert into stock_notice (upc, email, locale, location_id, asked_at)
    values (${upc}, ${email}, ${locale}, ${warehouseOf(country)}, ${now}) on conflict do nothing`.execute(db);
  return false;
}

/** Mails of one pass: what comes back for thousands does not keep other mail waiting. */
const atOnce = 100;

/** Writes to those who asked first, once each, for what is back in stock; their addresses are forgotten with it. */
export async function sendNotices(db: Db): Promise<number> {
  return transact(db, async (transaction) => {
    const { rows } = await sql<StockNotice>`
      delete from stock_notice where (upc, email) in (
        select n.upc, n.email from stock_notice n
        join variant v on v.upc = n.upc
        join style s on s.style_id = v.style_id
        join stock st on st.upc = n.upc and st.location_id = n.location_id
        where ${isThere}
        order by n.asked_at limit ${atOnce} for update of n skip locked
      ) returning upc, email, locale`.execute(transaction);
    for (const { upc, email, locale } of rows)
      await post(transaction, 'back-in-stock', { upc, email, locale } satisfies StockNotice);
    return rows.length;
  });
}

const pauseMs = 5000;

/** Looks every five seconds for what is back; safe on several instances. */
export function stockNoticesJob(db: Db, now: () => Date): Job {
  let next = 0;
  return {
    name: 'send-stock-notices',
    run: async () => {
      if (now().getTime() < next) return;
      next = now().getTime() + pauseMs;
      await sendNotices(db);
    },
  };
}
