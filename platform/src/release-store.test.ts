import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { integrityOf } from './hashing.ts';
import { folderStore } from './release-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(version: string, script = 'export {};'): string {
  const build = join(folder, `build-${version}`);
  mkdirSync(join(build, 'browser'), { recursive: true });
  writeFileSync(join(build, 'browser/entry.js'), script);
  const release = {
    name: 'cart',
    owner: 'team-cart',
    contracts: '^0.1.0',
    routes: [],
    services: {},
    dialogs: {},
    slots: {},
    version,
    container: `cart_${version.replace(/\W/g, '_')}`,
    commit: 'unknown',
    builtAt: '2026-11-21T10:00:00.000Z',
    browser: { entry: 'entry.js', chunks: {} },
    server: { modules: {} },
    files: { 'browser/entry.js': integrityOf(Buffer.from(script)) },
  };
  writeFileSync(join(build, 'release.json'), JSON.stringify(release));
  return build;
}

test('a published release can be made live, and the one before is remembered [PLT-07]', () => {
  const store = folderStore(join(folder, 'releases'));
  for (const version of ['1.0.0', '1.1.0']) {
    store.publish(build(version));
    store.promote('cart', version);
  }
  expect(store.registry()).toEqual({ revision: 2, remotes: { cart: { stable: '1.1.0', previous: '1.0.0' } } });
});

test('promoting the live version again changes nothing', () => {
  const store = folderStore(join(folder, 'releases'));
  store.publish(build('1.0.0'));
  store.promote('cart', '1.0.0');
  store.promote('cart', '1.0.0');
  expect(store.registry().revision).toBe(1);
});

test('a version is written once: publishing it again leaves what is there [PLT-07]', () => {
  const store = folderStore(join(folder, 'releases'));
  store.publish(build('1.0.0', 'first();'));
  store.publish(build('1.0.0', 'second();'));
  expect(readFileSync(join(folder, 'releases/cart/1.0.0/browser/entry.js'), 'utf8')).toBe('first();');
});

test('a build whose file differs from its hash is refused [PLT-11]', () => {
  const built = build('1.0.0');
  writeFileSync(join(built, 'browser/entry.js'), 'tampered();');
  expect(() => folderStore(join(folder, 'releases')).publish(built)).toThrow(/differs from its hash/);
});

test('a version that is not published cannot be made live', () => {
  expect(() => folderStore(join(folder, 'releases')).promote('cart', '9.9.9')).toThrow(/not published/);
});
