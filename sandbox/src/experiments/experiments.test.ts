import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Client,
  createBatchEventProcessor,
  createInstance,
  createOdpManager,
  createPollingProjectConfigManager,
  createStaticProjectConfigManager,
  OptimizelyDecideOption,
} from '@optimizely/optimizely-sdk';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Journal } from '../journal.ts';
import { datafileOf, idOf, type ServedExperiment } from './experiment.ts';
import { addExperiments } from './routes.ts';

const key = 'content_help-contact';
const experimentService = {
  sdkKey: 'key_test',
  apiToken: 'token',
  dataKey: 'data_key',
  accountId: '1',
  projectId: '2',
};
let folder: string;
let journal: Journal<ServedExperiment>;
let app: FastifyInstance;
let url: string;
const clients: Client[] = [];

async function start(): Promise<void> {
  journal = new Journal<ServedExperiment>(path.join(folder, 'experiments.jsonl'));
  app = Fastify();
  addExperiments(app, { experimentService, slowAnswer: 200 }, journal);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/experiments`;
}
async function stop(): Promise<void> {
  await app.close();
  journal.close();
}
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'experiments-'));
  await start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await stop();
  rmSync(folder, { recursive: true });
});

const manage = (pathname: string, method = 'GET', body?: unknown, token = 'token') =>
  fetch(`${url}/api${pathname}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
const run = (status = 'Running', one = key) => manage(`/experiments/${one}`, 'PATCH', { status });

interface Described {
  readonly key: string;
  readonly status: string;
  readonly results: readonly { readonly variation: string; readonly visitors: number; readonly revenue: number }[];
}
async function described(one = key): Promise<Described | undefined> {
  const { items } = (await (await manage('/experiments')).json()) as { items: Described[] };
  return items.find((item) => item.key === one);
}

/** Optimizely's own SDK. */
async function sdk(): Promise<Client> {
  const dispatcher = {
    dispatchEvent: async ({ params }: { readonly params: unknown }) => {
      const response = await fetch(`${url}/v1/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(params),
      });
      return { statusCode: response.status };
    },
  };
  const client = createInstance({
    projectConfigManager: createPollingProjectConfigManager({
      sdkKey: 'key_test',
      urlTemplate: `${url}/datafiles/%s.json`,
    }),
    eventProcessor: createBatchEventProcessor({ eventDispatcher: dispatcher, flushInterval: 50, batchSize: 10 }),
    odpManager: createOdpManager({ segmentsApiTimeout: 1000 }),
  });
  clients.push(client);
  await client.onReady({ timeout: 2000 });
  return client;
}

describe('Optimizely’s SDK against the sandbox [EXP-02]', () => {
  test('decides by the datafile, and reports what visitors saw and did, once', async () => {
    await run();
    const client = await sdk();
    const user = client.createUserContext('vuid_0123456789abcdef', { country: 'NL' });
    const { variationKey } = user.decide(key);
    expect(['below', 'above']).toContain(variationKey);
    user.trackEvent('order_placed', { revenue: 1999, order: 'TF-1' });
    await vi.waitFor(
      async () =>
        expect((await described())?.results.find(({ variation }) => variation === variationKey)).toMatchObject({
          visitors: 1,
          ordered: 1,
          orders: 1,
          revenue: 1999,
        }),
      20_000,
    );
    const { events } = (await (await manage('/events')).json()) as { events: unknown[] };
    for (const body of events)
      await fetch(`${url}/v1/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await described())?.results.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(1);
    expect((await described())?.results.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(1999);
  });

  test('decides nothing while the experiment does not run', async () => {
    const client = await sdk();
    expect(client.createUserContext('vuid_0123456789abcdef').decide(key).variationKey).toBeNull();
  });

  test('gets the segments of a visitor', async () => {
    await manage('/experiments', 'POST', {
      key: 'flag_content_help-search',
      name: 'For regulars',
      traffic: 100,
      variations: ['true', 'false'],
      segment: 'regulars',
    });
    await run('Running', 'flag_content_help-search');
    await manage('/segments/vuid_0123456789abcdef', 'PUT', ['regulars']);
    const client = await sdk();
    const user = client.createUserContext('vuid_0123456789abcdef');
    expect(user.decide('flag_content_help-search').variationKey).toBeNull();
    await user.fetchQualifiedSegments();
    expect(user.qualifiedSegments).toEqual(['regulars']);
    expect(user.decide('flag_content_help-search').variationKey).not.toBeNull();
  });
});

describe('the datafile [EXP-02]', () => {
  const dataService = { host: 'http://localhost', publicKey: 'key' };
  const served = (traffic: number, variations = ['one', 'other']): ServedExperiment => ({
    key: 'content_split',
    name: 'Split',
    status: 'Running',
    traffic,
    variations,
    reason: '',
  });
  const deciderOf = (experiment: ServedExperiment) => {
    const datafile = datafileOf([experiment], { accountId: '1', projectId: '2', revision: 1, dataService });
    const client = createInstance({
      projectConfigManager: createStaticProjectConfigManager({ datafile: JSON.stringify(datafile) }),
    });
    clients.push(client);
    return (id: string) =>
      client.createUserContext(id).decide('content_split', [OptimizelyDecideOption.DISABLE_DECISION_EVENT])
        .variationKey;
  };

  test.each([
    ['half and half', 100, ['one', 'other']],
    ['in three, of a fifth of all', 20, ['one', 'two', 'three']],
  ])('splits 100,000 visitors %s, within 3 standard deviations', (_, traffic, variations) => {
    const visitors = 100_000;
    const decide = deciderOf(served(traffic, variations));
    const counts = new Map<string, number>();
    for (let index = 0; index < visitors; index += 1) {
      // As random as the shop's ids: consecutive ones are no independent draws for the hash.
      const id = createHash('sha256').update(String(index)).digest('hex').slice(0, 27);
      const variation = decide(`vuid_${id}`) ?? 'none';
      counts.set(variation, (counts.get(variation) ?? 0) + 1);
    }
    for (const name of variations) {
      const share = traffic / 100 / variations.length;
      const deviation = Math.sqrt(visitors * share * (1 - share));
      expect(Math.abs((counts.get(name) ?? 0) - visitors * share)).toBeLessThan(3 * deviation);
    }
  });

  test('has ids of digits, which the SDKs keep in their events', () => expect(idOf('a', 'b')).toMatch(/^\d+$/));

  test('comes once, and then not until it changes', async () => {
    const ask = (since?: string) =>
      fetch(`${url}/datafiles/key_test.json`, { headers: since ? { 'if-modified-since': since } : {} });
    const modified = (await ask()).headers.get('last-modified') ?? '';
    expect((await ask(modified)).status).toBe(304);
    await run();
    expect((await ask(modified)).status).toBe(200);
  });

  test('is refused for another environment', async () =>
    expect((await fetch(`${url}/datafiles/another.json`)).status).toBe(403));

  test.each([
    ['missing', 503],
    ['slow', 504],
    ['wrong', 200],
    ['huge', 200],
  ])('is %s for tests', async (mode, status) => {
    await manage('/mode', 'PUT', { mode });
    expect((await fetch(`${url}/datafiles/key_test.json`)).status).toBe(status);
  });
});

describe('the service’s interfaces [EXP-02]', () => {
  test('keep experiments over a restart', async () => {
    await run();
    await stop();
    await start();
    expect((await described())?.status).toBe('Running');
  });

  test('refuse another token, a taken key, and an unknown experiment', async () => {
    expect((await manage('/experiments', 'GET', undefined, 'guessed')).status).toBe(401);
    const taken = { key, name: 'Again', traffic: 100, variations: ['below', 'above'] };
    expect((await manage('/experiments', 'POST', taken)).status).toBe(409);
    expect((await run('Running', 'content_nothing')).status).toBe(404);
  });

  test('refuse events of another account, and a segment request without the key', async () => {
    const batch = {
      account_id: 'other',
      project_id: '2',
      revision: '1',
      client_name: 'node',
      client_version: '1',
      anonymize_ip: true,
      enrich_decisions: true,
      visitors: [{ visitor_id: 'vuid_1', attributes: [], snapshots: [] }],
    };
    const post = (pathname: string, body: object) =>
      fetch(url + pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('/v1/events', batch)).status).toBe(400);
    expect((await post('/v3/graphql', { query: '' })).status).toBe(403);
  });

  test('take events of customers by a pixel', async () => {
    const query = new URLSearchParams({
      vuid: 'vuid_1',
      tracker_id: 'data_key',
      event_type: 'order',
      vdl_action: 'purchase',
    });
    const response = await fetch(`${url}/v2/zaius.gif?${query}`);
    expect(response.headers.get('content-type')).toBe('image/gif');
    const { dataEvents } = (await (await manage('/events')).json()) as { dataEvents: unknown[] };
    expect(dataEvents).toEqual([Object.fromEntries(query)]);
  });
});
