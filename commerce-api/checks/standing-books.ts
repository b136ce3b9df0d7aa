import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../src/database/database.ts';

/** Rules of the books that hold after every commit, each with the query of its violations. */
const rules: readonly (readonly [rule: string, violations: RawBuilder<unknown>])[] = [
  ['Stock is never below 0', sql`select from stock where available < 0`],
  [
    'The balance of an account is the sum of its entries',
    sql`select from ledger_account a
      where balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.account_id)`,
  ],
  ['The balance of an account is never below 0', sql`select from ledger_account where balance < 0`],
  [
    'A placement has an order exactly if it is committed or done',
    sql`select from placement p
      where (p.state in ('committed', 'done')) <> exists (select from orders o where o.order_number = p.order_number)`,
  ],
  [
    'Every order has a placement',
    sql`select from orders o where not exists (select from placement p where p.order_number = o.order_number)`,
  ],
  [
    'The payments of an order add up to its total',
    sql`select from orders o
      where (select coalesce(sum(amount), 0) from payment y where y.order_number = o.order_number and y.state <> 'voided')
        <> cast(o.body->'totals'->>'total' as integer)`,
  ],
  [
    'Every order has lines',
    sql`select from orders o where not exists (select from order_line l where l.order_number = o.order_number)`,
  ],
  [
    'Every order has one confirmation',
    sql`select from orders o
      where (select count(*) from outbox b where b.kind = 'order-confirmation' and b.payload->>'orderNumber' = o.order_number) <> 1`,
  ],
  [
    'The refunds of a payment are those that are planned or done',
    sql`select from payment y
      where y.refunded <> (select coalesce(sum(amount), 0) from refund r where r.payment_id = y.payment_id) and y.account_id is null`,
  ],
  [
    'A coupon was counted for every order that used it',
    sql`select from coupon c where used < (select count(*) from coupon_use u where u.code = c.code)`,
  ],
];

/** Compares the books of a shop with each other, and returns a sentence for each rule that is violated. */
export async function faultsOfBooks(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const [rule, violations] of rules) {
    const { rows } = await sql<{ readonly count: number }>`
      select cast(count(*) as integer) as count from (${violations}) violation`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) faults.push(`${rule}: ${count} times not so`);
  }
  return faults;
}
