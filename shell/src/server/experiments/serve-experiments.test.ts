import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { consentText, consentVersion, everyChoice } from 'shared-contracts/consent';
import type { EventBatch } from 'shared-contracts/experiment-rules';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { someDatafile } from '../../testing/datafile.ts';
import { httpServer } from '../http-server.ts';
import { ownCookies } from '../own-cookies.ts';
import { createCustomerData } from './customer-data.ts';
import { createDecider, type Decider } from './decider.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';
import { createParticipation } from './participation.ts';
import { serveExperiments } from './serve-experiments.ts';

interface Received {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}
let service: Server;
let received: Received[];
/** Status of the next answers of an interface, and then 200. */
let statuses: Record<'events' | 'graphql' | 'zaius.gif', number[]>;
let app: FastifyInstance;
let events: EventQueue;
let decider: Decider | undefined;
let now: number;
let onFault: Mock<(error: unknown) => void>;

beforeEach(async () => {
  received = [];
  statuses = { events: [], graphql: [], 'zaius.gif': [] };
  now = Date.now();
  // Of this test alone: what one before it left under way may fail later.
  onFault = vi.fn<(error: unknown) => void>();
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const key = request.headers['x-api-key'] as string | undefined;
    received.push({ path: request.url ?? '', key, body: text ? JSON.parse(text) : undefined });
    const edges = [
      { node: { name: 'regulars', state: 'qualified' } },
      { node: { name: 'others', state: 'not_qualified' } },
    ];
    response
      .writeHead(statuses[/([\w.]+)(\?|$)/.exec(request.url ?? '')?.[1] as keyof typeof statuses]?.shift() ?? 200)
      .end(JSON.stringify({ data: { customer: { audiences: { edges } } } }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  await start();
});
afterEach(async () => {
  await events.close();
  await app.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const serviceUrl = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

async function start({ isEnabled = true } = {}): Promise<void> {
  decider = createDecider(someDatafile({ dataHost: serviceUrl() }));
  events = createEventQueue({ url: `${serviceUrl()}/v1/events`, onFault, flushInterval: 20 });
  const datafile = { current: () => decider, close() {} };
  const customerData = createCustomerData({ onFault, timeout: 20_000 });
  const cookies = ownCookies({ isHttps: true });
  const participation = createParticipation({ isEnabled, datafile, cookies, customerData, now: () => now });
  app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  await serveExperiments(app, {
    datafile,
    participation,
    events,
    customerData,
    batches: { batchSize: 10, flushInterval: 1000 },
  });
  app.get('/*', (request, reply) => {
    const decisions = participation.ofPage(request, reply);
    reply.hijack();
    reply.raw.end(JSON.stringify(decisions));
  });
}

const consent = (isGiven: boolean) =>
  `__Host-shop.consent=${consentText({ version: consentVersion, at: now, choices: everyChoice(isGiven) })}`;
const cookieIn = (header: string | string[] | number | undefined) =>
  /shop\.experiments=([^;]*)/.exec(String(header))?.[1];

async function page(path: string, cookie = '', headers: Record<string, string> = {}) {
  const { headers: answered, body } = await app.inject({ url: path, headers: { cookie, ...headers } });
  return { id: cookieIn(answered['set-cookie']), header: answered['set-cookie'], ...(JSON.parse(body) as object) };
}
/** The cookie of a visitor who takes part. */
async function partner(): Promise<{ readonly cookie: string; readonly id: string }> {
  const { id = '' } = await page('/en-us/');
  return { cookie: `__Host-shop.experiments=${id}`, id: id.split('.')[0] ?? '' };
}

describe('who takes part [EXP-04]', () => {
  test.each([
    ['in the United States without an answer', '/en-us/', () => '', {}, true],
    ['in the United States who refuses', '/en-us/', () => consent(false), {}, false],
    ['in the United States whose browser opts out', '/en-us/', () => '', { 'sec-gpc': '1' }, false],
    ['in Germany without an answer', '/de-de/', () => '', {}, false],
    ['in Germany who accepts', '/de-de/', () => consent(true), {}, true],
    ['in Germany who refuses', '/de-de/', () => consent(false), {}, false],
    ['who works here', '/en-us/', () => '__Host-shop.staff=sealed', {}, false],
    ['outside of every locale', '/somewhere', () => '', {}, false],
  ])('a visitor %s', async (_, path, cookie, headers, takesPart) => {
    expect(await page(path, cookie(), headers)).toMatchObject(
      takesPart
        ? { isPersonal: true, variations: { content_0: expect.any(String) } }
        : { isPersonal: false, variations: {} },
    );
    const { id } = await page(path, cookie(), headers);
    expect(id !== undefined).toBe(takesPart);
    if (id) expect(id.split('.')[0]).toMatch(/^vuid_[0-9a-f]{27}$/);
  });

  test('nobody while the setting is off, and nobody gets an id while nothing runs', async () => {
    decider = createDecider(someDatafile({ status: 'Paused' }));
    expect(await page('/en-us/')).toMatchObject({ id: undefined, isPersonal: false });
    await app.close();
    await start({ isEnabled: false });
    expect(await page('/en-us/', consent(true))).toMatchObject({ id: undefined, variations: {}, isPersonal: false });
    const { cookie } = { cookie: '__Host-shop.experiments=vuid_0123456789abcdef.1.1.0' };
    expect((await app.inject({ url: '/experiments/me', headers: { cookie } })).statusCode).toBe(204);
  });

  test('a visitor keeps the id, by a cookie that pages can delete, and loses it with consent', async () => {
    const { cookie, id } = await partner();
    now += 3_600_000;
    const later = await page('/en-us/', cookie);
    expect(later.id?.startsWith(id)).toBe(true);
    expect(String(later.header)).not.toContain('HttpOnly');
    expect(await page('/en-us/', `${cookie}; ${consent(false)}`)).toMatchObject({
      id: '',
      variations: {},
      isPersonal: true,
    });
  });
});

test('tells a page its visitor’s attributes: place, visits, and whether it is the first page [EXP-02]', async () => {
  const me = async (cookie: string) => (await app.inject({ url: '/experiments/me', headers: { cookie } })).json();
  const { cookie } = await partner();
  const place =
    'edge-country=US; edge-state=VT; edge-city=Stowe%20Village; edge-zip=05672; edge-latitude=44.46; edge-longitude=-72.68';
  expect((await me(`${cookie}; ${place}`)).attributes).toEqual({
    country: 'US',
    state: 'VT',
    city: 'Stowe Village',
    zip: '05672',
    latitude: '44.46',
    longitude: '-72.68',
    visit_number: 1,
    is_landing_page: true,
  });
  const second = `__Host-shop.experiments=${(await page('/en-us/', cookie)).id}`;
  expect((await me(second)).attributes).toEqual({ visit_number: 1, is_landing_page: false });
  // Not written again with each page.
  expect((await page('/en-us/', second)).id).toBeUndefined();
  now += 1_900_000;
  const back = `__Host-shop.experiments=${(await page('/en-us/', second)).id}`;
  expect((await me(back)).attributes).toEqual({ visit_number: 2, is_landing_page: true });
});

test('gives pages the datafile once, without the key of the customer data [EXP-02]', async () => {
  const first = await app.inject('/experiments/datafile.json');
  expect(first.body).not.toContain('data_key');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url: '/experiments/datafile.json', headers })).statusCode).toBe(304);
});

