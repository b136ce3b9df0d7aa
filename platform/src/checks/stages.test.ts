import { expect, test } from 'vitest';
import { affectedStages, partOf, type Stage, stagesOf } from './stages.ts';

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
  expect(tiersOf('full').filter(Boolean)).toEqual(['full', 'full', 'later']);
});

test.each<[string, boolean, string[], string[]]>([
  ['something that every journey uses', true, [], ['--grep=@core']],
  ['a remote', false, ['cart'], ['/cart\\.spec\\.ts$']],
  ['both', true, ['cart'], ['--grep=@core', '/cart\\.spec\\.ts$']],
  ['neither', false, [], []],
])('a change of %s runs its journeys', (_title, usesCoreJourneys, journeys, ends) => {
  const commands = commandsOf(affectedStages(['a.ts'], { packages: ['e2e'], usesCoreJourneys, journeys }));
  expect(commands.filter(isJourneys)).toEqual(ends.map((end) => expect.stringContaining(end)));
  expect(commands.some((command) => command.includes('find-browser'))).toBe(ends.length > 0);
});

test('the parts of everything are everything, and each stage is in one of them', () => {
  const parts = [1, 2, 3].map((index) => commandsOf(partOf({ index, count: 3 })));
  const full = commandsOf(stagesOf('full'));
  const [first = [], ...others] = parts;
  const isOfJourneys = (command: string) => isJourneys(command) || command.includes('find-browser');
  expect(first).toEqual(full.filter((command) => !isOfJourneys(command)));
  const journeys = full.filter(isJourneys).join();
  expect(others.map((part) => part.filter(isJourneys))).toEqual([
    [`${journeys} --shard=1/2`],
    [`${journeys} --shard=2/2`],
  ]);
});
