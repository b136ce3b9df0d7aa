import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitOf, runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';

const stage = (name: string, script: string, needs: readonly Stage[] = []): Stage => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  needs,
});
const states = async (...groups: Stage[][]) =>
  (await runStages(groups)).map(({ stage: { name }, state }) => [name, state]);

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test('a failed stage hides only what needs it', async () => {
  const build = stage('build', 'process.exit(1)');
  const budgets = stage('budgets', '', [build]);
  const journeys = stage('journeys', '', [budgets]);
  const units = stage('units', '');
  expect(await states([build], [budgets, units], [journeys])).toEqual([
    ['build', 'failed'],
    ['budgets', 'not run'],
    ['units', 'passed'],
    ['journeys', 'not run'],
  ]);
});

test('a stage runs when what it needs was not asked for', async () => {
  expect(await states([stage('journeys', '', [stage('build', '')])])).toEqual([['journeys', 'passed']]);
});

test('gives the lines that tell why, alone and beside others', async () => {
  const types = stage('types', "console.log('reading'); console.error('a.ts(1,1): error TS1005'); process.exit(2)");
  const silent = stage('silent', "console.log('one\\ntwo'); process.exit(3)");
  const [first, second] = await runStages([[types, silent]]);
  expect(first?.reasons).toEqual(['exit 2', 'a.ts(1,1): error TS1005']);
  expect(second?.reasons).toEqual(['exit 3', 'one', 'two']);
  const [alone] = await runStages([[silent]]);
  expect(alone?.reasons).toEqual(['exit 3', 'one', 'two']);
});

test('a limit is three times what a stage usually takes, longer on a slower computer, and never short', () => {
  const usual = (seconds?: number) => ({ ...stage('units', ''), ...(seconds === undefined ? {} : { usual: seconds }) });
  expect(limitOf(usual(400), 1)).toBe(1_200_000);
  expect(limitOf(usual(400), 2.5)).toBe(3_000_000);
  expect(limitOf(usual(5), 1)).toBe(120_000);
  expect(limitOf(usual(), 2)).toBe(0);
});
