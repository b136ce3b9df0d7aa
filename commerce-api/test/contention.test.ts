import { expect, test } from 'vitest';
import { runContention, type Seen } from '../checks/contention/run.ts';
import { contentionBugs } from '../checks/plants.ts';
import { withSurroundings } from './surroundings.ts';

const kinds = (tally: Seen['tally']) => [
  tally.orderTimes.length,
  tally.cancelled,
  tally.returned,
  tally.held,
  tally.expired,
];
const hasEveryKind = ({ tally }: Seen) => kinds(tally).every((count) => count > 0);

test('orders, cancels, returns, holds, and releases the same goods on two instances without a deadlock', async () => {
  const { tally, deadlocks, wrongShelves } = await withSurroundings((around) =>
    runContention(around, { seconds: 4, isEnough: hasEveryKind }),
  );
  expect(tally.faults).toEqual([]);
  expect({ deadlocks, wrongShelves }).toEqual({ deadlocks: 0, wrongShelves: 0 });
  for (const count of kinds(tally)) expect(count).toBeGreaterThan(0);
});

test.each(contentionBugs)('finds the planted bug %s by contention', async (bug) => {
  const isEnough = (seen: Seen) => seen.deadlocks > 0;
  const { deadlocks } = await withSurroundings((around) => runContention(around, { seconds: 0, isEnough, bug }));
  expect(deadlocks).toBeGreaterThan(0);
});
