import { expect, test } from 'vitest';
import { playCrash } from '../checks/crash/run.ts';
import type { Scenario } from '../checks/crash/scenarios.ts';
import { crashBugs } from '../checks/plants.ts';
import { withSurroundings } from './surroundings.ts';

type Bug = (typeof crashBugs)[number];

/** For each planted bug, a kill that reveals it, and the symptom. */
const found: Readonly<Record<Bug, { readonly scenario: Scenario; readonly by: RegExp }>> = {
  'fresh-keys': {
    scenario: { act: 'place', method: 'CREDIT_CARD', deadly: 'captured' },
    by: /^there is \{"placements":\["committed"\]/,
  },
  'forgotten-stock': {
    scenario: { act: 'fail-challenge', method: 'CREDIT_CARD', deadly: 'voided' },
    by: /^there is .*"unitsTaken":1/,
  },
  'idle-recovery': {
    scenario: { act: 'place', method: 'CREDIT_CARD', deadly: 'committed' },
    by: /^there is \{"placements":\["committed"\].*"captured":0/,
  },
  'forgotten-attempt': {
    scenario: { act: 'place', method: 'CREDIT_CARD', deadly: 'done' },
    by: /^answered 404, then 404, not 200/,
  },
};

test.each(crashBugs)('finds the planted bug %s by killing the process', async (bug) => {
  const { scenario, by } = found[bug];
  const { holds, why } = await withSurroundings((around) => playCrash(around, scenario, { bug, patience: 4000 }));
  expect(holds).toBe(false);
  expect(why).toMatch(by);
});

test('ends correctly after the same kills without a bug', async () => {
  const verdicts = await withSurroundings(async (around) => {
    const seen = [];
    for (const { scenario } of Object.values(found)) seen.push(await playCrash(around, scenario));
    return seen;
  });
  expect(verdicts).toEqual(verdicts.map(() => ({ holds: true, why: '' })));
});
