import { expect, test } from 'vitest';
import { readTests } from './named-tests.ts';

/** Assembled here, so that this file does not name capabilities itself. */
const id = (number: number) => `CART-0${number}`;

test.each([
  ['a title', `test('removes a line [${id(4)}]', () => {});`, 'removes a line', [id(4)]],
  ['tags', `test('two tabs', { tag: ['@phone', '@${id(1)}'] }, async () => {});`, 'two tabs', [id(1)]],
  ['no id', "it('adds a line', () => {});", 'adds a line', []],
  ['a case of a check', "const all = [fault('a loop', { module: '' })];", 'a loop', []],
  [
    'a table of cases',
    `test.each(['a (', /b"/])('code %s [${id(5)}] [${id(6)}]', () => {});`,
    'code %s',
    [id(5), id(6)],
  ],
  ['a list of ids', `test('settles [${id(7)}, ${id(8)}]', () => {});`, 'settles', [id(7), id(8)]],
  ['a tagged table', `test.each\`a | b\n\${1} | \${2}\`('$a gives $b [${id(5)}]', () => {});`, '$a gives $b', [id(5)]],
  ['a template', `test(\`buys in \${market.locale} [${id(1)}]\`, () => {});`, `buys in $${'{market.locale}'}`, [id(1)]],
  ['a group', `describe('a cart [${id(2)}]', () => { test('is empty', () => {}); });`, 'is empty', [id(2)]],
  [
    'a group of a journey',
    `test.describe('a cart [${id(2)}]', () => { test('is empty', () => {}); });`,
    'is empty',
    [id(2)],
  ],
])('reads a test with %s', (_, source, title, ids) => {
  expect(readTests('a.test.ts', source)).toEqual([{ file: 'a.test.ts', title, ids, isCore: false }]);
});

test('reads whether a journey, or the group that it is in, is a core journey', () => {
  const source = `
    test('buys', { tag: ['@phone', '@core'] }, () => {});
    test.describe('at a till', { tag: '@core' }, () => { test('sells', () => {}); });
    test('waits', { tag: '@phone' }, () => {});`;
  expect(readTests('a.spec.ts', source).map(({ title, isCore }) => [title, isCore])).toEqual([
    ['buys', true],
    ['sells', true],
    ['waits', false],
  ]);
});

test('ignores hooks, settings, and calls of other functions', () => {
  const source = "test.beforeEach(async () => {}); test.use({ locale: 'de' }); check('a'); /re/.test('b');";
  expect(readTests('a.test.ts', source)).toEqual([]);
});

test('reads tests that contain JSX', () => {
  expect(readTests('a.test.tsx', "test('shows a price', () => { render(<Price amount={1} />); });")).toHaveLength(1);
});
