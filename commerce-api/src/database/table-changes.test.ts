import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptValues } from './kept-values.ts';
import { TableChanges, tablesIn } from './table-changes.ts';

test.each([
  ['select * from "stock" where upc = $1', [], ['stock']],
  ['update stock set available = 1 from product p where p.upc = stock.upc', ['stock'], ['product', 'stock']],
  ['with a as (delete from "listing" returning 1) select 1 from a, Style s', ['listing'], ['listing', 'style']],
  ['insert into "product_price" ("current") values ($1) on conflict do update set current = 1', ['product_price'], []],
  ['truncate table review', ['review'], ['review']],
  ['select 1 from variant for update of variant', [], ['variant']],
  ['update "session" set used_at = now()', [], []],
  ['select restock from stocks', [], []],
])('finds the tables of %s', (text, changed, read) => {
  const found = tablesIn(text);
  expect(found.changed).toEqual(changed);
  expect([...found.named].sort()).toEqual(expect.arrayContaining(read));
  for (const table of changed) expect(found.named).toContain(table);
});

test.each([
  ['update stock set available = 1 where upc = $1', true],
  ['with due as (delete from stock_hold returning upc) update stock set available = 1 from due', true],
  ['with taken as (update stock set available = 1 returning 1) insert into stock_hold select 1 from taken', false],
  ['with a as (update stock set available = (1) returning 1) update stock set available = 2 from a', false],
  ['with a as (delete from review returning 1) select 1 from a', false],
])('knows whether the rows of %s tell that nothing was changed: %s', (text, isCounted) => {
  expect(tablesIn(text).isCounted).toBe(isCounted);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A value is good for so many milliseconds whatever changes. */
const moment = 100;

/** Values of which each is made of the stock, and the number of times that one was made. */
function keeping(isCurrent = () => true) {
  const changes = new TableChanges(undefined, isCurrent);
  const onAsked = vi.fn();
  const kept = new KeptValues<number>(changes, { most: 2, onAsked });
  let made = 0;
  const make = async () => {
    changes.read(['stock']);
    made += 1;
    return made;
  };
  return { changes, kept, make, asked: () => onAsked.mock.calls.map(([outcome]) => outcome) };
}

test('a value is made once for all, and again when a table has changed that it is made of', async () => {
  const { changes, kept, make, asked } = keeping();
  const both = await Promise.all([kept.get('a', 60, make), kept.get('a', 60, make)]);
  expect(both).toEqual([
    { value: 1, tables: new Set(['stock']) },
    { value: 1, tables: new Set(['stock']) },
  ]);
  changes.change(['review']);
  expect((await kept.get('a', 60, make)).value).toBe(1);
  changes.change(['stock']);
  vi.advanceTimersByTime(moment);
  expect((await kept.get('a', 60, make)).value).toBe(2);
  expect(asked()).toEqual(['first', 'kept', 'kept', 'changed']);
});

test('a change while a value is made makes it old', async () => {
  const { changes, kept, make } = keeping();
  const first = kept.get('a', 60, async () => {
    const value = await make();
    changes.change(['stock']);
    return value;
  });
  expect((await first).value).toBe(1);
  vi.advanceTimersByTime(moment);
  expect((await kept.get('a', 60, make)).value).toBe(2);
});

test('a value that another was made of makes that one old, too, even if it was kept', async () => {
  const { changes, kept, make } = keeping();
  await kept.get('inner', 60, make);
  const outer = () => kept.get('outer', 60, async () => 10 * (await kept.get('inner', 60, make)).value);
  expect((await outer()).value).toBe(10);
  changes.change(['stock']);
  vi.advanceTimersByTime(moment);
  expect((await outer()).value).toBe(20);
});

test('a value is good for a moment whatever changes, and what is made of it then is old after that', async () => {
  const { changes, kept, make } = keeping();
  await kept.get('inner', 60, make);
  const outer = () => kept.get('outer', 60, async () => 10 * (await kept.get('inner', 60, make)).value);
  vi.advanceTimersByTime(moment - 1);
  changes.change(['stock']);
  expect((await outer()).value).toBe(10);
  vi.advanceTimersByTime(moment);
  expect((await outer()).value).toBe(20);
});

test('what depends on the time has an age, and without sight of other instances a short one', async () => {
  let isCurrent = true;
  const { kept, make, asked } = keeping(() => isCurrent);
  await kept.get('a', 10, make);
  vi.advanceTimersByTime(9999);
  await kept.get('a', 10, make);
  vi.advanceTimersByTime(1);
  await kept.get('a', 10, make);
  isCurrent = false;
  vi.advanceTimersByTime(300);
  await kept.get('a', 10, make);
  expect(asked()).toEqual(['first', 'kept', 'aged', 'aged']);
});

test('a failure is not kept, and what was asked for least recently goes', async () => {
  const { kept, make } = keeping();
  await expect(kept.get('a', 60, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await kept.get('a', 60, make)).value).toBe(1);
  await kept.get('b', 60, make);
  await kept.get('c', 60, make);
  expect((await kept.get('a', 60, make)).value).toBe(4);
});

test('what was asked for least recently also goes when all are too large', async () => {
  const changes = new TableChanges();
  const onAsked = vi.fn();
  const kept = new KeptValues<string>(changes, { size: { most: 10, of: ({ length }) => length }, onAsked });
  const ask = (key: string, length: number) => kept.get(key, 60, async () => 'x'.repeat(length));
  for (const key of ['a', 'b']) await ask(key, 4);
  await ask('c', 4);
  await ask('b', 4);
  await ask('a', 4);
  expect(onAsked.mock.calls.map(([outcome]) => outcome)).toEqual(['first', 'first', 'first', 'kept', 'first']);
});
