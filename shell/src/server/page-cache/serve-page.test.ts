import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someRelease } from '../../testing/some-release.ts';
import { readConfig } from '../config.ts';
import { noDecisions, type PageDecisions } from '../experiments/participation.ts';
import { httpServer } from '../http-server.ts';
import type { PageRenderer } from '../page.ts';
import { createPageTurns } from '../page-turns.ts';
import { createReleaseSets } from '../release-sets.ts';
import type { PageRequest, RenderedPage } from '../render/task.ts';
import { createPageCache } from './page-cache.ts';
import { servePage } from './serve-page.ts';

let rendered: string[];
let price: string;
/** What each page reads. */
let readExperiments: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rendered = [];
  readExperiments = [];
  price = '10.00';
});
afterEach(() => vi.useRealTimers());

const sets = createReleaseSets();
const routes = [
  { path: '/p/:product', expose: 'product', chrome: 'full' as const, personal: false },
  { path: '/cart', expose: 'cart', chrome: 'full' as const, personal: true },
];
const setWith = (version: string, unavailable: string[] = []) =>
  sets.of({ releases: [someRelease('content', { version, routes })], unavailable });

/** A shell whose pages show a price that the services answer. */
function shop() {
  const render = async ({ job, calls }: PageRequest): Promise<RenderedPage> => {
    rendered.push(job.url);
    const call = { type: 'call', id: 1, call: 1, method: 'GET', path: '/products/1', headers: {} } as const;
    const { content } = await calls(call, Buffer.alloc(0), new AbortController().signal);
    return {
      status: job.url.includes('missing') ? 404 : 200,
      faulty: false,
      failed: false,
      head: { title: 'A page' },
      async pour(write) {
        write(Buffer.from(`<style nonce="${job.nonce}">a{b:c}</style><p>${content} ${job.locale}</p>`), true);
        return { data: '{}', errors: null, experiments: readExperiments };
      },
    };
  };
  const callServices: PageRenderer['callServices'] = async ({ call }) => ({
    answer: { type: 'answer', call, status: 200, contentType: 'application/json' },
    content: Buffer.from(price),
    surrogateKeys: ['documents', 'article/none'],
  });
  const renderer: PageRenderer = {
    config: readConfig({ name: 'Tarnfell', orderPrefix: 'TF' }),
    brand: { styles: '', fonts: undefined, paper: ['#ffffff', '#000000'] },
    pool: { render },
    turns: createPageTurns(1),
    callServices,
    telemetry: { add: () => undefined },
    flags: { values: {}, digest: '' },
    experiments: noDecisions,
    tokens: { issue: () => '' },
    shell: { scripts: ['shell.js'], files: { 'shell.js': 'sha384-shell' } },
  };
  const cache = createPageCache({ callServices, maxBytes: 10_000_000 });
  const releases = { before: () => undefined, fault: () => undefined, versions: () => ({}) };
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  const visitor = {
    live: setWith('1.0.0'),
    personal: false,
    flags: { values: {}, digest: '' },
    experiments: noDecisions as PageDecisions,
  };
  app.get('/*', (request, reply) =>
    servePage(
      request,
      reply,
      { ...renderer, flags: visitor.flags, experiments: visitor.experiments },
      { ...visitor, sets, releases },
      cache,
    ),
  );
  return {
    visitor,
    get(path: string, headers: Record<string, string> = {}) {
      return app.inject({ url: path, headers });
    },
  };
}
const path = '/en-us/p/none-1';
const text = (body: string) => /<p>(.*?)<\/p>/.exec(body)?.[1];

