import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { consentText, consentVersion, everyChoice } from 'shared-contracts/consent';
import type { PageEvent } from 'shared-contracts/page-events';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someDatafile } from '../../testing/datafile.ts';
import { holdTimeLimits } from '../../testing/time-limits.ts';
import { createCustomerData } from '../experiments/customer-data.ts';
import { createDecider, type Decider } from '../experiments/decider.ts';
import { createParticipation } from '../experiments/participation.ts';
import { httpServer } from '../http-server.ts';
import { ownCookies } from '../own-cookies.ts';
import { createPersonalization, type Personalization } from './personalization.ts';
import { personalized } from './personalized.ts';
import { servePersonalization } from './serve-personalization.ts';
import { createWaitingEvents } from './waiting-events.ts';

interface Question {
  readonly customerId: string;
  readonly channel: string;
  readonly monetateId?: string;
  readonly events: readonly { readonly eventType: string; readonly url?: string; readonly requestId?: string }[];
}
let service: Server;
let asked: Question[];
let paths: string[];
/** How the service answers the next questions; then as usual. */
let answers: ((response: ServerResponse, question: Question) => void)[];
const onFault = vi.fn();
/** Lets the time limit of the last question pass. */
let passLimit: () => void;
const visitor = 'vuid_0123456789abcdef0123456789a';
const view = (url: string): PageEvent => ({ eventType: 'monetate:context:PageView', url, pageType: 'Other' });

function decided(response: ServerResponse, { events }: Question, results: readonly object[]): void {
  const requestId = events.at(-1)?.requestId;
  const actions = [{ actionId: 7, component: 'experience', items: [], impressionReporting: results }];
  response.end(
    JSON.stringify({ meta: { code: 200, monetateId: '2.7' }, data: { responses: [{ requestId, actions }] } }),
  );
}
const usual = [
  { experience_id: 'hero-test', experience_name: 'Hero', experience_label: 'hero', variant_label: 'thick' },
];
const usually = { 'block_hero-test': 'thick' };

