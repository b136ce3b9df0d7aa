import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/database.ts';
import { transact } from '../src/database/transact.ts';
import { accountsOf, openAccount, personalAccount, readAccount } from '../src/ledger/accounts.ts';
import { capture, hold, InsufficientBalanceError, LedgerConflictError, post, release } from '../src/ledger/entries.ts';
import { copyOf, engines, type TestDatabase } from './databases.ts';

describe.each(engines)('ledger on %s', (engine) => {
  let copy: TestDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    copy = await copyOf(engine);
    open = await openDatabase(copy.location);
  });
  afterAll(async () => {
    await open.close();
    await copy.remove();
  });

  const newAccount = async (opening = 0): Promise<string> => {
    const id = crypto.randomUUID();
    await transact(open.db, (transaction) => openAccount(transaction, { id, kind: 'GIFT_CARD', unit: 'USD', opening }));
    return id;
  };
  const balanceOf = async (id: string): Promise<number> => (await readAccount(open.db, id))!.balance;
  const sumOf = async (id: string): Promise<number> => {
    const { rows } = await sql<{ sum: number }>`
      select cast(coalesce(sum(amount), 0) as integer) as sum from ledger_entry where account_id = ${id}`.execute(
      open.db,
    );
    return rows[0]!.sum;
  };
  const spend = (accountId: string, amount: number, key: string = crypto.randomUUID()) =>
    transact(open.db, (transaction) => post(transaction, { accountId, key, amount: -amount, reference: 'TF-1' }));

  test('balances the initial gift cards', async () => {
    const { rows } = await sql<{ off: number }>`
      select cast(count(*) as integer) as off from ledger_account a
      where balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.account_id)`.execute(
      open.db,
    );
    expect(rows[0]!.off).toBe(0);
    const cards = await open.db.selectFrom('value_card').select('card_id').execute();
    expect(cards.length).toBeGreaterThanOrEqual(20);
  });

  test('keeps the balance equal to the sum of the entries and at least 0, for any sequence of requests', async () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const command = fc.oneof(
      fc.record({
        do: fc.constant('post' as const),
        key: fc.constantFrom('p', 'q'),
        amount: fc.integer({ min: -60, max: 60 }),
      }),
      fc.record({ do: fc.constant('hold' as const), key, amount: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ do: fc.constant('capture' as const), key }),
      fc.record({ do: fc.constant('release' as const), key }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
        const accountId = await newAccount(100);
        const model = {
          balance: 100,
          posts: new Map<string, number>(),
          holds: new Map<string, number>(),
          settled: new Map<string, string>(),
        };
        for (const step of commands) {
          const outcome = await transact(open.db, async (transaction) => {
            if (step.do === 'post')
              await post(transaction, { accountId, key: step.key, amount: step.amount, reference: 'r' });
            if (step.do === 'hold')
              await hold(transaction, { accountId, key: step.key, amount: step.amount, reference: 'r' });
            if (step.do === 'capture') await capture(transaction, { accountId, key: step.key, reference: 'r' });
            if (step.do === 'release') await release(transaction, { accountId, key: step.key, reference: 'r' });
            return 'done';
          }).catch((error: unknown) => {
            if (error instanceof InsufficientBalanceError) return 'insufficient';
            if (error instanceof LedgerConflictError) return 'conflict';
            throw error;
          });
          if (step.do === 'post') {
            const known = model.posts.get(step.key);
            const expected =
              known === undefined
                ? model.balance + step.amount < 0
                  ? 'insufficient'
                  : 'done'
                : known === step.amount
                  ? 'done'
                  : 'conflict';
            expect(outcome).toBe(expected);
            if (known === undefined && expected === 'done') {
              model.posts.set(step.key, step.amount);
              model.balance += step.amount;
            }
          }
          if (step.do === 'hold') {
            const known = model.holds.get(step.key);
            const expected =
              known === undefined
                ? model.balance < step.amount
                  ? 'insufficient'
                  : 'done'
                : known === step.amount
                  ? 'done'
                  : 'conflict';
            expect(outcome).toBe(expected);
            if (known === undefined && expected === 'done') {
              model.holds.set(step.key, step.amount);
              model.balance -= step.amount;
            }
          }
          if (step.do === 'release') {
            const held = model.holds.get(step.key);
            const settled = model.settled.get(step.key);
            expect(outcome).toBe(
              held === undefined || settled === undefined || settled === 'release' ? 'done' : 'conflict',
            );
            if (held !== undefined && settled === undefined) {
              model.settled.set(step.key, 'release');
              model.balance += held;
            }
          }
          if (step.do === 'capture') {
            const settled = model.settled.get(step.key);
            const expected = !model.holds.has(step.key) || settled === 'release' ? 'conflict' : 'done';
            expect(outcome).toBe(expected);
            if (expected === 'done') model.settled.set(step.key, 'capture');
          }
          expect(await balanceOf(accountId)).toBe(model.balance);
        }
        expect(await sumOf(accountId)).toBe(model.balance);
      }),
      { numRuns: 25 },
    );
  });

  test('serves concurrent spenders only up to the balance', async () => {
    const id = await newAccount(100);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => spend(id, 30)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf(id)).toBe(10);
    expect(await sumOf(id)).toBe(10);
  });

  test('posts a movement once for concurrent identical requests', async () => {
    const id = await newAccount(100);
    await Promise.all(Array.from({ length: 10 }, () => spend(id, 30, 'the-one')));
    expect(await balanceOf(id)).toBe(70);
    await expect(spend(id, 31, 'the-one')).rejects.toThrow(LedgerConflictError);
  });

  test('settles a hold one way when it is captured and released concurrently', async () => {
    const id = await newAccount(100);
    const held = { accountId: id, key: 'h', reference: 'r' };
    await transact(open.db, (transaction) => hold(transaction, { ...held, amount: 40 }));
    const outcomes = await Promise.allSettled([
      transact(open.db, (transaction) => capture(transaction, held)),
      transact(open.db, (transaction) => release(transaction, held)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(id)).toBe(outcomes[0]!.status === 'fulfilled' ? 60 : 100);
    expect(await sumOf(id)).toBe(await balanceOf(id));
  });

  test('opens one points account per person, and finds all of a person’s accounts', async () => {
    const ownerId = crypto.randomUUID();
    const make = () =>
      transact(open.db, (transaction) =>
        openAccount(transaction, { id: crypto.randomUUID(), kind: 'POINTS', ownerId, unit: 'POINTS', opening: 500 }),
      );
    await make();
    await make();
    expect(await accountsOf(open.db, ownerId)).toHaveLength(1);
    expect(await personalAccount(open.db, ownerId, 'POINTS', 'POINTS')).toMatchObject({ balance: 500 });
    expect(await personalAccount(open.db, ownerId, 'EMPLOYEE_SPEND', 'USD')).toBeUndefined();
  });
});
