import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as repository } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  candidateCommand,
  journeysOf,
  journeysReaching,
  parseOrder,
  startCandidateCheck,
} from './candidate-journeys.ts';

test('the package of the journeys declares a command that exists', () => {
  expect(existsSync(candidateCommand(repository))).toBe(true);
});

test('reads an order, and that there is none', () => {
  const order = { journeys: ['cart', 'purchase'], name: 'cart', version: '1.2.0' };
  expect(parseOrder(JSON.stringify(order))).toEqual(order);
  expect(parseOrder('')).toBeUndefined();
  expect(() => parseOrder('{"journeys":[],"name":"cart"}')).toThrow();
});

describe('the command of the journeys', () => {
  let root: string;
  const command = (text: string) => writeFileSync(join(root, 'e2e/check.mjs'), text);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'candidate-'));
    mkdirSync(join(root, 'e2e'));
    writeFileSync(join(root, 'e2e/package.json'), '{ "bin": { "check-candidate": "check.mjs" } }');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const order = { journeys: ['cart'], name: 'cart', version: '1.2.0' };

  test('receives its order after it has started, and its exit status decides', async () => {
    command(`import { readFileSync } from 'node:fs';
      const text = readFileSync(0, 'utf8');
      process.exit(text === '' || JSON.parse(text).version === '1.2.0' ? 0 : 3);`);
    await startCandidateCheck(root).run(order);
    await startCandidateCheck(root).end();
    await expect(startCandidateCheck(root).run({ ...order, version: '1.3.0' })).rejects.toThrow('3');
  });

  test('fails when it has ended before', async () => {
    command('process.exit(4);');
    await expect(startCandidateCheck(root).run(order)).rejects.toThrow('4');
  });
});

test('every package that is released lists journeys that exist', () => {
  for (const folder of [...remotePackages, 'shell', 'commerce-api'])
    for (const journey of journeysOf(repository, folder))
      expect(existsSync(`${repository}/e2e/journeys/${journey}.spec.ts`), `${folder}: ${journey}`).toBe(true);
});

const listed = ['purchase', 'cart', 'size-guide', 'brand-new'];
const touched = {
  purchase: ['mfe-cart/cart', 'mfe-checkout'],
  cart: ['mfe-cart/cart', 'mfe-cart/gift'],
  'size-guide': ['mfe-content/size-guide'],
  'brand-new': undefined,
};
test.each<[string, string[] | undefined, string[]]>([
  ['what is not known', undefined, listed],
  ['nothing that a page loads', [], []],
  ['a module of two journeys', ['mfe-cart/cart'], ['purchase', 'cart', 'brand-new']],
  ['a module of one', ['mfe-cart/gift'], ['cart', 'brand-new']],
  ['a module of a remote that a journey is known to load', ['mfe-checkout/payment'], ['purchase', 'brand-new']],
  ['two modules', ['mfe-cart/gift', 'mfe-content/size-guide'], ['cart', 'size-guide', 'brand-new']],
])('a change of %s needs the journeys that can reach it [PLT-09]', (_what, modules, journeys) => {
  expect(journeysReaching(listed, touched, modules)).toEqual(journeys);
});

test('a change that no journey of the package is known to reach needs all of them [PLT-09]', () => {
  expect(journeysReaching(['cart', 'size-guide'], touched, ['mfe-cart/share'])).toEqual(['cart', 'size-guide']);
});
