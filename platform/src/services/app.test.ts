import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folderObjects } from 'release-kit/object-store';
import { pageTokenKey, type ServedPage, signPage } from 'release-kit/page-token';
import { openRegistry } from 'release-kit/registry-log';
import { publish } from 'release-kit/release-store';
import { keyPair, writeBuild } from 'release-kit/testing/test-release';
import { type TelemetryRecord, type TelemetryReport, toOtlp } from 'shared-contracts/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servedPage } from '../testing/served-page.ts';
import { platformApp } from './app.ts';
import { watchCanaries } from './telemetry/canary-watch.ts';
import { createCollected } from './telemetry/collected.ts';
import { createIntake } from './telemetry/intake.ts';

const { signer, keys } = keyPair();
const secret = 'of the shells';
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
      deployers: () => ({}),
      environment: 'production',
      logLevel: 'silent',
      telemetryFolder: join(folder, 'telemetry'),
      telemetrySecret: secret,
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

/** Reports of pages that loaded a version, of which some failed; each page has a network of its own. */
function reports(release: string, loads: number, failed: number, options: Partial<ServedPage> = {}): TelemetryReport[] {
  return Array.from({ length: loads }, (_, place) => {
    const common = { at: Date.now(), remote: 'cart', release, owner: 'team-x', trace: servedPage().id };
    const load: TelemetryRecord = { ...common, event: 'remote-loaded', duration: 40 };
    const fault: TelemetryRecord = {
      ...common,
      event: 'exception',
      phase: 'render',
      message: 'no <b>sum</b>',
      stack: '',
    };
    return {
      service: 'shop-browser',
      pageToken: signPage(servedPage({ releases: { cart: release }, ...options }), pageTokenKey(secret)),
      records: place < failed ? [load, fault] : [load],
    };
  });
}
const post = (payload: object, authorization = `Bearer ${secret}`) =>
  app.inject({ method: 'POST', url: '/v1/logs', headers: { authorization }, payload });
async function send(all: readonly TelemetryReport[]): Promise<void> {
  for (let start = 0; start < all.length; start += 100) {
    const resourceLogs = all
      .slice(start, start + 100)
      .flatMap(({ service, records, pageToken }) => toOtlp(service, records, pageToken).resourceLogs);
    expect((await post({ resourceLogs })).statusCode).toBe(200);
  }
}

test('ends a canary that fails more often than the stable version, and logs why [PLT-12]', async () => {
  await send(reports('1.0.0', 100, 1));
  await send(reports('1.1.0', 30, 12));
  await vi.waitFor(async () => expect((await registry.read())?.remotes.cart).toEqual({ stable: '1.0.0' }), 20_000);
  expect(await registry.read()).toMatchObject({
    by: 'canary-watch',
    change: { kind: 'end-canary', remote: 'cart', reason: expect.stringContaining('failed in 12 of 30 pages') },
  });
});

test('counts reports from before a restart for the status page and the verdict [PLT-12]', async () => {
  await send(reports('1.0.0', 100, 1));
  await send(reports('1.1.0', 19, 8));
  await app.close();
  app = await open();
  const { body } = await app.inject('/');
  expect(body).toContain('<td class="n">100</td><td class="n">1 (1.0 %)</td>');
  expect(body).toContain('no &lt;b&gt;sum&lt;/b&gt;');
  // One page alone says nothing; with those before it does.
  expect((await registry.read())?.remotes.cart?.canary?.version).toBe('1.1.0');
  await send(reports('1.1.0', 1, 1));
  await vi.waitFor(() => expect(registry.read()).resolves.toMatchObject({ by: 'canary-watch' }), 20_000);
  expect(await registry.read()).toMatchObject({
    change: { reason: expect.stringContaining('failed in 9 of 20 pages') },
  });
});

test('accepts reports only from shells, and limits strangers without limiting shells [PLT-12] [SEC-04]', async () => {
  const answers = async (count: number, authorization?: string) => {
    const codes = new Set<number>();
    for (let place = 0; place < count; place += 1)
      codes.add((await post({ resourceLogs: [] }, authorization)).statusCode);
    return [...codes];
  };
  expect(await answers(700)).toEqual([200]);
  expect(await answers(700, 'Bearer of nobody')).toEqual([401, 429]);
  // Strangers at the same address take nothing away from a shell.
  expect(await answers(1)).toEqual([200]);
});

/** What the watch makes of the reports, without the service. */
async function watched(all: readonly TelemetryReport[]) {
  const intake = createIntake({ secret, readRegistry: () => registry.read(), ownerOf: async () => 'team-cart' });
  const collected = createCollected();
  for (const one of await intake.admit(all)) collected.add(one, Date.now());
  return { changes: await watchCanaries({ registry, collected, signer }), collected };
}

test('keeps a canary that does as well as the stable version [PLT-12]', async () => {
  const { changes } = await watched([...reports('1.0.0', 100, 2), ...reports('1.1.0', 60, 1)]);
  expect(changes).toEqual([]);
  expect((await registry.read())?.remotes.cart?.canary?.version).toBe('1.1.0');
});

test('does not let one network end a canary, however many pages it opens [SEC-04]', async () => {
  const usual = [...reports('1.0.0', 500, 0), ...reports('1.1.0', 18, 0)];
  const attack = await watched([...usual, ...reports('1.1.0', 200, 200, { network: 'of the attacker' })]);
  expect(attack.collected.seen('cart', '1.1.0')).toMatchObject({ pages: 20, failed: 2 });
  expect(attack.changes).toEqual([]);
  // The same failures from separate networks end it.
  const real = await watched([...usual, ...reports('1.1.0', 10, 10)]);
  expect(real.changes).toHaveLength(1);
});

test('says how many pages did not count because of their network [PLT-12] [SEC-04]', async () => {
  await send(reports('1.1.0', 10, 10, { network: 'of one company' }));
  const { body } = await app.inject('/');
  expect(body).toContain('<td class="n">2</td><td class="n bad">2 (100.0 %)</td>');
  expect(body).toContain('which do not count</th><td class="n">8</td>');
});

test('shows the health and owner of each version, and its faults as text [PLT-12]', async () => {
  await send(reports('1.0.0', 4, 1));
  const { body, headers } = await app.inject('/');
  expect(body).toContain('<th scope="row">cart</th><td><code>1.0.0</code></td><td>stable</td><td>team-cart</td>');
  expect(body).toContain('<td class="n">4</td><td class="n bad">1 (25.0 %)</td>');
  expect(body).toContain('no &lt;b&gt;sum&lt;/b&gt;');
  expect(body).toContain('cart cart, de-de, Firefox 141: 1');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['nothing', {}],
  ['a list', []],
  ['records without a time', { resourceLogs: [{ scopeLogs: [{ logRecords: [{}] }] }] }],
])('refuses what is not OTLP: %s', async (_case, payload) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 3 });
});
