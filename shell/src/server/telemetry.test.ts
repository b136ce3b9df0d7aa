import {
  type ExportedLogs,
  exportedLogs,
  fromOtlp,
  reportsIn,
  type TelemetryRecord,
  toOtlp,
} from 'shared-contracts/telemetry';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someRelease } from '../testing/some-release.ts';
import { httpServer } from './http-server.ts';
import { browserName, createPageTokens } from './page-tokens.ts';
import { createReleaseSets } from './release-sets.ts';
import { serveTelemetry } from './telemetry.ts';
import { createTelemetryOutbox } from './telemetry-outbox.ts';

const sent: { readonly headers: Record<string, string>; readonly body: ExportedLogs }[] = [];
let status = 200;
let isRefused: (body: string) => boolean;
beforeEach(() => {
  sent.length = 0;
  status = 200;
  isRefused = () => false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    if (status !== 200) return new Response(null, { status });
    if (isRefused(body)) return new Response(null, { status: 400 });
    sent.push({ headers, body: JSON.parse(body) as ExportedLogs });
    return new Response('{}');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const loaded = (place: number): TelemetryRecord => ({
  at: 1_700_000_000_000 + place,
  remote: 'cart',
  release: '1.0.0',
  owner: 'team-cart',
  trace: place.toString(16).padStart(32, '0'),
  event: 'remote-loaded',
  duration: place,
});
const records = () => sent.flatMap(({ body }) => fromOtlp(v.parse(exportedLogs, body)));
const outboxWith = (onFault = vi.fn()) => ({
  onFault,
  outbox: createTelemetryOutbox({ platformOrigin: 'http://platform.example', secret: 'of the shells', onFault }),
});

test('sends the reports of a thousand pages within a second in a few requests, and loses none [PLT-12]', async () => {
  const { outbox } = outboxWith();
  for (let page = 0; page < 1000; page += 1) outbox.add('shop-browser', [loaded(page)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(records()).toEqual(Array.from({ length: 1000 }, (_, page) => loaded(page)));
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(sent[0]?.headers.authorization).toBe('Bearer of the shells');
});

test('sends the reports of few pages once a second, and keeps pages and the server apart [PLT-12]', async () => {
  const { outbox } = outboxWith();
  outbox.add('shop-browser', [loaded(1)]);
  outbox.add('shop-server', [loaded(2)]);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body.resourceLogs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
});

test.each([429, 503])('sends again what is answered with %d [PLT-12]', async (refusal) => {
  const { outbox, onFault } = outboxWith();
  status = refusal;
  for (let page = 0; page < 300; page += 1) outbox.add('shop-browser', [loaded(page)]);
  await vi.advanceTimersByTimeAsync(3000);
  // Once a second, however much is told meanwhile.
  expect(onFault.mock.calls.length).toBeLessThanOrEqual(4);
  expect(onFault).toHaveBeenLastCalledWith(expect.any(Error), 0);
  status = 200;
  await vi.advanceTimersByTimeAsync(1000);
  expect(records()).toHaveLength(300);
});

test('counts records that are refused for good, and sends the others [PLT-12]', async () => {
  const { outbox, onFault } = outboxWith();
  status = 400;
  outbox.add('shop-browser', [loaded(1), loaded(2)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onFault.mock.calls.map(([, lost]) => lost)).toEqual([1, 1]);
  status = 200;
  outbox.add('shop-browser', [loaded(3)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(records()).toEqual([loaded(3)]);
});

test('loses one visitor’s refused record and no other [PLT-12]', async () => {
  const { outbox, onFault } = outboxWith();
  isRefused = (body) => body.includes(loaded(7).trace);
  for (let page = 0; page < 20; page += 1) outbox.add('shop-browser', [loaded(page)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(records()).toHaveLength(19);
  expect(onFault.mock.calls.map(([, lost]) => lost)).toEqual([1]);
});

test('keeps the newest records while none are accepted, and sends them when the shell ends', async () => {
  const { outbox } = outboxWith();
  status = 503;
  for (let page = 0; page < 5010; page += 1) outbox.add('shop-browser', [loaded(page)]);
  await vi.advanceTimersByTimeAsync(1000);
  status = 200;
  await outbox.close();
  expect(records()).toHaveLength(5000);
  expect(records()[0]).toEqual(loaded(10));
});

test('keeps the reports of each page with its token [SEC-04]', async () => {
  const { outbox } = outboxWith();
  for (const page of [1, 2]) for (const time of [1, 2]) outbox.add('shop-browser', [loaded(time)], `token ${page}`);
  await vi.advanceTimersByTimeAsync(1000);
  const reports = sent.flatMap(({ body }) => reportsIn(v.parse(exportedLogs, body)));
  expect(reports.map(({ pageToken, records }) => [pageToken, records.length])).toEqual([
    ['token 1', 2],
    ['token 2', 2],
  ]);
});

const set = createReleaseSets().of({ releases: [someRelease('content', { version: '3.0.0' })], unavailable: [] });
async function served() {
  vi.useRealTimers();
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  const add = vi.fn();
  const tokens = createPageTokens('of the shells');
  await serveTelemetry(app, { outbox: { add }, tokens, setOf: () => set });
  const post = (url: string, payload: object, from = '203.0.113.7') =>
    app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from, 'user-agent': 'x Firefox/141.0' } });
  return { add, tokens, post };
}
const askForToken = { digest: set.digest, path: '/de-de/p/none-1' };

test('gives a page a token with its releases, which no cache keeps [SEC-04]', async () => {
  const { post, tokens } = await served();
  const answer = await post('/telemetry/page', askForToken);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { token } = answer.json<{ token: string }>();
  expect(tokens.read(token)).toMatchObject({ releases: { content: '3.0.0' }, locale: 'de-de', browser: 'Firefox 141' });
  expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).not.toContain('203.0.113.7');
});

test('accepts reports in OTLP with a token of this shop, and nothing else [PLT-12] [SEC-04]', async () => {
  const { add, post } = await served();
  const { token } = (await post('/telemetry/page', askForToken)).json<{ token: string }>();
  expect((await post('/telemetry', toOtlp('shop-browser', [loaded(1)], token))).statusCode).toBe(204);
  expect(add).toHaveBeenCalledExactlyOnceWith('shop-browser', [loaded(1)], token);
  expect((await post('/telemetry', toOtlp('shop-browser', [loaded(1)]))).statusCode).toBe(403);
  expect((await post('/telemetry', toOtlp('shop-browser', [loaded(1)], `${token}x`))).statusCode).toBe(403);
  expect((await post('/telemetry', { resourceLogs: 'all' })).statusCode).toBe(400);
  expect(add).toHaveBeenCalledTimes(1);
});

test('limits the tokens of one household [SEC-04]', async () => {
  const { post } = await served();
  const codes: number[] = [];
  for (let page = 0; page < 130; page += 1)
    codes.push((await post('/telemetry/page', askForToken, `2001:db8:1:${page.toString(16)}::7`)).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(120);
  expect(codes.at(-1)).toBe(429);
  expect((await post('/telemetry/page', askForToken, '2001:db8:1:100::1')).statusCode).toBe(200);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox 141'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', 'Chrome 156'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', 'Chrome 156'],
  [
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Microsoft Edge 140',
  ],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  ['', 'other'],
])('names the browser of %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
