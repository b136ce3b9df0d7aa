import { expect, test } from 'vitest';
import type { Capability, CitedTest } from './document.ts';
import { findGaps } from './gaps.ts';
import type { NamedTest } from './named-tests.ts';

const journey: CitedTest = { file: 'e2e/a.spec.ts', title: 'two tabs' };
const unitTest: CitedTest = { file: 'platform/a.test.ts', title: 'releases' };
const tests: NamedTest[] = [
  { ...journey, ids: [], isCore: false },
  { ...unitTest, ids: [], isCore: false },
];

function claim(change: Partial<Capability> = {}, ...proofs: CitedTest[]): Capability {
  const clauses = [{ text: 'A cart on demand', tests: proofs }];
  return { id: 'CART-01', state: 'works', statement: 'A cart on demand', missing: '', clauses, ...change };
}

test.each<[string, Capability]>([
  ['a working capability with a journey', claim({}, journey)],
  ['a working capability outside the browser with a unit test', claim({ id: 'PLT-01' }, unitTest)],
  ['a capability in part that says what is missing', claim({ state: 'in part', missing: 'tabs' })],
  ['a capability that is not there yet', claim({ state: 'not yet' })],
])('accepts %s', (_, capability) => {
  expect(findGaps([capability], tests)).toEqual([]);
});

test.each<[string, Capability, string]>([
  ['a working capability with an unproven clause', claim({ id: 'PLT-01' }), '"A cart on demand" has no test'],
  ['a working cart capability without a journey', claim({}, unitTest), 'no journey proves it'],
  ['a capability in part that does not say why', claim({ state: 'in part' }), 'does not say what is missing'],
  ['a working capability that lacks something', claim({ missing: 'tabs' }, journey), 'says what is missing'],
  ['a test file that does not exist', claim({}, journey, { file: 'b.test.ts', title: 'x' }), 'b.test.ts has no tests'],
  ['a title that does not exist', claim({}, journey, { ...unitTest, title: 'x' }), 'has no test "x"'],
  ['a statement whose end no clause quotes', claim({ statement: 'A cart on demand; no more' }, journey), '"; no more"'],
  ['a clause that is not in the statement', claim({ statement: 'A basket' }, journey), 'no clause quotes "A basket"'],
])('reports %s', (_, capability, gap) => {
  expect(findGaps([capability], tests)).toEqual([expect.stringContaining(gap)]);
});

test('accepts punctuation and "and" between the clauses of a statement', () => {
  const clauses = ['survives reloads', 'tabs', 'storage holds it'].map((text) => ({ text, tests: [journey] }));
  const capability = claim({ statement: 'survives reloads and tabs (storage holds it).', clauses });
  expect(findGaps([capability], tests)).toEqual([]);
});

test('reports a test that names an unknown capability', () => {
  expect(findGaps([], [{ ...unitTest, ids: ['PLT-99'], isCore: false }])).toEqual([
    expect.stringContaining('names PLT-99'),
  ]);
});

test('suggests the tests that name the capability when a title does not exist', () => {
  const renamed = { ...unitTest, title: 'publishes a release', ids: ['PLT-01'], isCore: false };
  expect(findGaps([claim({ id: 'PLT-01' }, unitTest)], [renamed])).toEqual([
    expect.stringContaining('(tests there that name PLT-01: "publishes a release")'),
  ]);
});
