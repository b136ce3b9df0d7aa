import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from 'release-kit/integrity';
import type { Release } from 'shared-contracts/remote';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluateRelease } from '../testing/evaluate-release.ts';
import { someRelease } from '../testing/some-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-modules-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function release(files: Readonly<Record<string, string>>): Release {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'cart/1.0.0', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  return someRelease('cart', {
    server: { modules: { cart: 'cart.cjs' } },
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))])),
  });
}

test('gives a server bundle the shell’s contracts and its own chunks', () => {
  const live = release({
    'server/cart.cjs': "exports.default = require('shared-contracts/session').name + require('./part.cjs').end;",
    'server/part.cjs': "exports.end = '!';",
  });
  const { screen } = evaluateRelease(folder, live, { shared: { 'shared-contracts/session': { name: 'session' } } });
  expect(screen('cart').default).toBe('session!');
});

test('never runs a server bundle that differs from its hash [PLT-11]', () => {
  const live = release({ 'server/cart.cjs': 'exports.default = 1;' });
  writeFileSync(join(folder, 'cart/1.0.0/server/cart.cjs'), 'globalThis.tampered = true;');
  expect(() => evaluateRelease(folder, live)).toThrow(/does not have the hash/);
  expect('tampered' in globalThis).toBe(false);
});

test('never runs a chunk that no release names [PLT-11]', () => {
  const live = release({ 'server/cart.cjs': "exports.default = require('../../../outside.cjs');" });
  writeFileSync(join(folder, 'outside.cjs'), 'globalThis.outside = true;');
  expect(() => evaluateRelease(folder, live)).toThrow(/not part of the release/);
});

test.each(['node:fs', 'child_process', 'net', 'ky'])('refuses to import %s into a server bundle', (name) => {
  const live = release({ 'server/cart.cjs': `exports.default = require('${name}');` });
  expect(() => evaluateRelease(folder, live)).toThrow(`may not import "${name}"`);
});
