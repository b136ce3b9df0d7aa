import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserFiles, serveImmutable } from './assets.ts';
import { httpServer } from './http-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  for (const file of [
    'cart/1.0.0/browser/entry.js',
    'cart/1.0.0/server/cart.js',
    'cart/1.0.0/release.json',
    'environments/production/registry.json',
    'environments/production/log/000000001.json',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '1');
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function statusOf(path: string): Promise<number> {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  serveImmutable(app, '/releases', folder, browserFiles);
  const { statusCode } = await app.inject(path);
  await app.close();
  return statusCode;
}

test('serves the browser files of a release', async () => {
  expect(await statusOf('/releases/cart/1.0.0/browser/entry.js')).toBe(200);
});

test.each([
  '/releases/environments/production/registry.json',
  '/releases/environments/production/log/000000001.json',
  '/releases/cart/1.0.0/release.json',
  '/releases/cart/1.0.0/server/cart.js',
  '/releases/cart/1.0.0/browser/../server/cart.js',
  '/releases/cart/1.0.0/browser/x%00.json',
  '/releases/x%00.json',
  '/releases/cart/1.0.0/browser/entry.js/x.js',
  `/releases/cart/1.0.0/browser/${'x'.repeat(300)}.js`,
])('answers 404 to %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test('keeps the details of an error from the client', async () => {
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  app.get('/', () => {
    throw new Error('/srv/secret/place cannot be read');
  });
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([500, '{"error":"Internal server error"}']);
});
