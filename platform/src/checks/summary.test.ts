import { expect, test } from 'vitest';
import type { StageResult } from './run-stages.ts';
import { summarize } from './summary.ts';
import type { TestRecord } from './test-record.ts';

const stage = (name: string) => ({ name, command: 'node', args: [] });
const reported = (title: string) => ({ file: 'e2e/cart.spec.ts', title, reason: 'Error: too late' });
const record = (change: Partial<TestRecord> = {}): TestRecord => ({
  passed: 10,
  skipped: 0,
  failed: [],
  flaky: [],
  ...change,
});
const passed: StageResult = { stage: stage('Types'), state: 'passed', reasons: [], records: [] };
const tests = (change: Partial<TestRecord>, state: StageResult['state'] = 'passed', reasons: string[] = []) => ({
  stage: stage('Journeys'),
  state,
  reasons,
  records: [record(change)],
});

test('counts tests, and a stage without tests as one', () => {
  expect(summarize([passed, tests({})], [], [])).toEqual({ lines: ['11 passed, 0 failed'], failed: 0 });
});

test('lists what failed and what could not run', () => {
  const { lines, failed } = summarize(
    [
      { ...passed, state: 'failed', reasons: ['exit 2', 'a.ts(1,1): error'] },
      { stage: stage('Budgets'), state: 'not run', reasons: ['needs Production build'], records: [] },
      tests({ failed: [reported('buys')] }, 'failed', ['e2e/cart.spec.ts: buys: Error: too late']),
    ],
    [],
    [],
  );
  expect(lines).toEqual([
    '✗ Types',
    '    exit 2',
    '    a.ts(1,1): error',
    '✗ Budgets: not run: needs Production build',
    '✗ Journeys',
    '    e2e/cart.spec.ts: buys: Error: too late',
    '10 passed, 2 failed, 1 skipped',
  ]);
  expect(failed).toBe(2);
});

test('a stage that fails after its last test counts', () => {
  expect(summarize([tests({}, 'failed', ['exit 1'])], [], []).failed).toBe(1);
});

test('tolerates and names two flaky tests, with the owner of a listed one', () => {
  const known = {
    file: 'e2e/cart.spec.ts',
    title: 'buys',
    owner: '@tarnfell/team-cart',
    reason: 'The mini cart opens late.',
    until: '2026-12-01',
  };
  const { lines, failed } = summarize([tests({ flaky: [reported('buys'), reported('looks')] })], [known], []);
  expect(failed).toBe(0);
  expect(lines).toEqual([
    '~ e2e/cart.spec.ts: buys: flaky, @tarnfell/team-cart fixes it by 2026-12-01: Error: too late',
    '~ e2e/cart.spec.ts: looks: flaky, not listed: Error: too late',
    '10 passed, 0 failed',
  ]);
});

test('fails with more than two flaky tests, and with a list that does not hold', () => {
  const flaky = ['buys', 'looks', 'leaves'].map(reported);
  const { lines, failed } = summarize([tests({ flaky })], [], ['a passed date']);
  expect(failed).toBe(2);
  expect(lines.slice(0, 2)).toEqual(['✗ a passed date', '✗ 3 tests are flaky; 2 are tolerated']);
});

test('ends with at most 40 lines and the numbers, however much fails', () => {
  const failures = Array.from({ length: 100 }, (_, index) => reported(`test ${index}`));
  const reasons = failures.map(({ title }) => `${title}: ${'long '.repeat(100)}`);
  const { lines } = summarize([tests({ failed: failures }, 'failed', reasons)], [], []);
  expect(lines).toHaveLength(41);
  expect(lines.at(-2)).toBe('… and 62 more lines; see above');
  expect(lines.at(-1)).toBe('10 passed, 100 failed');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(240);
});
