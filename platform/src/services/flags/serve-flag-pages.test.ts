import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { publish } from 'release-kit/release-store';
import { keyPair, writeBuild } from 'release-kit/testing/test-release';
import { expressWallets } from 'shared-contracts/flags/cart';
import { helpSearch } from 'shared-contracts/flags/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { platformApp } from '../app.ts';
import { flagsPage } from './flag-pages.ts';

const { signer, keys } = keyPair();
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
let folder: string;
let app: FastifyInstance;
let service: Server;
let patches: { readonly path: string; readonly body: unknown }[];
let fails: boolean;

const listed = (key: string) => ({
  key,
  variations: [
    { _id: `${key} on`, value: true },
    { _id: `${key} off`, value: false },
  ],
  environments: { production: { on: true, fallthrough: { variation: 0 }, offVariation: 1 } },
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flag-pages-'));
  patches = [];
  fails = false;
  service = createServer(async (request, response) => {
    const isKnown = request.headers.authorization === 'api token';
    if (fails || !isKnown) return response.writeHead(fails ? 503 : 401).end();
    if (request.method === 'PATCH') patches.push({ path: request.url ?? '', body: await json(request) });
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ items: [expressWallets.key, helpSearch.key, 'old.flag'].map(listed) }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const objects = folderObjects(join(folder, 'releases'));
  await publish(objects, writeBuild(join(folder, '1.0.0'), '1.0.0'), signer);
  await openRegistry({ objects, environment: 'production', keys }).change(
    { kind: 'promote', remote: 'cart', version: '1.0.0' },
    { by: 'mara', signer },
  );
  ({ app } = await platformApp({
    objects,
    keys,
    signer,
    deployers: () => ({
      [digest('token of noor')]: { name: 'noor', remotes: ['cart'] },
      [digest('token of others')]: { name: 'others', remotes: ['content'] },
    }),
    environment: 'production',
    logLevel: 'silent',
    telemetrySecret: 'of the shells',
    flagApi: {
      url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      token: 'api token',
      project: 'default',
      environment: 'production',
    },
  }));
});
afterEach(async () => {
  await app.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const form = { key: expressWallets.key, value: 'false', reason: 'Wallets <fail>', token: 'token of noor' };
const submit = (different: Partial<typeof form> = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/flags/change',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...form, ...different }).toString(),
  });

test('lists every flag with owner, value, default, and expiry [EXP-01]', async () => {
  const { body } = await app.inject('/flags');
  for (const { key, owner, expires } of [expressWallets, helpSearch])
    for (const text of [key, owner, expires]) expect(body).toContain(text);
  expect(body).toContain('The service also has old.flag, which no code declares.');
  expect((await app.inject('/')).body).toContain('href="/flags"');
});

test('marks flags that have expired, or that no live release reads [EXP-01]', () => {
  const page = (today: string, users: string[]) =>
    flagsPage({ flags: [{ flag: helpSearch, served: undefined, users }], strangers: [], today });
  expect(page(helpSearch.expires, ['content 1.0.0'])).not.toContain('Stale');
  expect(page('2999-01-01', ['content 1.0.0'])).toContain('Stale: expired');
  expect(page(helpSearch.expires, [])).toContain('Stale: no live release reads it');
});

test('gives a value to everybody, with a reason and who it was [EXP-01]', async () => {
  const { statusCode, headers } = await submit();
  expect([statusCode, headers.location]).toEqual([303, `/flags?done=${expressWallets.key}`]);
  expect(patches).toEqual([
    {
      path: `/api/v2/flags/default/${expressWallets.key}`,
      body: {
        environmentKey: 'production',
        comment: 'noor: Wallets <fail>',
        instructions: [
          { kind: 'turnFlagOn' },
          { kind: 'updateFallthroughVariationOrRollout', variationId: `${expressWallets.key} off` },
        ],
      },
    },
  ]);
});

test.each([
  ['a token that nobody has', { token: 'guessed' }, {}, 401],
  ['the token of another team', { token: 'token of others' }, {}, 403],
  ['a form of another site', {}, { origin: 'https://evil.example' }, 403],
  ['no reason', { reason: ' ' }, {}, 400],
])('refuses %s, and keeps what was entered [EXP-01]', async (_, different, headers, status) => {
  const { statusCode, body } = await submit(different, headers);
  expect(statusCode).toBe(status);
  expect(body).toContain('role="alert"');
  expect(body).not.toContain(form.token);
  expect(patches).toEqual([]);
});

test('says that the flag service does not answer, and that pages keep what they have [EXP-01]', async () => {
  fails = true;
  const { body, statusCode } = await app.inject('/flags');
  expect(statusCode).toBe(200);
  expect(body).toContain('The flag service does not answer.');
  expect(body).toContain(helpSearch.key);
});
