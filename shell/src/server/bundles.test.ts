import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from 'shared-contracts/remote';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBundles } from './bundles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function release(files: Readonly<Record<string, string>>): Release {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'cart/1.0.0', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  return {
    name: 'cart',
    owner: 'team-cart',
    contracts: '^0.1.0',
    routes: [],
    services: {},
    dialogs: {},
    slots: {},
    version: '1.0.0',
    container: 'cart_1_0_0',
    commit: 'unknown',
    uses: {},
    builtAt: '2026-11-21T10:00:00.000Z',
    browser: { entry: 'entry.js', chunks: {} },
    server: { modules: { cart: 'cart.cjs' } },
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash(text)])),
  };
}

test('a server bundle gets the shell’s contracts and its own chunks', async () => {
  const live = release({
    'server/cart.cjs': "exports.default = require('shared-contracts/session').name + require('./part.cjs').end;",
    'server/part.cjs': "exports.end = '!';",
  });
  const bundles = createBundles({
    releaseFolder: folder,
    contracts: { 'shared-contracts/session': { name: 'session' } },
  });
  expect((await bundles.screensOf([live]).load('cart', 'cart')).default).toBe('session!');
});

test('a server bundle that differs from its hash never runs [PLT-11]', async () => {
  const live = release({ 'server/cart.cjs': 'exports.default = 1;' });
  writeFileSync(join(folder, 'cart/1.0.0/server/cart.cjs'), 'globalThis.tampered = true;');
  const bundles = createBundles({ releaseFolder: folder, contracts: {} });
  await expect(bundles.screensOf([live]).load('cart', 'cart')).rejects.toThrow(/does not have the hash/);
  expect('tampered' in globalThis).toBe(false);
});

test('a chunk that no release names never runs [PLT-11]', async () => {
  const live = release({ 'server/cart.cjs': "exports.default = require('../../../outside.cjs');" });
  writeFileSync(join(folder, 'outside.cjs'), 'globalThis.outside = true;');
  const bundles = createBundles({ releaseFolder: folder, contracts: {} });
  await expect(bundles.screensOf([live]).load('cart', 'cart')).rejects.toThrow(/not part of the release/);
});
