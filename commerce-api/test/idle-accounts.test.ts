import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endIdleAccounts } from '../src/my-data/idle-accounts.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { newConsumer, type SignedIn, signInAs } from './people.ts';
import { cards, openShop, type Shop } from './shop.ts';

const DAY = 86_400_000;

describe.each(engines)('accounts that nobody uses on %s', (engine) => {
  let shop: Shop;
  let who: SignedIn;
  const faults: unknown[] = [];
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    faults.length = 0;
    // Everybody else has been here lately, however far a test looks ahead.
    await sql`update account set used_at = ${at(9000)}, idle_notice_at = null`.execute(shop.db);
    who = await newConsumer(shop);
  });

  /** The time some days after now; the clock of the shop's own worker stands still. */
  const at = (days: number) => new Date(Date.now() + days * DAY);
  const run = (days: number) =>
    endIdleAccounts(shop.db, at(days), { error: (fault: unknown) => void faults.push(fault) });
  const exists = async ({ id } = who) =>
    (await shop.db.selectFrom('account').select('email').where('subject_id', '=', id).execute()).length === 1;
  const subjects = async () => (await caughtMails(shop, who.email)).map(({ subject }) => subject);

  test('are deleted after three years, two months after their holders were told', async () => {
    expect(await run(1034)).toEqual({ told: 0, ended: 0 });
    expect(await run(1036)).toEqual({ told: 1, ended: 0 });
    await expect.poll(subjects).toContain('We will delete your account in two months');
    expect(await run(1037)).toEqual({ told: 0, ended: 0 });
    expect(await run(1096)).toEqual({ told: 0, ended: 0 });
    expect(await exists()).toBe(true);
    expect(await run(1098)).toEqual({ told: 0, ended: 1 });
    expect(await exists()).toBe(false);
    await expect.poll(subjects).toContain('We have deleted your account');
    expect(faults).toEqual([]);
  });

  test('are told first, however long nobody has looked', async () => {
    expect(await run(2000)).toEqual({ told: 1, ended: 0 });
    expect(await run(2060)).toEqual({ told: 0, ended: 0 });
    expect(await run(2062)).toEqual({ told: 0, ended: 1 });
  });

  test('stay when their holders sign in', async () => {
    expect(await run(1050)).toEqual({ told: 1, ended: 0 });
    await sql`update account set used_at = ${at(-2000)} where subject_id = ${who.id}`.execute(shop.db);
    await signInAs(shop, who.email);
    expect(await run(1034)).toEqual({ told: 0, ended: 0 });
    // Told anew, and not deleted for what was told before.
    expect(await run(1200)).toEqual({ told: 1, ended: 0 });
  });

  test('stay when their holders order without signing in, as at a till', async () => {
    expect(await run(1050)).toEqual({ told: 1, ended: 0 });
    const order = await shop.buy(who, await shop.sellable());
    await sql`update orders set placed_at = ${at(1060)} where order_number = ${order.orderNumber}`.execute(shop.db);
    expect(await run(1200)).toEqual({ told: 0, ended: 0 });
    expect(await run(2150)).toEqual({ told: 1, ended: 0 });
    expect(await run(2200)).toEqual({ told: 0, ended: 0 });
    expect(await run(2212)).toEqual({ told: 0, ended: 1 });
  });

  test('stay while an order is being placed, and do not keep others', async () => {
    const [goods] = await shop.sellable();
    await shop.place(who, await shop.readyCart(who, [goods!]), cards.challenge);
    const other = await newConsumer(shop);
    expect(await run(1100)).toEqual({ told: 2, ended: 0 });
    expect(await run(1170)).toEqual({ told: 0, ended: 1 });
    expect([await exists(), await exists(other)]).toEqual([true, false]);
  });

  test.each([
    ['of employees', sql`update subject set kind = 'EMPLOYEE'`],
    ['disabled', sql`update account set disabled_at = now()`],
  ])('stay when they are %s', async (_name, change) => {
    await sql`${change} where subject_id = ${who.id}`.execute(shop.db);
    expect(await run(2000)).toEqual({ told: 0, ended: 0 });
  });
});
