import { expect, test } from 'vitest';
import { readCapabilities } from './document.ts';

const section = (heading: string, ...rows: string[]) =>
  [heading, '', '> A cart on demand; it survives tabs', '', '| clause | test |', '|---|---|', ...rows, ''].join('\n');

test('reads statement, state, clauses, and tests of a section', () => {
  const markdown = [
    '# What the shop can do',
    '',
    '## Cart',
    '',
    '### CART-01: in part',
    '',
    '> A cart on demand;',
    '> it survives tabs',
    '',
    'Missing: a test with two tabs.',
    '',
    '| clause | test |',
    '| --- | --- |',
    '| A cart on demand | `a.test.ts`: makes a cart<br>`b.spec.ts`: a \\| b |',
    '| it survives tabs | none |',
  ].join('\n');
  expect(readCapabilities(markdown)).toEqual([
    {
      id: 'CART-01',
      state: 'in part',
      statement: 'A cart on demand; it survives tabs',
      missing: 'a test with two tabs.',
      clauses: [
        {
          text: 'A cart on demand',
          tests: [
            { file: 'a.test.ts', title: 'makes a cart' },
            { file: 'b.spec.ts', title: 'a | b' },
          ],
        },
        { text: 'it survives tabs', tests: [] },
      ],
    },
  ]);
});

test.each([
  ['an unknown state', section('### CART-01: working'), 'CART-01: working'],
  ['a heading without an id', section('### Cart: works'), 'Cart: works'],
  ['a section without a quoted statement', '### CART-01: works\n', 'quotes no statement'],
  ['a row with three cells', section('### CART-01: works', '| a | none | b |'), '| a | none | b |'],
  ['a test without a file', section('### CART-01: works', '| a | makes a cart |'), 'makes a cart'],
  ['two sections of one id', section('### CART-01: works') + section('### CART-01: works'), 'two sections'],
])('rejects %s', (_, markdown, message) => {
  expect(() => readCapabilities(markdown)).toThrow(message);
});
