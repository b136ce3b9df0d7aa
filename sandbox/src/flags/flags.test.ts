import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { initialize, type LDClient } from 'launchdarkly-node-client-sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Journal } from '../journal.ts';
import type { ServedFlag } from './flag.ts';
import { addFlags } from './routes.ts';

const key = 'content.help-search';
const settings = {
  flagService: { clientId: 'flags_test', apiToken: 'token', project: 'default', environment: 'production' },
};
let folder: string;
let journal: Journal<ServedFlag>;
let app: FastifyInstance;
let url: string;
const clients: LDClient[] = [];

async function start(): Promise<void> {
  journal = new Journal<ServedFlag>(path.join(folder, 'flags.jsonl'));
  app = Fastify();
  addFlags(app, settings, journal);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/flags`;
}
async function stop(): Promise<void> {
  await app.close();
  journal.close();
}
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'flags-'));
  await start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await stop();
  rmSync(folder, { recursive: true });
});

const silent = { debug() {}, info() {}, warn() {}, error() {} };
/** LaunchDarkly's own client-side SDK. */
async function sdk(clientId = 'flags_test'): Promise<LDClient> {
  const client = initialize(
    clientId,
    { kind: 'user', key: 'shop', anonymous: true },
    {
      baseUrl: url,
      streamUrl: url,
      eventsUrl: url,
      streaming: true,
      diagnosticOptOut: true,
      flushInterval: 2000,
      logger: silent,
    },
  );
  clients.push(client);
  return client;
}

const set = (value: boolean, { token = 'token', flag = key } = {}) =>
  fetch(`${url}/api/v2/flags/default/${flag}`, {
    method: 'PATCH',
    headers: { authorization: token, 'content-type': 'application/json; domain-model=launchdarkly.semanticpatch' },
    body: JSON.stringify({
      environmentKey: 'production',
      instructions: [
        { kind: 'turnFlagOn' },
        { kind: 'updateFallthroughVariationOrRollout', variationId: `${key}-${value ? 0 : 1}` },
      ],
    }),
  });

describe('LaunchDarkly’s SDK against the sandbox [EXP-01]', () => {
  test('gets the flags of the shop with their defaults, and hears of changes through its stream', async () => {
    const client = await sdk();
    await client.waitForInitialization(5);
    expect(client.variation(key)).toBe(true);
    const changed = vi.fn();
    client.on(`change:${key}`, changed);
    expect((await set(false)).status).toBe(200);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(false, true), 20_000);
    expect(client.variation(key)).toBe(false);
  });

  test('delivers its events', async () => {
    const client = await sdk();
    await client.waitForInitialization(5);
    client.variation(key);
    await client.flush();
    const { events } = (await (await fetch(`${url}/received`)).json()) as { events: { kind: string }[] };
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identify', 'summary']));
  });

  test('is refused in an environment that does not exist', async () => {
    await expect((await sdk('another')).waitForInitialization(5)).rejects.toThrow();
  });
});

describe('the REST interface [EXP-01]', () => {
  test('lists flags, and keeps what was changed over a restart', async () => {
    await set(false);
    await stop();
    await start();
    const response = await fetch(`${url}/api/v2/flags/default`, { headers: { authorization: 'token' } });
    const { items } = (await response.json()) as { items: { key: string; environments: object }[] };
    expect(items.find((one) => one.key === key)?.environments).toMatchObject({
      production: { on: true, fallthrough: { variation: 1 }, version: 2 },
    });
  });

  test('refuses another token, and an unknown flag', async () => {
    expect((await set(false, { token: 'guessed' })).status).toBe(401);
    expect((await set(false, { flag: 'content.nothing' })).status).toBe(404);
  });
});
