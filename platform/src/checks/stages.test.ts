import { expect, test } from 'vitest';
import { partOf, type Stage, stagesOf } from './stages.ts';

const commandOf = ({ command, args }: Stage) => [command, ...args].join(' ');
const commandsOf = (groups: readonly (readonly Stage[])[]) => groups.flat().map(commandOf);
const isJourneys = (command: string) => command.includes('run-journeys');

test('everything includes what `npm test` runs', () => {
  const full = commandsOf(stagesOf('full'));
  for (const command of commandsOf(stagesOf('core'))) if (!isJourneys(command)) expect(full).toContain(command);
  expect(commandsOf(stagesOf('core')).filter(isJourneys)).toEqual([expect.stringContaining('--grep=@core')]);
  expect(full.filter(isJourneys)).toEqual([expect.not.stringContaining('--grep')]);
});

test('the engine is tested on one database in `npm test`, and on all in everything', () => {
  const tiersOf = (tier: 'core' | 'full') =>
    stagesOf(tier)
      .flat()
      .map(({ environment }) => environment?.TEST_TIER);
  expect(tiersOf('core').filter(Boolean)).toEqual(['core', 'core']);
  expect(tiersOf('full').filter(Boolean)).toEqual(['full', 'full']);
});

test('the parts of everything are everything, and each stage is in one of them', () => {
  const parts = [1, 2, 3].map((index) => commandsOf(partOf({ index, count: 3 })));
  const full = commandsOf(stagesOf('full'));
  const [first = [], ...others] = parts;
  expect(first).toEqual(full.filter((command) => !isJourneys(command)));
  const journeys = full.filter(isJourneys).join();
  expect(others.map((part) => part.filter(isJourneys))).toEqual([
    [`${journeys} --shard=1/2`],
    [`${journeys} --shard=2/2`],
  ]);
});
