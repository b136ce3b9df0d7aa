import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folderObjects } from 'release-kit/object-store';
import { pageTokenKey, signPage } from 'release-kit/page-token';
import { openRegistry } from 'release-kit/registry-log';
import { publish } from 'release-kit/release-store';
import { keyPair, writeBuild } from 'release-kit/testing/test-release';
import { type TelemetryRecord, toOtlp, type VitalName } from 'shared-contracts/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servedPage } from '../../testing/served-page.ts';
import { platformApp } from '../app.ts';

const { signer, keys } = keyPair();
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
const secret = 'of the shells';
let folder: string;
let app: FastifyInstance;
let registry: ReturnType<typeof openRegistry>;
let options: Parameters<typeof platformApp>[0];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'status-'));
  const objects = folderObjects(join(folder, 'releases'));
  registry = openRegistry({ objects, environment: 'production', keys });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publish(objects, writeBuild(join(folder, version), version), signer);
  for (const version of ['1.0.0', '1.1.0'])
    await registry.change({ kind: 'promote', remote: 'cart', version }, { by: 'mara', signer });
  options = {
    objects,
    keys,
    signer,
    deployers: () => ({
      [digest('token of noor')]: { name: 'noor', remotes: ['cart'] },
      [digest('token of others')]: { name: 'others', remotes: ['content'] },
    }),
    environment: 'production',
    logLevel: 'silent',
    telemetrySecret: secret,
  };
  ({ app } = await platformApp(options));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const form = {
  remote: 'cart',
  release: '1.1.0',
  revision: '2',
  reason: 'The sum is <wrong>',
  token: 'token of noor',
};
const submit = (different: Partial<typeof form> = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/rollback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...form, ...different }).toString(),
  });
const stable = async () => (await registry.read())?.remotes.cart;

const ofCart = (release: string) => ({ at: Date.now(), remote: 'cart', release, owner: '', trace: 'f'.repeat(32) });
/** Reports what one page of a version observed. */
const report = (...records: readonly TelemetryRecord[]) => {
  const releases = { cart: records[0]?.release ?? '' };
  const token = signPage(servedPage({ releases }), pageTokenKey(secret));
  return app.inject({
    method: 'POST',
    url: '/v1/logs',
    headers: { authorization: `Bearer ${secret}` },
    payload: toOtlp('shop-browser', records, token),
  });
};
const reportFault = (release: string) =>
  report({ ...ofCart(release), event: 'exception', phase: 'render', message: 'no sum', stack: '' });

test('offers the rollback of live versions beside their health and their faults [OPS-03] [PLT-07]', async () => {
  for (const release of ['1.0.0', '1.1.0']) await reportFault(release);
  const { body } = await app.inject('/');
  expect(body.match(/aria-label="Roll back cart 1\.1\.0"/g)).toHaveLength(2);
  expect(body).not.toContain('Roll back cart 1.0.0');
  expect(body).toContain('no sum in cart, by 5 minutes until');
});

test('offers the rollback of every live version, although nothing has reported of it [OPS-03] [PLT-07]', async () => {
  await registry.change({ kind: 'canary', remote: 'cart', version: '1.2.0', share: 10 }, { by: 'mara', signer });
  await reportFault('1.1.0');
  const { body } = await app.inject('/');
  expect(body).toContain('<code>1.2.0</code></td><td>canary, 10 %</td><td>team-cart</td><td class="n">0</td>');
  expect(body.match(/aria-label="Roll back cart 1\.2\.0"/g)).toHaveLength(1);
  expect(body.match(/<th scope="row">cart<\/th><td><code>1\.1\.0/g)).toHaveLength(2);
});

test('shows the web vitals of each version [BEY-11]', async () => {
  const vital = (name: VitalName, value: number) => ({ ...ofCart('1.1.0'), event: 'web-vital', name, value }) as const;
  for (const LCP of [900, 1200, 4000, 1000])
    await report(vital('LCP', LCP), vital('INP', 40), vital('CLS', 0.012), {
      ...vital('FCP', 1),
      event: 'long-task',
      duration: 120,
    });
  expect((await app.inject('/')).body).toContain(
    '<td class="n">4000 ms</td><td class="n">40 ms</td><td class="n">0.012</td><td class="n">4</td></tr>',
  );
});

