import { sql } from 'kysely';
import { cancelOrder, purchaseHistory } from 'shared-contracts/calls/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../src/jobs/sweep.ts';
import { engines } from './databases.ts';
import { newConsumer } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const DAY = 86_400_000;

describe.each(engines)('obsolete rows on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, { rateLimits: true });
  });
  afterAll(() => shop.close());

  test('deletes only expired limits, attempts, codes, links, sessions, and messages that were sent', async () => {
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    const left = async () => {
      const { rows } = await sql<{ name: string }>`
        select bucket as name from rate_window union all select login_hash from sign_in_attempt union all select code_hash from authorisation_code
        union all select refresh_hash from session where refresh_hash like 'sweep-%'
        union all select kind from outbox where kind like 'sweep-%' order by 1`.execute(shop.db);
      return rows.map(({ name }) => name);
    };
    // First: starting a guest counts.
    const { id } = await shop.guest();
    const before = await left();
    for (const [name, end] of [
      ['sweep-old', ago(40)],
      ['sweep-young', new Date(now.getTime() + DAY)],
    ] as const) {
      await sql`insert into rate_window (bucket, taken, ends_at) values (${name}, 1, ${end})`.execute(shop.db);
      await sql`insert into sign_in_attempt (login_hash, attempts, until) values (${name}, 1, ${end})`.execute(shop.db);
      await sql`insert into authorisation_code (code_hash, subject_id, code_challenge, expires_at) values (${name}, ${id}, 'x', ${end})`.execute(
        shop.db,
      );
      await sql`insert into session (session_id, subject_id, refresh_hash, expires_at) values (${crypto.randomUUID()}, ${id}, ${name}, ${end})`.execute(
        shop.db,
      );
    }
    // Sent long ago, sent yesterday, and not sent yet however long it has been due.
    for (const [name, sent] of [
      ['sweep-old', ago(40)],
      ['sweep-young', ago(1)],
      ['sweep-young', null],
    ] as const)
      await sql`insert into outbox (outbox_id, kind, payload, due_at, sent_at) values (${crypto.randomUUID()}, ${name}, '{}', ${ago(50)}, ${sent})`.execute(
        shop.db,
      );
    expect(await sweep(shop.db, now)).toBe(5);
    expect((await left()).filter((name) => !before.includes(name))).toEqual(Array(6).fill('sweep-young'));
    expect(await sweep(shop.db, now)).toBe(0);
  });

  test('deletes carts, answers, and cases once nobody can need them, and nothing that is held or being ordered', async () => {
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    const who = await shop.guest();
    const items = await shop.sellable();
    const cartOf = async (days: number, state: 'open' | 'placing' | 'ordered') => {
      const cartId = await shop.cartWith(who, items);
      await sql`update cart set updated_at = ${ago(days)}, state = ${state} where cart_id = ${cartId}`.execute(shop.db);
      return cartId;
    };
    const old = [await cartOf(181, 'ordered'), await cartOf(181, 'open')];
    const young = await cartOf(179, 'open');
    const placing = await cartOf(181, 'placing');
    const held = await cartOf(181, 'open');
    await sql`insert into stock_hold (cart_id, upc, location_id, qty, expires_at) values (${held}, ${items[0]!.upc}, 'X', 1, ${now})`.execute(
      shop.db,
    );
    const ids: string[] = [];
    for (const days of [91, 89]) {
      const key = 'same-key';
      const { id } = await shop.guest();
      ids.push(id);
      await sql`insert into idempotency (subject_id, key, call, request_hash, answer, created_at) values (${id}, ${key}, 'x', 'x', '{}', ${ago(days)})`.execute(
        shop.db,
      );
    }
    for (const days of [1097, 1095])
      await sql`insert into support_case (case_number, kind, subject_id, email, details, opened_at, changed_at)
        values (${`sweep-${days}`}, 'CONTACT', ${who.id}, 'mara@example.org', '{}', ${ago(1500)}, ${ago(days)})`.execute(
        shop.db,
      );
    for (const [days, state] of [
      [181, 'failed'],
      [179, 'failed'],
      [181, 'done'],
    ] as const)
      await sql`insert into placement (placement_id, subject_id, cart_id, key, request_hash, order_number, state, snapshot, leased_until, updated_at)
        values (${crypto.randomUUID()}, ${who.id}, ${crypto.randomUUID()}, ${`sweep-${days}-${state}`}, 'x', ${`sweep-${days}-${state}`}, ${state}, '{}', ${now}, ${ago(days)})`.execute(
        shop.db,
      );
    expect(await sweep(shop.db, now)).toBe(5);
    const { rows } = await sql<{ id: string }>`
      select cast(cart_id as text) as id from cart where subject_id = ${who.id}
      union all select cast(subject_id as text) from idempotency where key = 'same-key'
      union all select case_number from support_case where case_number like 'sweep-%'
      union all select key from placement where key like 'sweep-%'`.execute(shop.db);
    expect(rows.map(({ id }) => id).sort()).toEqual(
      [young, placing, held, ids[1], 'sweep-1095', 'sweep-179-failed', 'sweep-181-done'].sort(),
    );
    const lines = await shop.db.selectFrom('cart_line').select('line_id').where('cart_id', 'in', old).execute();
    expect(lines).toEqual([]);
  });

  test('goes on with the others when much has gathered, and comes back for the rest', async () => {
    const now = new Date();
    const { id } = await shop.guest();
    await sql`insert into idempotency (subject_id, key, call, request_hash, answer, created_at)
      select ${id}, 'many-' || n, 'x', 'x', '{}', ${new Date(now.getTime() - 100 * DAY)} from generate_series(1, 10100) n`.execute(
      shop.db,
    );
    expect(await sweep(shop.db, now)).toBe(10_000);
    expect(await sweep(shop.db, now)).toBe(100);
  });

  /** Gives an order what not every order has. */
  async function fill(table: string, orderNumber: string, subjectId: string): Promise<void> {
    const insert = {
      pending_points: sql`insert into pending_points (order_number) values (${orderNumber}) on conflict do nothing`,
      withdrawal: sql`insert into withdrawal (withdrawal_id, order_number, lines, return_id, declared_at)
        select ${crypto.randomUUID()}, order_number, '[]', reversal_id, now() from order_reversal where order_number = ${orderNumber} limit 1`,
      coupon_use: sql`insert into coupon_use (code, subject_id, order_number) values ('WELCOME10', ${subjectId}, ${orderNumber})`,
      coupon_mark: sql`insert into coupon_mark (code, mark, order_number) values ('WELCOME10', 'x', ${orderNumber})`,
    }[table];
    if (!insert) throw new Error(`Nothing to fill ${table} with`);
    await insert.execute(shop.db);
  }

  test('deletes orders with all that belongs to them after ten years', async () => {
    const now = new Date();
    const who = await newConsumer(shop);
    const goods = await shop.sellable();
    const [old, young] = [await shop.buy(who, goods), await shop.buy(who, goods)];
    const set = (orderNumber: string, days: number) =>
      sql`update orders set placed_at = ${new Date(now.getTime() - days * DAY)} where order_number = ${orderNumber}`.execute(
        shop.db,
      );
    await who.ok(cancelOrder, { body: { orderNumber: old.orderNumber } });
    for (const table of ['pending_points', 'withdrawal', 'coupon_use', 'coupon_mark'])
      await fill(table, old.orderNumber, who.id);
    await set(old.orderNumber, 3654);
    await set(young.orderNumber, 3652);
    const tables = [
      'orders',
      'order_line',
      'shipment',
      'payment',
      'placement',
      'order_reversal',
      'refund',
      'pending_points',
      'withdrawal',
      'coupon_use',
      'coupon_mark',
    ];
    const filled = async () => {
      const found: string[] = [];
      for (const table of tables) {
        const { rows } = await sql`select from ${sql.table(table)} where order_number = ${old.orderNumber}`.execute(
          shop.db,
        );
        if (rows.length > 0) found.push(table);
      }
      return found;
    };
    expect(await filled()).toEqual(tables);
    await sweep(shop.db, now);
    expect(await filled()).toEqual([]);
    expect((await who.ok(purchaseHistory, { body: {} })).orders.map(({ orderNumber }) => orderNumber)).toEqual([
      young.orderNumber,
    ]);
  });
});
