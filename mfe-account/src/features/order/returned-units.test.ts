import { expect, test } from 'vitest';
import { returnedUnits } from './returned-units.ts';

const returned = (status: 'announced' | 'received' | 'refunded', qty: number, itemId = 'a') => ({
  returnId: crypto.randomUUID(),
  status,
  amount: 100,
  lines: [{ itemId, qty }],
  announcedAt: '2026-11-22T10:00:00.000Z',
});

test('counts the returned units of a line by the stage of their return [ORD-05]', () => {
  const returns = [
    returned('announced', 1),
    returned('received', 2),
    returned('refunded', 3),
    returned('refunded', 4, 'b'),
  ];
  expect(returnedUnits({ returns }, { id: 'a', returnedQty: 6 })).toEqual({ announced: 1, received: 2, refunded: 3 });
});

test('counts a return that was just announced, and nothing without one', () => {
  expect(returnedUnits({}, { id: 'a', returnedQty: 1 })).toEqual({ announced: 1, received: 0, refunded: 0 });
  expect(returnedUnits({}, { id: 'a' })).toEqual({ announced: 0, received: 0, refunded: 0 });
});