test('shows what will be live after a rollback, and asks for reason and token [OPS-03] [PLT-07]', async () => {
  const { body, headers } = await app.inject('/rollback?remote=cart&release=1.1.0');
  expect(body).toContain('<th scope="row">Stable</th><td><code>1.1.0</code></td><td><code>1.0.0</code></td>');
  expect(body).toContain('<th scope="row">Fallback</th><td><code>1.0.0</code></td><td><code>–</code></td>');
  expect(body).toContain('name="reason" required');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('rolls back with the name of the token and the reason, and says so [OPS-03] [PLT-07]', async () => {
  const { statusCode, headers } = await submit();
  expect([statusCode, headers.location]).toEqual([303, '/?done=3']);
  expect(await registry.read()).toMatchObject({
    by: 'noor',
    change: { kind: 'rollback', version: '1.0.0', reason: 'The sum is <wrong>' },
    remotes: { cart: { stable: '1.0.0' } },
  });
  const { body } = await app.inject('/?done=3');
  expect(body).toContain('role="status">cart is at 1.0.0 again (revision 3, by noor)');
  expect(body).toContain('reason The sum is &lt;wrong&gt;');
});

test('accepts its own form behind a proxy [OPS-03]', async () => {
  const headers = { origin: 'https://ops.example', 'x-forwarded-host': 'ops.example', 'sec-fetch-site': 'same-origin' };
  expect((await submit({}, headers)).statusCode).toBe(303);
});

test('ends a canary and keeps the stable version [OPS-03] [PLT-07]', async () => {
  await registry.change({ kind: 'canary', remote: 'cart', version: '1.2.0', share: 10 }, { by: 'mara', signer });
  expect((await submit({ release: '1.2.0', revision: '3' })).statusCode).toBe(303);
  expect(await registry.read()).toMatchObject({ change: { kind: 'end-canary' } });
  expect(await stable()).toEqual({ stable: '1.1.0', previous: '1.0.0' });
});

test('rolls back the stable version although there is a canary [OPS-03] [PLT-07]', async () => {
  await registry.change({ kind: 'canary', remote: 'cart', version: '1.2.0', share: 10 }, { by: 'mara', signer });
  expect((await submit({ revision: '3' })).statusCode).toBe(303);
  expect(await stable()).toEqual({ stable: '1.0.0' });
});

test.each<[string, Partial<typeof form>, Record<string, string>, number, RegExp]>([
  ['without a token', { token: '' }, {}, 401, /does not know this token/],
  ['with a wrong token', { token: 'a guess' }, {}, 401, /does not know this token/],
  ['with another team’s token', { token: 'token of others' }, {}, 403, /releases content, not cart/],
  ['without a reason', { reason: '  ' }, {}, 400, /Give a reason/],
  ['of a version that is not live', { release: '1.0.0' }, {}, 422, /cart 1\.0\.0 is not live/],
  ['of an invented remote', { remote: 'constructor' }, {}, 403, /not constructor/],
  ['on a revision that is gone', { revision: '1' }, {}, 409, /somebody was faster/],
  ['from a form of another site', {}, { origin: 'https://elsewhere.example' }, 403, /another site/],
  ['from a frame of another site', {}, { 'sec-fetch-site': 'cross-site' }, 403, /another site/],
])('refuses a rollback %s, and changes nothing [OPS-03] [SEC-04]', async (_case, different, headers, status, why) => {
  const answer = await submit(different, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toMatch(why);
  expect(answer.body).not.toContain('token of');
  expect(await stable()).toEqual({ stable: '1.1.0', previous: '1.0.0' });
});

test('keeps the reason of a refused rollback as text [OPS-03] [SEC-04]', async () => {
  const { body } = await submit({ token: 'a guess', reason: '"><script>alert(1)</script>' });
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('limits wrong tokens to ten a minute of one household, wherever it tries them [SEC-04]', async () => {
  const call = (token: string, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/v1/environments/production/rollbacks',
      headers: { authorization: `Bearer ${token}` },
      payload: { remote: 'cart' },
      remoteAddress,
    });
  // Right ones are not counted.
  for (let count = 0; count < 11; count += 1) expect((await call('token of others')).statusCode).toBe(403);
  const codes: number[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    codes.push((await submit({ token: `guess ${guess}` })).statusCode, (await call(`guess ${guess}`)).statusCode);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  const refused = await call('token of noor');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('a guess', '203.0.113.7')).statusCode).toBe(401);
  // Who only looks is not refused.
  expect((await app.inject('/')).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await app.inject({ method: 'POST', url: '/rollback', headers })).statusCode).not.toBe(429);
});

test('makes no more guesses side by side than one after the other [SEC-04]', async () => {
  const guesses = Array.from({ length: 30 }, async (_, guess) => submit({ token: `guess ${guess}` }));
  const codes = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 401)).toHaveLength(10);
});

test('updates by itself only when asked to [OPS-03]', async () => {
  expect((await app.inject('/')).body).not.toContain('http-equiv="refresh"');
  expect((await app.inject('/?update=on')).body).toContain('<meta http-equiv="refresh" content="10">');
});

test('shows the orders per minute before and since a fault [OPS-03]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 12) });
  let orders = 0;
  let sale = { minutes: 0, perMinute: 0 };
  // Time passes between two counts, so that none is of one time and tells the orders of another.
  const services = createServer((_request, response) => {
    response.end(`shop_orders_placed_total ${orders}\n`);
    vi.setSystemTime(Date.now() + sale.minutes * 60_000);
    orders += sale.minutes * sale.perMinute;
    sale = { minutes: 0, perMinute: 0 };
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  try {
    await app.close();
    const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    ({ app } = await platformApp({ ...options, serviceOrigins: [origin], countEvery: 1 }));
    const expectShown = (text: string) =>
      vi.waitFor(async () => expect((await app.inject('/')).body).toContain(text), 20_000);
    sale = { minutes: 20, perMinute: 12 };
    await expectShown('Orders per minute: 12.0');
    await reportFault('1.1.0');
    await expectShown('in the next minute');
    sale = { minutes: 20, perMinute: 3 };
    await expectShown('<span class="bad">9.0 fewer</span><br>12.0 before, 3.0 since');
  } finally {
    vi.useRealTimers();
    services.close();
  }
});
