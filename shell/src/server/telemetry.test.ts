import { type ExportedLogs, exportedLogs, fromOtlp, type TelemetryRecord, toOtlp } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { httpServer } from './http-server.ts';
import { serveTelemetry } from './telemetry.ts';
import { createTelemetryOutbox } from './telemetry-outbox.ts';

const sent: { readonly headers: Record<string, string>; readonly body: ExportedLogs }[] = [];
let status = 200;
beforeEach(() => {
  sent.length = 0;
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    if (status !== 200) return new Response(null, { status });
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
const outboxWith = (token?: string, onFault = vi.fn()) => ({
  onFault,
  outbox: createTelemetryOutbox({ platformOrigin: 'http://platform.example', token, onFault }),
});

test('what a thousand pages tell within a second goes out in a few requests, and nothing is lost [PLT-12]', async () => {
  const { outbox } = outboxWith('of the shells');
  for (let page = 0; page < 1000; page += 1) outbox.add('shop-browser', [loaded(page)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(records()).toEqual(Array.from({ length: 1000 }, (_, page) => loaded(page)));
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(sent[0]?.headers.authorization).toBe('Bearer of the shells');
});

test('what few pages tell goes out once a second, and pages and the server stay told apart [PLT-12]', async () => {
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

test.each([429, 503])('what is answered with %d waits for the next time [PLT-12]', async (refusal) => {
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

test('records that are refused for good hold up no others, and are counted [PLT-12]', async () => {
  const { outbox, onFault } = outboxWith();
  status = 400;
  outbox.add('shop-browser', [loaded(1), loaded(2)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onFault).toHaveBeenCalledWith(expect.any(Error), 2);
  status = 200;
  outbox.add('shop-browser', [loaded(3)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(records()).toEqual([loaded(3)]);
});

test('while nobody takes them so many wait, the newest, and a shell that ends sends what it has', async () => {
  const { outbox } = outboxWith();
  status = 503;
  for (let page = 0; page < 20_010; page += 1) outbox.add('shop-browser', [loaded(page)]);
  await vi.advanceTimersByTimeAsync(1000);
  status = 200;
  await outbox.close();
  expect(records()).toHaveLength(20_000);
  expect(records()[0]).toEqual(loaded(10));
});

test('a page tells in OpenTelemetry’s format, and nothing else is taken [PLT-12]', async () => {
  vi.useRealTimers();
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  const add = vi.fn();
  await serveTelemetry(app, { add });
  const post = (payload: object) => app.inject({ method: 'POST', url: '/telemetry', payload });
  expect((await post(toOtlp('shop-browser', [loaded(1)]))).statusCode).toBe(204);
  expect(add).toHaveBeenCalledExactlyOnceWith('shop-browser', [loaded(1)]);
  expect((await post({ resourceLogs: 'all' })).statusCode).toBe(400);
  expect(add).toHaveBeenCalledTimes(1);
});