function batchOf(id: string, account = '1'): EventBatch {
  return {
    account_id: account,
    project_id: '2',
    revision: '1',
    client_name: 'javascript-sdk',
    client_version: '6',
    anonymize_ip: true,
    enrich_decisions: true,
    visitors: [
      {
        visitor_id: id,
        attributes: [],
        snapshots: [
          {
            decisions: [],
            events: [{ entity_id: '51', key: 'order_placed', timestamp: 1, uuid: randomUUID(), revenue: 1999 }],
          },
        ],
      },
    ],
  };
}
const post = (payload: object, cookie: string) =>
  app.inject({ method: 'POST', url: '/experiments/events', payload, headers: { cookie } });
const forwarded = () => received.filter(({ path }) => path === '/v1/events').map(({ body }) => body as EventBatch);

describe('events of pages [EXP-02]', () => {
  test('are passed on once, in batches of ten', async () => {
    const { cookie, id } = await partner();
    const batches = Array.from({ length: 25 }, () => batchOf(id));
    for (const batch of batches) expect((await post(batch, cookie)).statusCode).toBe(204);
    // A page may send again what it has no answer for.
    await post(batches[0] ?? {}, cookie);
    await eventually(() => expect(forwarded().flatMap(({ visitors }) => visitors)).toHaveLength(25));
    expect(forwarded().every(({ visitors }) => visitors.length <= 10)).toBe(true);
    await events.close();
    expect(forwarded().flatMap(({ visitors }) => visitors)).toHaveLength(25);
  });

  test('of one household count for five visitors at most, who cannot stop an experiment', async () => {
    const from = (remoteAddress: string, cookie: string, id: string) =>
      app.inject({
        method: 'POST',
        url: '/experiments/events',
        payload: batchOf(id),
        headers: { cookie },
        remoteAddress,
      });
    const first = await partner();
    await from('203.0.113.7', first.cookie, first.id);
    for (let number = 0; number < 260; number += 1) {
      const id = `vuid_${number.toString(16).padStart(27, '0')}`;
      await from('203.0.113.7', `__Host-shop.experiments=${id}.1.1.0`, id);
    }
    const other = await partner();
    await from('203.0.113.8', other.cookie, other.id);
    expect((await from('203.0.113.7', first.cookie, first.id)).statusCode).toBe(204);
    await events.close();
    const tracked = forwarded().flatMap(({ visitors }) => visitors.map(({ visitor_id }) => visitor_id));
    expect(tracked.filter((id) => id === first.id)).toHaveLength(2);
    expect(tracked).toContain(other.id);
    expect(new Set(tracked).size).toBe(6);
  });

  test('come by a query, too, where a browser has no beacon', async () => {
    const { cookie, id } = await partner();
    const url = `/experiments/events?${new URLSearchParams({ params: JSON.stringify(batchOf(id)) })}`;
    expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(204);
    await eventually(() => expect(forwarded()).toHaveLength(1));
  });

  test('wait while the service is away, and are not sent again when it refuses them', async () => {
    const { cookie, id } = await partner();
    statuses.events = [503, 503, 200, 400];
    await post(batchOf(id), cookie);
    await eventually(() => expect(forwarded()).toHaveLength(3));
    expect(new Set(forwarded().map((batch) => JSON.stringify(batch))).size).toBe(1);
    await post(batchOf(id), cookie);
    await eventually(() => expect(forwarded()).toHaveLength(4));
    await events.close();
    expect(forwarded()).toHaveLength(4);
    expect(onFault).toHaveBeenCalledTimes(2);
  });

  test('of another visitor or account are refused, and nobody keeps those after a withdrawal [EXP-04]', async () => {
    const { cookie, id } = await partner();
    expect((await post(batchOf('vuid_of-somebody-else'), cookie)).statusCode).toBe(403);
    expect((await post(batchOf(id, '9'), cookie)).statusCode).toBe(403);
    expect((await post({ visitors: [] }, cookie)).statusCode).toBe(400);
    expect((await post(batchOf(id), '')).statusCode).toBe(204);
    expect((await post(batchOf(id), `${cookie}; ${consent(false)}`)).statusCode).toBe(204);
    const optsOut = { cookie, 'sec-gpc': '1' };
    await app.inject({ method: 'POST', url: '/experiments/events', payload: batchOf(id), headers: optsOut });
    expect((await app.inject({ url: '/experiments/me', headers: optsOut })).statusCode).toBe(204);
    await events.close();
    expect(forwarded()).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString'])('may have a key that objects have, too: %s', async (key) => {
    const { cookie, id } = await partner();
    const batch = batchOf(id);
    for (const event of batch.visitors[0]?.snapshots[0]?.events ?? []) event.key = key;
    expect((await post(batch, cookie)).statusCode).toBe(204);
  });

  test.each([
    ['revenue', '1e300'],
    ['value', '1e999'],
    ['timestamp', '1e999'],
  ])('are refused with a %s that nobody can add up', async (name, number) => {
    const { cookie, id } = await partner();
    const payload = JSON.stringify(batchOf(id)).replace('"uuid"', `"${name}":0,"uuid"`);
    const forged = payload.replace(/"revenue":1999/, '"tags":{}').replace(`"${name}":0`, `"${name}":${number}`);
    const headers = { cookie, 'content-type': 'application/json' };
    const { statusCode } = await app.inject({ method: 'POST', url: '/experiments/events', payload: forged, headers });
    expect(statusCode).toBe(400);
  });

  test('of one visitor do not cost others theirs when the service refuses them', async () => {
    const visitors = await Promise.all([partner(), partner(), partner()]);
    statuses.events = [413, 200, 400, 200];
    await Promise.all(visitors.map(({ cookie, id }) => post(batchOf(id), cookie)));
    await eventually(() => expect(forwarded()).toHaveLength(4));
    const alone = forwarded().slice(1);
    expect(alone.map((batch) => batch.visitors.length)).toEqual([1, 1, 1]);
    expect(new Set(alone.map((batch) => batch.visitors[0]?.visitor_id))).toEqual(new Set(visitors.map(({ id }) => id)));
    await eventually(() => expect(onFault).toHaveBeenCalledTimes(1));
  });

  test('fill no memory while the service is away, however large they are', async () => {
    const queue = createEventQueue({ url: `${serviceUrl()}/v1/events`, onFault, flushInterval: 60_000 });
    const large = () => ({ ...batchOf('vuid_0123456789abcdef'), client_version: 'x'.repeat(1024 * 1024) });
    statuses.events = [503, 503];
    const taken = Array.from({ length: 20 }, () => queue.add({ ...large(), revision: randomUUID() }).length);
    expect(taken).toEqual([...Array(15).fill(1), ...Array(5).fill(0)]);
    await queue.close();
    await queue.close();
    expect(queue.add(large())).toEqual([]);
    await queue.close();
    expect(queue.add(large())).toHaveLength(1);
    await queue.close();
  });

  test('are sent before the shell ends', async () => {
    const { cookie, id } = await partner();
    await post(batchOf(id), cookie);
    await events.close();
    expect(forwarded()).toHaveLength(1);
  });
});

