import { expect, test } from 'vitest';
import { findCoreGaps } from './core.ts';
import type { NamedTest } from './named-tests.ts';

const journey = (title: string, ids: readonly string[], isCore = false): NamedTest => ({
  file: 'e2e/journeys/a.spec.ts',
  title,
  ids,
  isCore,
});

test('accepts core journeys that show everything once', () => {
  const elsewhere = { ...journey('a rule', ['PLT-01']), file: 'platform/a.test.ts' };
  expect(findCoreGaps([journey('buys', ['CART-01', 'CHK-01'], true), journey('adds', ['CART-01']), elsewhere])).toEqual(
    [],
  );
});

test('names what no core journey shows, with the journeys that can', () => {
  expect(findCoreGaps([journey('buys', ['CART-01'], true), journey('pays', ['CHK-01'])])).toEqual([
    'no journey tagged @core shows CHK-01; these can: e2e/journeys/a.spec.ts: "pays"',
  ]);
});

test('names a core journey that shows nothing of its own', () => {
  expect(findCoreGaps([journey('buys', ['CART-01', 'CHK-01'], true), journey('adds', ['CART-01'], true)])).toEqual([
    'e2e/journeys/a.spec.ts: "adds" is tagged @core, but others show all that it shows',
  ]);
});
