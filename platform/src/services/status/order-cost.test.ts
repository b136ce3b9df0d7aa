import { expect, test } from 'vitest';
import { createHistory } from '../telemetry/history.ts';
import { orderCost, ordersNow } from './order-cost.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 23, 12);
const at = (minutes: number) => start + minutes * minute;

/** A history with twelve orders a minute for an hour, and three a minute afterwards. */
function sellingLess() {
  const history = createHistory();
  for (let past = 0; past < 120; past += 1)
    history.add({ at: at(past), records: [], orders: { from: at(past), to: at(past + 1), count: past < 60 ? 12 : 3 } });
  return history;
}

test.each([
  ['of the minutes since it began', 60.5, 65, 65.2, { minutes: 4, before: 12, since: 3 }],
  ['of at most a quarter of an hour', 60, 100, 100.9, { minutes: 15, before: 12, since: 3 }],
  ['of the quarter of an hour after it was seen once', 60, 60, 119, { minutes: 15, before: 12, since: 3 }],
  ['of its last minutes when it was seen until then', 60, 90, 119, { minutes: 15, before: 12, since: 3 }],
  ['of a fault that costs nothing', 30, 40, 44, { minutes: 13, before: 12, since: 12 }],
  ['of a fault from before orders were counted', 0.5, 3, 3.5, { minutes: 2, before: undefined, since: 12 }],
])('compares the orders per minute %s [OPS-03]', (_case, first, last, now, expected) => {
  expect(orderCost({ firstAt: at(first), lastAt: at(last) }, sellingLess(), at(now))).toEqual(expected);
});

test('says nothing before the first whole minute is over [OPS-03]', () => {
  expect(orderCost({ firstAt: at(60.5), lastAt: at(61) }, sellingLess(), at(61.9))).toBeUndefined();
});

test('has the orders per minute of the last quarter of an hour [OPS-03]', () => {
  expect(ordersNow(sellingLess(), at(65.9))).toBe((10 * 12 + 5 * 3) / 15);
  expect(ordersNow(createHistory(), at(65))).toBeUndefined();
});
