import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../src/jobs/sweep.ts';
import { engines } from './databases.ts';
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
});
