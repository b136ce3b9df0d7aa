import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { publish } from 'release-kit/release-store';
import { keyPair, writeBuild } from 'release-kit/testing/test-release';
import { type TelemetryRecord, toOtlp } from 'shared-contracts/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platformApp } from './app.ts';
import { watchCanaries } from './telemetry/canary-watch.ts';
import { createCollected } from './telemetry/collected.ts';

const { signer, keys } = keyPair();
let folder: string;
let app: FastifyInstance;
let open: () => Promise<FastifyInstance>;
let registry: ReturnType<typeof openRegistry>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  const objects = folderObjects(join(folder, 'releases'));
  registry = openRegistry({ objects, environment: 'production', keys });
  for (const version of ['1.0.0', '1.1.0']) await publish(objects, writeBuild(join(folder, version), version), signer);
  const by = { by: 'mara', signer };
  await registry.change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by);
  await registry.change({ kind: 'canary', remote: 'cart', version: '1.1.0', share: 20 }, by);
  open = async () => {
    const { app: opened } = await platformApp({
      objects,
      keys,
      signer,
      deployers: {},
      environment: 'production',
      logLevel: 'silent',
      telemetryFolder: join(folder, 'telemetry'),
      telemetryToken: 'of the shells',
      watchEvery: 20,
    });
    return opened;
  };
  app = await open();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

let pages = 0;
/** Pages that loaded a version, of which some failed. */
function told(release: string, loads: number, failed: number): TelemetryRecord[] {
  return Array.from({ length: loads }, (_, place) => {
    pages += 1;
    const trace = pages.toString(16).padStart(32, '0');
    const common = { at: Date.now(), remote: 'cart', release, owner: 'team-cart', trace };
    const load: TelemetryRecord = { ...common, event: 'remote-loaded', duration: 40 };
    const fault: TelemetryRecord = {
      ...common,
      event: 'exception',
      phase: 'render',
      message: 'no <b>sum</b>',
      stack: '',
    };
    return place < failed ? [load, fault] : [load];
  }).flat();
}
const send = (records: readonly TelemetryRecord[]) =>
  app.inject({ method: 'POST', url: '/v1/logs', payload: toOtlp('shop-browser', records) });

test('a canary that fails more often than what is stable is taken back by itself, and the log tells why [PLT-12]', async () => {
  await send(told('1.0.0', 100, 1));
  await send(told('1.1.0', 30, 12));
  await vi.waitFor(async () => expect((await registry.read())?.remotes.cart).toEqual({ stable: '1.0.0' }), 5000);
  expect(await registry.read()).toMatchObject({
    by: 'canary-watch',
    change: { kind: 'end-canary', remote: 'cart', reason: expect.stringContaining('failed in 12 of 30 pages') },
  });
});

test('what was told before the service was started anew counts for the status page and the verdict [PLT-12]', async () => {
  await send(told('1.0.0', 100, 1));
  await send(told('1.1.0', 19, 8));
  await app.close();
  app = await open();
  const { body } = await app.inject('/');
  expect(body).toContain('<td class="n">100</td><td class="n">1 (1.0 %)</td>');
  expect(body).toContain('no &lt;b&gt;sum&lt;/b&gt;');
  // One page alone says nothing; with those before it does.
  expect((await registry.read())?.remotes.cart?.canary?.version).toBe('1.1.0');
  await send(told('1.1.0', 1, 1));
  await vi.waitFor(() => expect(registry.read()).resolves.toMatchObject({ by: 'canary-watch' }), 5000);
  expect(await registry.read()).toMatchObject({
    change: { reason: expect.stringContaining('failed in 9 of 20 pages') },
  });
});

test('a shell of the shop may tell for all of its pages, a stranger may not [PLT-12]', async () => {
  const post = (authorization?: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/logs',
      headers: authorization ? { authorization } : {},
      payload: { resourceLogs: [] },
    });
  const answers = async (count: number, authorization?: string) => {
    const codes = new Set<number>();
    for (let place = 0; place < count; place += 1) codes.add((await post(authorization)).statusCode);
    return [...codes];
  };
  expect(await answers(700, 'Bearer of the shells')).toEqual([200]);
  expect(await answers(700, 'Bearer of nobody')).toEqual([200, 429]);
  // Strangers at the same address take nothing away from it.
  expect(await answers(1, 'Bearer of the shells')).toEqual([200]);
});

test('a canary that does as well as what is stable stays [PLT-12]', async () => {
  const collected = createCollected();
  for (const record of [...told('1.0.0', 100, 2), ...told('1.1.0', 60, 1)]) collected.add(record, Date.now());
  expect(await watchCanaries({ registry, collected, signer })).toEqual([]);
  expect((await registry.read())?.remotes.cart?.canary?.version).toBe('1.1.0');
});

test('the status page tells how each version does, whose it is, and shows what failed as text [PLT-12]', async () => {
  await send(told('1.0.0', 4, 1));
  const { body, headers } = await app.inject('/');
  expect(body).toContain('<th scope="row">cart</th><td><code>1.0.0</code></td><td>stable</td><td>team-cart</td>');
  expect(body).toContain('1 (25.0 %)');
  expect(body).toContain('no &lt;b&gt;sum&lt;/b&gt;');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['nothing', {}],
  ['a list', []],
  ['records without a time', { resourceLogs: [{ scopeLogs: [{ logRecords: [{}] }] }] }],
])('what is no OTLP is refused: %s', async (_case, payload) => {
  const answer = await app.inject({ method: 'POST', url: '/v1/logs', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 3 });
});
