import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf, type KnownFlakyTest, problemsOfList, readKnownFlaky } from './flaky-tests.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flaky-tests-'));
  mkdirSync(join(root, 'e2e'));
  mkdirSync(join(root, 'platform'));
  writeFileSync(join(root, 'e2e/cart.spec.ts'), "test('a shopper buys [CART-01]', () => {});");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const now = new Date('2026-11-26T12:00:00Z');
const entry: KnownFlakyTest = {
  file: 'e2e/cart.spec.ts',
  title: 'a shopper buys',
  owner: '@tarnfell/team-cart',
  reason: 'The mini cart opens late when both cores are busy.',
  until: '2026-12-10',
};

test.each([
  ['an entry that ends in 14 days', [entry], undefined],
  ['an entry that ends today', [{ ...entry, until: '2026-11-26' }], undefined],
  ['an entry that ended yesterday', [{ ...entry, until: '2026-11-25' }], 'was to fix it by 2026-11-25'],
  ['an entry that ends in 15 days', [{ ...entry, until: '2026-12-11' }], 'more than 14 days ahead'],
  ['an entry without its test', [{ ...entry, title: 'a shopper sells' }], 'no such test'],
  ['an entry without its file', [{ ...entry, file: 'e2e/none.spec.ts' }], 'no such test'],
  ['four entries', [entry, entry, entry, entry], 'at most 3'],
])('a list with %s', (_, list, problem) => {
  const problems = problemsOfList(list, root, now).join('\n');
  if (problem) expect(problems).toContain(problem);
  else expect(problems).toBe('');
});

test.each([
  ['an owner', { ...entry, owner: '' }],
  ['a reason', { ...entry, reason: '' }],
  ['a date', { ...entry, until: 'soon' }],
])('a list whose entry lacks %s is refused', (_, broken) => {
  writeFileSync(join(root, 'platform/known-flaky-tests.json'), JSON.stringify([broken]));
  expect(() => readKnownFlaky(root)).toThrow();
});

test('finds the entry of a reported test by its file and its own title', () => {
  const reported = { file: entry.file, title: '[phone] cart › a shopper buys [CART-01]', reason: '' };
  expect(entryOf([entry], reported)).toBe(entry);
  expect(entryOf([entry], { ...reported, file: 'e2e/other.spec.ts' })).toBeUndefined();
  expect(entryOf([entry], { ...reported, title: '[phone] a shopper looks' })).toBeUndefined();
});