beforeEach(async () => {
  passLimit = holdTimeLimits();
  asked = [];
  paths = [];
  answers = [];
  now = Date.now();
  onFault.mockClear();
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const question = JSON.parse(Buffer.concat(parts).toString()) as Question;
    asked.push(question);
    paths.push(request.url ?? '');
    const answer = answers.shift();
    if (answer) answer(response, question);
    else decided(response, question, usual);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const home = '10.0.0.1';
let now: number;
/** Waits long enough for a busy machine unless a test is about waiting. */
const make = ({ patience = 20_000 } = {}): Personalization =>
  createPersonalization({
    service: {
      url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/engine/v1/decide/shop`,
      channel: 'web',
    },
    onFault,
    now: () => now,
    patience,
  });
const failing = (response: ServerResponse) => void response.writeHead(503).end();

describe('decisions for a page [EXP-03]', () => {
  test('are asked for once, by brand, customer, and channel, and remembered', async () => {
    const personalization = make();
    expect(await personalization.ofPage(visitor, home)).toEqual(usually);
    expect(await personalization.ofPage(visitor, home)).toEqual(usually);
    expect(paths).toEqual(['/api/engine/v1/decide/shop']);
    expect(asked[0]).toEqual({
      customerId: visitor,
      channel: 'web',
      events: [
        { eventType: 'monetate:decision:DecisionRequest', requestId: expect.any(String), includeReporting: true },
      ],
    });
  });

  test('leave out the control, and names that no block has', async () => {
    const others = [
      { experience_id: 'hero-test', variant_label: 'thick', is_control: true },
      { experience_id: 'other', variant_label: 'Variant A' },
      { experience_id: 7, variant_label: 'thin' },
    ];
    answers = [(response, question) => decided(response, question, others)];
    expect(await make().ofPage(visitor, home)).toEqual({ block_7: 'thin' });
  });

  test('that come too late are for the next page', async () => {
    const slow = Promise.withResolvers<void>();
    answers = [(response, question) => void slow.promise.then(() => decided(response, question, usual))];
    const personalization = make({ patience: 20 });
    expect(await personalization.ofPage(visitor, home)).toEqual({});
    slow.resolve();
    await eventually(async () => expect(await personalization.ofPage(visitor, home)).toEqual(usually));
    expect(asked).toHaveLength(1);
  });

  test.each<[string, (response: ServerResponse, question: Question) => void]>([
    ['is away', failing],
    ['breaks off', (response) => void response.destroy()],
    ['never answers', () => passLimit()],
    ['answers nonsense', (response) => void response.end('{"data":')],
    ['answers something else', (response) => void response.end('{"data":{}}')],
    ['answers far too much', (response) => void response.end(Buffer.alloc(1024 * 1024, ' '))],
  ])('are the baselines when the service %s, and it rests after three failures', async (_, answer) => {
    answers = [answer, answer, answer];
    const personalization = make();
    for (const last of ['1', '2', '3', '4', '5'])
      expect(await personalization.ofPage(visitor.slice(0, -1) + last, home)).toEqual({});
    expect(asked).toHaveLength(3);
    expect(onFault).toHaveBeenCalledTimes(3);
  });
});

describe('a service that fails [EXP-03]', () => {
  const others = (index: number) => visitor.slice(0, -3) + String(index).padStart(3, '0');

  test('is asked again after a minute, and by one answer is sound again', async () => {
    const personalization = make();
    answers = [failing, failing, failing];
    for (const index of [1, 2, 3, 4]) await personalization.ofPage(others(index), home);
    expect(asked).toHaveLength(3);
    now += 60_001;
    expect(await personalization.ofPage(others(5), home)).toEqual(usually);
    answers = [failing, failing];
    for (const index of [6, 7]) await personalization.ofPage(others(index), home);
    expect(await personalization.ofPage(others(8), home)).toEqual(usually);
  });

  test('is not thought to fail because pages did not wait, or because it refuses what one visitor told', async () => {
    const slow = Promise.withResolvers<void>();
    const personalization = make({ patience: 5 });
    answers = [(response, question) => void slow.promise.then(() => decided(response, question, usual))];
    for (let tab = 0; tab < 4; tab += 1) expect(await personalization.ofPage(visitor, home)).toEqual({});
    slow.resolve();
    await eventually(async () => expect(await personalization.ofPage(visitor, home)).toEqual(usually));
    const refused = (response: ServerResponse) => void response.writeHead(400).end();
    answers = [refused, refused, refused, refused];
    for (let index = 0; index < 4; index += 1) await personalization.track(visitor, [view('/odd')]);
    await personalization.track(others(1), [view('/a')]);
    expect(asked.at(-1)?.events[0]).toMatchObject({ url: '/a' });
  });

  test('is asked about sixty new visitors of a household in a minute', async () => {
    const personalization = make();
    for (let index = 0; index < 65; index += 1) await personalization.ofPage(others(index), home);
    expect(asked).toHaveLength(60);
    expect(await personalization.ofPage(visitor, '10.0.0.2')).toEqual(usually);
  });
});

describe('page events [EXP-03]', () => {
  const urls = () => asked.map(({ events }) => events.flatMap(({ url }) => (url ? [url] : [])));

  test('go with the question, and their answer replaces what was known', async () => {
    const personalization = make();
    answers = [(response, question) => decided(response, question, [])];
    expect(await personalization.ofPage(visitor, home)).toEqual({});
    expect(await personalization.track(visitor, [view('/a'), view('/b')])).toEqual(usually);
    expect(await personalization.ofPage(visitor, home)).toEqual(usually);
    expect(urls()).toEqual([[], ['/a', '/b']]);
    expect(asked[1]).toMatchObject({ monetateId: '2.7' });
  });

  test('that the service did not take go with the next ones, in order, the last twenty', async () => {
    const personalization = make();
    answers = [failing];
    await personalization.track(visitor, [view('/lost'), view('/a')]);
    await personalization.track(
      visitor,
      Array.from({ length: 19 }, (_, index) => view(`/${index}`)),
    );
    expect(urls()[1]).toEqual(['/a', ...Array.from({ length: 19 }, (_, index) => `/${index}`)]);
    await personalization.track(visitor, [view('/later')]);
    expect(urls()[2]).toEqual(['/later']);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['took too long', () => passLimit()],
    ['broke off', (response) => void response.destroy()],
    ['answered 504', (response) => void response.writeHead(504).end()],
    ['refused them', (response) => void response.writeHead(400).end()],
  ])('are not sent again to a service that %s', async (_, answer) => {
    const personalization = make();
    answers = [answer];
    expect(await personalization.track(visitor, [view('/a')])).toEqual({});
    await personalization.track(visitor, [view('/b')]);
    expect(urls()).toEqual([['/a'], ['/b']]);
  });

  test('wait while the service rests', async () => {
    const personalization = make();
    answers = [failing, failing, failing];
    for (const url of ['/a', '/b', '/c', '/d']) await personalization.track(visitor, [view(url)]);
    expect(urls()).toEqual([['/a'], ['/a', '/b'], ['/a', '/b', '/c']]);
    now += 60_001;
    await personalization.track(visitor, [view('/e')]);
    expect(urls()[3]).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  test('that happen during a question go together with the next one, and none is lost', async () => {
    const personalization = make();
    const held = Promise.withResolvers<void>();
    answers = [(response) => void held.promise.then(() => failing(response))];
    const all = ['/a', '/b', '/c', '/d'].map((url) => personalization.track(visitor, [view(url)]));
    await eventually(() => expect(asked).toHaveLength(1));
    held.resolve();
    for (const one of all.slice(1)) expect(await one).toEqual(usually);
    expect(urls()).toEqual([['/a'], ['/a', '/b', '/c', '/d']]);
  });

  test('name an order once', async () => {
    const personalization = make();
    const line = { pid: 'TF4K2M9A0C5', sku: 'TF4K2M9A0C5', quantity: 1, currency: 'USD', value: '9.00' } as const;
    const order: PageEvent = {
      eventType: 'monetate:context:Purchase',
      purchaseId: 'TF-7K2M-9QXD',
      purchaseLines: [line],
    };
    for (let reload = 0; reload < 2; reload += 1) await personalization.track(visitor, [order]);
    expect(asked.map(({ events }) => events.length)).toEqual([2, 1]);
  });

  test('end what was decided before: the baseline again', async () => {
    const personalization = make();
    await personalization.track(visitor, [view('/a')]);
    answers = [(response, question) => decided(response, question, [])];
    expect(await personalization.track(visitor, [view('/b')])).toEqual({ 'block_hero-test': 'baseline' });
    expect(await personalization.ofPage(visitor, home)).toEqual({});
  });
});

test('what waits is bounded in size', () => {
  const waiting = createWaitingEvents();
  const url = `/${'x'.repeat(499)}`;
  for (let index = 0; index < 3000; index += 1)
    waiting.add(
      `vuid_${index}`,
      Array.from({ length: 20 }, () => view(url)),
    );
  expect(waiting.take('vuid_0')).toEqual([]);
  expect(waiting.take('vuid_2999')).toHaveLength(20);
});

describe('the shell', () => {
  let app: FastifyInstance;
  let decider: Decider | undefined;
  const now = Date.now();
  const consent = (isGiven: boolean) =>
    `__Host-shop.consent=${consentText({ version: consentVersion, at: now, choices: everyChoice(isGiven) })}`;

  async function start({ isEnabled = true, read = ['block_hero-test'] as readonly string[] | undefined } = {}) {
    decider = undefined;
    const datafile = { current: () => decider, close() {} };
    const participation = createParticipation({
      isEnabled,
      datafile,
      cookies: ownCookies({ isHttps: true }),
      customerData: createCustomerData({ onFault }),
    });
    const personalization = make();
    app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
    await servePersonalization(app, { personalization, participation, datafile });
    app.get('/*', async (request, reply) => {
      const decisions = await personalized(participation.ofPage(request, reply), {
        personalization,
        datafile,
        read: () => read,
        household: home,
      });
      reply.hijack();
      reply.raw.end(JSON.stringify(decisions));
    });
  }
  afterEach(async () => app.close());
  const track = (cookie = '', locale = 'en-us', body: object = { events: [view('/a')] }) =>
    app.inject({ method: 'POST', url: `/personalization/events?locale=${locale}`, headers: { cookie }, payload: body });
  const page = async (cookie: string) => (await app.inject({ url: '/en-us/', headers: { cookie } })).json() as object;

  test('gives a visitor an id with the first event, and the page after it the variants [EXP-03] [EXP-04]', async () => {
    await start();
    expect(await page('')).toEqual({ variations: {}, isPersonal: false });
    expect(asked).toEqual([]);
    const first = await track();
    expect(first.json()).toEqual(usually);
    const [, id = ''] = /shop\.experiments=([^;]*)/.exec(String(first.headers['set-cookie'])) ?? [];
    expect(asked[0]?.customerId).toBe(id.split('.')[0]);
    const cookie = `__Host-shop.experiments=${id}`;
    expect(await page(cookie)).toEqual({ variations: usually, isPersonal: true });
    expect((await track(cookie)).headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['refuses', () => consent(false), 'en-us'],
    ['was not asked in Germany', () => '', 'de-de'],
    ['works here', () => '__Host-shop.staff=sealed', 'en-us'],
  ])('tells nothing of a visitor who %s [EXP-04]', async (_, cookie, locale) => {
    await start();
    const answer = await track(cookie(), locale);
    expect([answer.statusCode, answer.headers['set-cookie'], asked]).toEqual([204, undefined, []]);
  });

  test('tells nothing while the setting is off [EXP-04]', async () => {
    await start({ isEnabled: false });
    expect([(await track(consent(true))).statusCode, asked]).toEqual([204, []]);
  });

  test('leaves blocks on which an experiment runs to the experiment [EXP-03]', async () => {
    await start();
    decider = createDecider(someDatafile({ experiments: ['block_hero-test'] }));
    const { headers, ...answer } = await track();
    expect(answer.json()).toEqual({});
    const [, id = ''] = /shop\.experiments=([^;]*)/.exec(String(headers['set-cookie'])) ?? [];
    expect(await page(`__Host-shop.experiments=${id}`)).toMatchObject({
      variations: { 'block_hero-test': expect.not.stringMatching('thick') },
    });
  });

  test.each([
    ['others', ['content_help-contact']],
    ['none', []],
  ])('asks only for pages with such blocks, not with %s [EXP-03]', async (_, read) => {
    await start({ read });
    expect(await page(`__Host-shop.experiments=${visitor}.1.1.0`)).toEqual({ variations: {}, isPersonal: false });
    expect(asked).toEqual([]);
  });

  test.each([
    ['a name that is not known', { events: [{ eventType: 'monetate:context:Email', email: 'a@b.example' }] }],
    ['more than is agreed', { events: [{ ...view('/a'), email: 'a@b.example' }] }],
    ['a query', { events: [view('/a?email=a@b.example')] }],
    ['another host', { events: [view('https://evil.example/')] }],
    ['none of them', { events: [] }],
    ['too many of them', { events: Array.from({ length: 21 }, () => view('/a')) }],
  ])('refuses events with %s', async (_, body) => {
    await start();
    expect((await track('', 'en-us', body)).statusCode).toBe(400);
    expect((await track('', 'xx-xx')).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });
});
