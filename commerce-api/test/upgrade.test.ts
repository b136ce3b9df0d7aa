import path from 'node:path';
import { expect, test } from 'vitest';
import { runUpgrade, upgradeBugs } from '../checks/upgrade/run.ts';
import { withSurroundings } from './surroundings.ts';

// The short form of `npm run check:upgrade`: this version stands in for the previous one, whose sources are not at hand.
const previous = path.resolve(import.meta.dirname, '../..');
const slow = { timeout: 120_000 };

test('buys at either of two versions what the other one shows and cancels', slow, async () => {
  expect(await withSurroundings((around) => runUpgrade(around, { previous }))).toEqual([]);
});

test.each(upgradeBugs)('finds the planted bug %s in a schema', slow, async (bug) => {
  const faults = await withSurroundings((around) => runUpgrade(around, { previous, bug }));
  expect(faults).not.toEqual([]);
});
