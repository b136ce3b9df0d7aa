import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { root } from 'release-kit/folders';
import { folderObjects } from 'release-kit/object-store';
import { publish } from 'release-kit/release-store';
import { keyPair, writeBuild } from 'release-kit/testing/test-release';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepVerdict } from '../gate/verdict.ts';
import { httpClient } from '../registry-client/registry-client.ts';
import { platformApp } from './app.ts';

const { signer, keys } = keyPair();
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
let folder: string;
let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
  const objects = folderObjects(join(folder, 'releases'));
  const access = { root, objects, environment: 'production', keys };
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publish(objects, writeBuild(join(folder, version), version), signer);
    const passed = { remote: 'cart', version, journeys: { ran: ['purchase'] }, by: 'mara' };
    if (version !== '1.2.0') await keepVerdict(access, signer, undefined, passed);
  }
  ({ app } = await platformApp({
    objects,
    keys,
    signer,
    deployers: () => ({
      [digest('cart-token')]: { name: 'team-cart', remotes: ['cart'] },
      [digest('content-token')]: { name: 'team-content', remotes: ['content'] },
    }),
    environment: 'production',
    logLevel: 'silent',
    telemetrySecret: 'of the shells',
  }));
  await app.listen({ port: 0 });
  origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const client = (token: string) => httpClient(origin, 'production', token);

test('a team makes its release live, puts one on trial and takes it back, over HTTP [PLT-07]', async () => {
  const cart = client('cart-token');
  expect(await cart.status()).toBeUndefined();
  await cart.change({ kind: 'promote', remote: 'cart', version: '1.0.0' });
  await cart.change({ kind: 'canary', remote: 'cart', version: '1.1.0', share: 10 }, 1);
  expect((await cart.status())?.remotes.cart).toEqual({ stable: '1.0.0', canary: { version: '1.1.0', share: 10 } });
  await cart.rollback('cart', { reason: 'slow' });
  await cart.change({ kind: 'promote', remote: 'cart', version: '1.1.0' });
  await cart.rollback('cart', {});
  expect((await cart.status())?.remotes.cart).toEqual({ stable: '1.0.0' });
  expect((await cart.history()).map(({ by, change }) => `${by} ${change.kind}`)).toEqual([
    'team-cart promote',
    'team-cart canary',
    'team-cart end-canary',
    'team-cart promote',
    'team-cart rollback',
  ]);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['without a token', () => client('').status(), /does not know this token/],
  ['with a wrong token', () => client('cart-tokem').history(), /does not know this token/],
  [
    'for another team’s remote',
    () => client('content-token').change({ kind: 'promote', remote: 'cart', version: '1.0.0' }),
    /releases content, not cart/,
  ],
  [
    'for a version that is not published',
    () => client('cart-token').change({ kind: 'promote', remote: 'cart', version: '7.0.0' }),
    /not published/,
  ],
  [
    'for a version that has not passed the gate',
    () => client('cart-token').change({ kind: 'promote', remote: 'cart', version: '1.2.0' }),
    /has not passed the gate/,
  ],
  [
    'for a way back to a version that was never live',
    () => client('cart-token').change({ kind: 'rollback', remote: 'cart', version: '1.2.0' }),
    /was never stable/,
  ],
  [
    'on a revision that is gone',
    () => client('cart-token').change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, 5),
    /somebody was faster/,
  ],
  [
    'for something that is no change',
    () => client('cart-token').change({ kind: 'delete', remote: 'cart' } as never),
    /Invalid/,
  ],
  ['for nothing to take back', () => client('cart-token').rollback('cart', {}), /nothing that could be taken back/],
])('refused %s [PLT-07]', async (_case, call, message) => {
  await expect(call()).rejects.toThrow(message);
});