test('sends a cached page with a policy of hashes that covers its inline scripts and styles [PLT-10] [PLT-11]', async () => {
  const { get } = shop();
  const first = await get(path);
  const second = await get(path);
  expect(rendered).toHaveLength(1);
  expect(text(second.body)).toBe(text(first.body));
  const policy = String(second.headers['content-security-policy']);
  expect(policy).not.toContain('nonce');
  expect(second.body).not.toContain('nonce="');
  const inline = [...second.body.matchAll(/<(?:script|style)(?![^>]*(?:type|src)=)[^>]*>(.*?)<\/(?:script|style)>/gs)];
  expect(inline.length).toBeGreaterThan(2);
  for (const [, content = ''] of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  const others = (value: unknown) => String(value).replace(/(script|style)-src [^;]+/g, '');
  expect(others(policy)).toBe(others(first.headers['content-security-policy']));
  expect(policy).toContain("'strict-dynamic'");
});

test('keeps a page for each state of the flags, and renders at once when one changes [EXP-01]', async () => {
  const { visitor, get } = shop();
  const values = { 'content.layout': 'rows' };
  await get(path);
  visitor.flags = { values, digest: 'rows' };
  const changed = await get(path);
  expect(rendered).toHaveLength(2);
  expect(changed.body).toContain('"flags":{"content.layout":"rows"}');
  visitor.flags = { values: {}, digest: '' };
  expect((await get(path)).body).not.toContain('content.layout');
  expect(rendered).toHaveLength(2);
});

/** Asks for a page as visitors with every mix of two variations of so many experiments. */
async function visitEach({ visitor, get }: ReturnType<typeof shop>, experiments: number): Promise<void> {
  for (let index = 0; index < 40; index += 1) {
    const keys = Array.from({ length: experiments }, (_, place) => `content_${place}`);
    const variations = keys.map((key, place) => [key, (index >> (place % 5)) % 2 ? 'new' : 'usual'] as const);
    visitor.experiments = { variations: Object.fromEntries(variations), isPersonal: true };
    const { body } = await get(path);
    const { content_0: own } = visitor.experiments.variations;
    expect(body).toContain(`"variations":{"content_0":"${own}"}`);
  }
}

test('keeps a page for each variation of the experiments that it reads: 50 make no more copies than two [EXP-02]', async () => {
  readExperiments = ['content_0'];
  await visitEach(shop(), 2);
  const ofTwo = rendered.length;
  rendered.length = 0;
  await visitEach(shop(), 50);
  expect([ofTwo, rendered.length]).toEqual([2, 2]);
});

test('shares a page that reads no experiment, and keeps one that does from visitors who take no part [EXP-02] [EXP-04]', async () => {
  const { visitor, get } = shop();
  const part = { variations: { content_0: 'new' }, isPersonal: true };
  visitor.experiments = part;
  await get(path);
  visitor.experiments = noDecisions;
  expect((await get(path)).body).not.toContain('variations');
  expect(rendered).toHaveLength(1);

  readExperiments = ['content_0'];
  const other = `${path}?c=1`;
  await get(other);
  visitor.experiments = part;
  const own = await get(other);
  expect(own.body).toContain('"variations":{"content_0":"new"}');
  visitor.experiments = noDecisions;
  const baseline = await get(other);
  expect(baseline.body).not.toContain('variations');
  expect(baseline.headers.etag).not.toBe(own.headers.etag);
  expect(rendered).toHaveLength(3);
});

test('names what a page is made of for caches of the edge, unless it is one visitor’s own [BEY-10]', async () => {
  const { get } = shop();
  const keys = async (url: string) => (await get(url)).headers['surrogate-key'];
  expect([await keys(path), await keys(path)]).toEqual(['documents article/none', 'documents article/none']);
  expect(rendered).toHaveLength(1);
  const { visitor, get: own } = shop();
  visitor.personal = true;
  expect((await own(path)).headers['surrogate-key']).toBeUndefined();
});

test('sends brotli, gzip, and plain bytes of the same page [PLT-10]', async () => {
  const { get } = shop();
  await get(path);
  const plain = await get(path);
  const brotli = await get(path, { 'accept-encoding': 'gzip, br' });
  const gzip = await get(path, { 'accept-encoding': 'gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('compresses a page better once it is asked for often, and keeps its ETag [PLT-10]', async () => {
  const { get } = shop();
  price = Array.from({ length: 5000 }, (_, place) => `${(place * 7919) % 1013} tents`).join(' ');
  const answers = [];
  for (let visit = 0; visit < 4; visit += 1) answers.push(await get(path, { 'accept-encoding': 'br' }));
  const [, first] = answers;
  await eventually(async () => {
    const better = await get(path, { 'accept-encoding': 'br' });
    expect(better.rawPayload.length).toBeLessThan(first?.rawPayload.length ?? 0);
    expect(better.headers.etag).toBe(first?.headers.etag);
    expect(brotliDecompressSync(better.rawPayload)).toEqual(brotliDecompressSync(first?.rawPayload ?? Buffer.of()));
  });
});

test('answers 304 to a visitor whose copy is right, and the page to any other [PLT-10]', async () => {
  const { get } = shop();
  await get(path);
  const { etag } = (await get(path)).headers;
  const again = await get(path, { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await get(path, { 'if-none-match': '"another"' })).statusCode).toBe(200);
});

test.each([
  ['path', (from: ReturnType<typeof shop>) => from.get('/en-us/p/none-2')],
  ['query', (from: ReturnType<typeof shop>) => from.get(`${path}?size=L`)],
  ['locale', (from: ReturnType<typeof shop>) => from.get('/de-de/p/none-1')],
  [
    'release',
    (from: ReturnType<typeof shop>) => {
      from.visitor.live = setWith('2.0.0');
      return from.get(path);
    },
  ],
  [
    'set of readable remotes',
    (from: ReturnType<typeof shop>) => {
      from.visitor.live = setWith('1.0.0', ['cart']);
      return from.get(path);
    },
  ],
  [
    'answer of the services',
    (from: ReturnType<typeof shop>) => {
      price = '9.00';
      vi.setSystemTime(Date.now() + 3000);
      return from.get(path);
    },
  ],
])('renders again for another %s [PLT-10]', async (_part, other) => {
  const from = shop();
  await from.get(path);
  await from.get(path);
  expect(rendered).toHaveLength(1);
  await other(from);
  expect(rendered).toHaveLength(2);
});

test('gives a canary’s page to no visitor of the stable version [PLT-07] [PLT-10]', async () => {
  const from = shop();
  from.visitor.live = setWith('1.1.0');
  from.visitor.personal = true;
  await from.get(path);
  const canary = await from.get(path);
  expect(canary.headers['cache-control']).toContain('private');
  expect(canary.body).toContain('/releases/content/1.1.0/');
  from.visitor.live = setWith('1.0.0');
  from.visitor.personal = false;
  const stable = await from.get(path);
  expect(stable.body).not.toContain('1.1.0');
  expect((await from.get(path)).headers['cache-control']).toContain('public');
});

test.each(['/en-us/cart', '/en-us/p/missing'])('caches no page of %s [PLT-10]', async (one) => {
  const { get } = shop();
  await get(one);
  await get(one);
  expect(rendered).toHaveLength(2);
});
