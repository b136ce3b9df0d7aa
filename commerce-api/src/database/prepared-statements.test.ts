import { expect, test } from 'vitest';
import { plannedEachTime, prepared as preparedNow } from './prepared-statements.ts';

/** How a statement is sent from its second run on. */
function prepared(text: string, values: readonly unknown[]) {
  preparedNow(text, values);
  return preparedNow(text, values);
}

test('names equal statements equally and different ones differently', () => {
  const first = prepared('select 1 where $1', [true]);
  expect(first.name).toMatch(/^s_[0-9a-f]{24}$/);
  expect(prepared('select 1 where $1', [false])).toEqual({ ...first, values: [false] });
  expect(prepared('select 2', []).name).not.toBe(first.name);
});

test.each([
  ['select * from cart', 'a column more would break it'],
  ['update cart set revision = 1 returning *', 'a column more would break it'],
  ['create table t (id uuid)', 'it has no plan'],
  ['begin', 'it has no plan'],
  [`select 1 where ${plannedEachTime} true`, 'its plan depends on what is asked for'],
])('does not prepare "%s": %s', (text) => {
  expect(prepared(text, [])).toEqual({ text, values: [] });
});

test('prepares a row count, which reads no columns', () => {
  expect(prepared('select count(*) from cart', []).name).toBeDefined();
});

test('does not prepare the first run, so that an import leaves room for the statements of the calls', () => {
  const once = Array.from({ length: 2000 }, (_, index) => preparedNow(`select ${index} as imported`, []).name);
  expect(once.filter(Boolean)).toEqual([]);
  expect(preparedNow('select 1 as called', []).name).toBeUndefined();
  expect(preparedNow('select 1 as called', []).name).toBeDefined();
});

test('limits the number of prepared statements', () => {
  const names = Array.from({ length: 2000 }, (_, index) => prepared(`select ${index} as endless`, []).name);
  expect(names.filter(Boolean).length).toBeLessThanOrEqual(500);
});
