import { expect, test } from 'vitest';
import { runContention } from '../checks/contention/run.ts';
import { contentionBugs } from '../checks/plants.ts';
import { withSurroundings } from './surroundings.ts';

const slow = { timeout: 300_000 };

test(
  'orders, cancels, returns, holds, and releases the same goods on two instances without a deadlock',
  slow,
  async () => {
    const { tally, deadlocks, wrongShelves } = await withSurroundings((around) =>
      runContention(around, { seconds: 4 }),
    );
    expect(tally.faults).toEqual([]);
    expect({ deadlocks, wrongShelves }).toEqual({ deadlocks: 0, wrongShelves: 0 });
    const { orderTimes, cancelled, returned, held, expired } = tally;
    for (const count of [orderTimes.length, cancelled, returned, held, expired]) expect(count).toBeGreaterThan(0);
  },
);

test.each(contentionBugs)('finds the planted bug %s by contention', slow, async (bug) => {
  const { deadlocks } = await withSurroundings((around) => runContention(around, { seconds: 2, bug }));
  expect(deadlocks).toBeGreaterThan(0);
});
