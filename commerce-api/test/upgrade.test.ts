import path from 'node:path';
import { expect, test } from 'vitest';
import { runUpgrade, upgradeBugs } from '../checks/upgrade/run.ts';
import { withSurroundings } from './surroundings.ts';

// The short form of `npm run check:upgrade`: this version stands in for the previous one, whose sources are not at hand.
const previous = path.resolve(import.meta.dirname, '../..');
test('buys at either of two versions what the other one shows and cancels', async () => {
  expect(await withSurroundings((around) => runUpgrade(around, { previous }))).toEqual([]);
});

test.each(upgradeBugs)('finds the planted bug %s in a schema', async (bug) => {
  const faults = await withSurroundings((around) => runUpgrade(around, { previous, bug }));
  expect(faults).not.toEqual([]);
});
