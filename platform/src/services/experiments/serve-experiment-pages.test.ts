import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { folderObjects } from 'release-kit/object-store';
import { keyPair } from 'release-kit/testing/test-release';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platformApp } from '../app.ts';
import type { ServedExperiment } from './experiment-api.ts';

const { signer, keys } = keyPair();
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
let folder: string;
let app: FastifyInstance;
let service: Server;
let changes: { readonly method: string; readonly path: string; readonly body: unknown }[];
let experiments: ServedExperiment[];
let fails: boolean;
/** How often the experiments were read. */
let reads: number;

const counted = (variation: string, visitors: number, ordered: number) => ({
  variation,
  visitors,
  added: ordered,
  ordered,
  failed: 0,
  orders: ordered,
  revenue: ordered * 5000,
  revenueSquares: ordered * 5000 ** 2,
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'experiment-pages-'));
  changes = [];
  fails = false;
  reads = 0;
  experiments = [
    {
      key: 'content_help-contact',
      name: 'Whether <it> helps',
      status: 'Running',
      traffic: 50,
      variations: ['below', 'above'],
      reason: '',
      startedAt: 0,
      results: [counted('below', 1000, 50), counted('above', 1000, 60)],
    },
  ];
  service = createServer(async (request, response) => {
    const isKnown = request.headers.authorization === 'Bearer api token';
    if (fails || !isKnown) return response.writeHead(fails ? 503 : 401).end();
    const { method = '', url: path = '' } = request;
    if (method !== 'GET') {
      const body = (await json(request)) as { status?: 'Paused' };
      changes.push({ method, path, body });
      if (body.status) experiments = experiments.map((one) => ({ ...one, ...body }));
    } else reads += 1;
    return response.end(JSON.stringify({ items: experiments }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  ({ app } = await platformApp({
    objects: folderObjects(join(folder, 'releases')),
    keys,
    signer,
    deployers: () => ({
      [digest('token of noor')]: { name: 'noor', remotes: ['content'] },
      [digest('token of others')]: { name: 'others', remotes: ['cart'] },
    }),
    environment: 'production',
    logLevel: 'silent',
    telemetrySecret: 'of the shells',
    judgeEvery: 20,
    experimentApi: { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, token: 'api token' },
  }));
});
afterEach(async () => {
  await app.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true });
});

const page = async (url: string) => (await app.inject(url)).body;
const send = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: 'token of noor', ...fields }).toString(),
  });

test('lists experiments with their results and intervals [EXP-02]', async () => {
  const body = await page('/experiments');
  expect(body).toContain('Whether &lt;it&gt; helps');
  expect(body).toContain('5.0 % (3.8 % to 6.5 %)');
  expect(body).toMatch(/2\.50 \(\d\.\d\d to \d\.\d\d\)/);
  expect(body).toContain('+1.0 points, p = 0.327, not significant');
  expect(body).not.toContain('sample-ratio mismatch');
});

test('warns when the visitors split unevenly [EXP-02]', async () => {
  experiments = experiments.map((one) => ({ ...one, results: [counted('below', 1000, 0), counted('above', 700, 0)] }));
  expect(await page('/experiments')).toContain('sample-ratio mismatch');
});

test('stops and starts an experiment with a reason [EXP-02]', async () => {
  const form = await page('/experiments/change?key=content_help-contact');
  expect(form).toContain('<h1>Stop content_help-contact</h1>');
  const stopped = await send('/experiments/change', {
    key: 'content_help-contact',
    status: 'Paused',
    reason: 'Decided',
  });
  expect(stopped.headers.location).toBe('/experiments?done=content_help-contact');
  expect(changes).toEqual([
    {
      method: 'PATCH',
      path: '/experiments/content_help-contact',
      body: { status: 'Paused', reason: 'noor: Decided' },
    },
  ]);
  expect(await page('/experiments/change?key=content_help-contact')).toContain('<h1>Start content_help-contact</h1>');
});

test.each([
  [{ token: 'guessed' }, 401, 'does not know this token'],
  [{ token: 'token of others' }, 403, 'others releases cart'],
  [{ reason: ' ' }, 400, 'Give a reason'],
])('refuses a change with %o, and keeps what was entered [EXP-02]', async (fields, status, message) => {
  const answer = await send('/experiments/change', {
    key: 'content_help-contact',
    status: 'Paused',
    reason: 'Decided',
    ...fields,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(message);
  if (!('reason' in fields)) expect(answer.body).toContain('value="Decided"');
  expect(changes).toEqual([]);
});

test.each([
  [
    'a flag',
    { target: 'flag_content_help-search' },
    { key: 'flag_content_help-search', variations: ['true', 'false'] },
  ],
  [
    'a block of content',
    { target: 'block', experience: 'hero-test', variants: 'thick thin' },
    { key: 'block_hero-test', variations: ['baseline', 'thick', 'thin'] },
  ],
])('makes an experiment on %s [EXP-02]', async (_, fields, expected) => {
  expect(await page('/experiments/new')).not.toContain('value="content_help-contact"');
  const answer = await send('/experiments/new', { name: 'Does it help?', traffic: '20', ...fields });
  expect(answer.headers.location).toBe(`/experiments?done=${expected.key}`);
  expect(changes).toEqual([
    { method: 'POST', path: '/experiments', body: { name: 'Does it help?', traffic: 20, ...expected } },
  ]);
});

test.each<Record<string, string>>([
  { target: 'block', experience: 'hero test', variants: 'thick' },
  { target: 'block', experience: 'hero-test', variants: '' },
  { target: 'content_nothing' },
  { target: 'flag_content_help-search', traffic: '101' },
])('refuses to make an experiment of %o [EXP-02]', async (fields) => {
  const answer = await send('/experiments/new', { name: 'Does it help?', traffic: '20', ...fields });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('value="Does it help?"');
  expect(changes).toEqual([]);
});

test('says so when the service does not answer [EXP-02]', async () => {
  fails = true;
  expect(await page('/experiments')).toContain('does not answer');
});

test('stops an experiment by itself when a variation breaks checkout, and says why [EXP-02]', async () => {
  experiments = experiments.map((one) => ({
    ...one,
    results: [counted('below', 1000, 50), counted('above', 1000, 3)],
  }));
  await vi.waitFor(() => expect(changes).toHaveLength(1), 20_000);
  const body = await page('/experiments');
  expect(body).toContain('Stopped by itself: 3 of 1000 visitors ordered with above, and 50 of 1000 with the baseline');
  const before = reads;
  await vi.waitFor(() => expect(reads).toBeGreaterThan(before + 2), 20_000);
  expect(changes).toHaveLength(1);
});
