import { expect, test } from 'vitest';
import { type Capability, findGaps, type NamedTest, readCapabilities, readTests } from './capabilities.ts';

test('rows of the table are read; a row with another state is refused', () => {
  expect(readCapabilities('| id | what | state |\n|---|---|---|\n| CART-01 | A cart on demand | works |\n')).toEqual([
    { id: 'CART-01', title: 'A cart on demand', state: 'works' },
  ]);
  expect(() => readCapabilities('| CART-01 | A cart on demand | working |')).toThrow('CART-01');
});

/** Put together here, so that this file is no proof of anything itself. */
const id = (number: number) => `CART-0${number}`;

test('ids are found in titles and in tags, of tables of cases too', () => {
  const source = [
    `test('a line is removed [${id(4)}]', () => {});`,
    `test.each([1, 2])('a code of %s [${id(5)}] [${id(6)}]', () => {});`,
    `test('two tabs', { tag: ['@phone', '@${id(1)}'] }, async () => {});`,
    "test('nothing is named', () => {});",
  ].join('\n');
  expect(readTests('a.test.ts', source).map(({ ids }) => ids)).toEqual([[id(4)], [id(5), id(6)], [id(1)]]);
});

const claim = (id: string, state: Capability['state'] = 'works'): Capability => ({ id, title: '', state });
const proof = (file: string, ...ids: string[]): NamedTest => ({ file, title: 'x', ids });

test.each<[string, Capability[], NamedTest[], number]>([
  ['a claim with a journey', [claim('CART-01')], [proof('e2e/a.spec.ts', 'CART-01')], 0],
  ['a claim of the cart with a unit test alone', [claim('CART-01')], [proof('mfe-cart/a.test.ts', 'CART-01')], 1],
  ['a claim of the platform with a unit test', [claim('PLT-01')], [proof('platform/a.test.ts', 'PLT-01')], 0],
  ['a claim with no test', [claim('PLT-01')], [], 1],
  ['what is not claimed needs none', [claim('CART-01', 'in part'), claim('CART-02', 'not yet')], [], 0],
  ['a test of an unknown id', [], [proof('e2e/a.spec.ts', 'CART-99')], 1],
])('%s', (_, capabilities, tests, gaps) => {
  expect(findGaps(capabilities, tests)).toHaveLength(gaps);
});