describe('the customer data [EXP-02]', () => {
  const pixels = () => received.filter(({ path }) => path.startsWith('/v2/zaius.gif'));

  test('knows a visitor’s segments from the second page on: no page waits for them', async () => {
    decider = createDecider(someDatafile({ dataHost: serviceUrl(), segment: 'regulars' }));
    const { cookie, id } = await partner();
    expect(await page('/en-us/', cookie)).toMatchObject({ variations: {} });
    await eventually(async () =>
      expect(await page('/en-us/', cookie)).toMatchObject({ variations: { content_0: expect.any(String) } }),
    );
    const asked = received.filter(({ path }) => path === '/v3/graphql');
    expect(asked).toEqual([
      {
        path: '/v3/graphql',
        key: 'data_key',
        body: {
          query: `query {customer(vuid : "${id}") {audiences(subset: ["regulars"]) {edges {node {name state}}}}}`,
        },
      },
    ]);
  });

  test('changes nothing when it fails', async () => {
    statuses.graphql = [503];
    decider = createDecider(someDatafile({ dataHost: serviceUrl(), segment: 'regulars' }));
    const { cookie } = await partner();
    await page('/en-us/', cookie);
    await eventually(() => expect(onFault).toHaveBeenCalledTimes(1));
    expect(await page('/en-us/', cookie)).toMatchObject({ variations: {} });
    expect(received).toHaveLength(1);
  });

  test('hears of orders by a pixel, tried again up to three times while the service fails', async () => {
    const { cookie, id } = await partner();
    statuses['zaius.gif'] = [500, 502];
    await post(batchOf(id), cookie);
    await eventually(() => expect(pixels()).toHaveLength(3));
    const query = Object.fromEntries(new URL(pixels()[0]?.path ?? '', 'http://x').searchParams);
    expect(query).toEqual({
      vuid: id,
      revenue: '1999',
      source: 'ECOM15',
      tracker_id: 'data_key',
      event_type: 'order',
      vdl_action: 'purchase',
    });
  });

  test('gives an event up after the fourth try, or when it is refused', async () => {
    const { cookie, id } = await partner();
    statuses['zaius.gif'] = [500, 500, 500, 500, 404];
    await post(batchOf(id), cookie);
    await eventually(() => expect(pixels()).toHaveLength(4));
    await post(batchOf(id), cookie);
    // Events are sent one after the other: a retry would come before the other visitor's.
    const other = await partner();
    await post(batchOf(other.id), other.cookie);
    await eventually(() => expect(pixels().at(-1)?.path).toContain(other.id));
    expect(pixels()).toHaveLength(6);
  });
});
