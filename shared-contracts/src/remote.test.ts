import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { release, remoteManifest } from './remote.ts';

const manifest = {
  name: 'cart',
  owner: 'team-cart',
  contracts: '^0.1.0',
  routes: [{ path: '/cart', expose: 'cart' }],
  services: { cart: 'service' },
  dialogs: {},
  slots: {},
};
const built = {
  ...manifest,
  version: '1.2.0-3f1274409ec8',
  container: 'cart_1_2_0',
  commit: 'abc',
  builtAt: '2026-11-21T10:00:00.000Z',
  browser: { entry: 'entry.js', chunks: { cart: ['cart.js'] } },
  server: { modules: { cart: 'server/cart.cjs' } },
  files: { 'browser/entry.js': `sha384-${'A'.repeat(64)}` },
};

describe('the definition of a remote [PLT-01]', () => {
  test('keeps the whole frame and is not personal by default', () => {
    expect(v.parse(remoteManifest, manifest).routes[0]).toMatchObject({ chrome: 'full', personal: false });
  });

  test.each([
    ['a name that is no container name', { name: 'My Cart' }],
    ['an exposed module that would leave its folder', { services: { cart: '../service' } }],
    [
      'two routes to one exposed module',
      {
        routes: [
          { path: '/cart', expose: 'cart' },
          { path: '/basket', expose: 'cart' },
        ],
      },
    ],
    ['a frame that the shell does not have', { routes: [{ path: '/cart', expose: 'cart', chrome: 'none' }] }],
  ])('is refused with %s', (_, part) => {
    expect(v.is(remoteManifest, { ...manifest, ...part })).toBe(false);
  });
});

describe('a release [PLT-11]', () => {
  test('lists every file with its hash', () => {
    expect(v.is(release, built)).toBe(true);
  });

  test.each([
    ['a weaker hash', { files: { 'browser/entry.js': `sha256-${'A'.repeat(43)}=` } }],
    ['a version that is none', { version: 'latest' }],
    ['no time', { builtAt: 'yesterday' }],
  ])('is refused with %s', (_, part) => {
    expect(v.is(release, { ...built, ...part })).toBe(false);
  });
});
