import { expect, test, vi } from 'vitest';
import type { Boot } from '../app/boot.ts';
import { someRelease, someReleases } from '../testing/some-release.ts';
import { readConfig } from './config.ts';
import type { EditorPreview } from './editor-preview.ts';
import { httpServer } from './http-server.ts';
import { type PageReleases, type PageRenderer, renderPage } from './page.ts';
import { createPageTurns } from './page-turns.ts';
import { createReleaseSets } from './release-sets.ts';
import { type RenderedPage, RenderFault, RenderLate } from './render/task.ts';

const page: RenderedPage = {
  status: 200,
  faulty: false,
  failed: false,
  head: { title: 'A page' },
  pour: async () => ({ data: '{}', errors: null, experiments: [] }),
};

const content = someRelease('content', {
  routes: [{ path: '/p/:product', expose: 'product', chrome: 'full', personal: false }],
});

/** A shell with so many remotes; the screen itself is left out. */
function shellAmong(
  count: number,
  different: Partial<PageRenderer> = {},
  log?: (line: string) => void,
  editor?: EditorPreview,
  differentReleases: Partial<PageReleases['releases']> = {},
) {
  const renderer: PageRenderer = {
    config: readConfig({ name: 'Tarnfell', orderPrefix: 'TF' }),
    brand: { styles: '', fonts: undefined, paper: ['#ffffff', '#000000'] },
    pool: { render: async () => page },
    turns: createPageTurns(1),
    callServices: () => Promise.reject(new Error('No page of this test makes a call')),
    telemetry: { add: () => undefined },
    flags: { values: { 'content.layout': 'rows' }, digest: '' },
    experiments: { variations: {}, isPersonal: false },
    tokens: { issue: () => '' },
    shell: { scripts: ['shell.js'], files: { 'shell.js': 'sha384-shell' } },
    ...different,
  };
  const sets = createReleaseSets();
  const live = sets.of({ releases: [content, ...someReleases(count - 1)], unavailable: [] });
  const releases = { before: () => undefined, fault: () => undefined, versions: () => ({}), ...differentReleases };
  const logging = log ? { logLevel: 'error', logStream: { write: log } } : { logLevel: 'silent' };
  const app = httpServer({ ...logging, trustedProxies: 'loopback' });
  app.get('/*', (request, reply) =>
    renderPage(request, reply, renderer, { live, sets, personal: false, releases }, editor),
  );
  return app;
}

/** A page as a shell with so many remotes makes it. */
async function pageAmong(count: number, path: string): Promise<{ readonly html: string; readonly boot: Boot }> {
  const { body: html } = await shellAmong(count).inject(path);
  const boot = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return { html, boot: JSON.parse(boot) as Boot };
}

test('a page weighs and knows the same among fifty remotes as among four [PLT-10]', async () => {
  const few = await pageAmong(4, '/en-us/p/none-1');
  const many = await pageAmong(50, '/en-us/p/none-1');
  expect(many.html).toHaveLength(few.html.length);
  expect(many.boot).toEqual({ ...few.boot, digest: many.boot.digest });
  expect(many.boot.releases.map(({ name }) => name)).toEqual(['content']);
});

test('a page that is nobody’s brings no release at all', async () => {
  const { boot } = await pageAmong(50, '/en-us/nowhere');
  expect(boot.releases).toEqual([]);
  expect(boot.integrity).toEqual({ '/assets/shell/shell.js': 'sha384-shell' });
});

test('logs a page that fails with the trace that its faults are reported by [OPS-03]', async () => {
  const lines: { readonly msg: string; readonly trace: string }[] = [];
  const reported: string[] = [];
  const add: PageRenderer['telemetry']['add'] = (_service, records) =>
    reported.push(...records.map(({ trace }) => trace));
  const render: PageRenderer['pool']['render'] = async ({ job, onFault }) => {
    onFault({ type: 'fault', id: 1, remote: 'content', phase: 'render', fault: { message: 'no price', stack: '' } });
    if (job.isFallback) return page;
    throw new RenderFault('hung', someRelease('content'));
  };
  const app = shellAmong(1, { pool: { render }, telemetry: { add } }, (line) => lines.push(JSON.parse(line)));
  await app.inject('/en-us/p/none-1');
  expect(lines).toMatchObject([{ msg: 'A page could not be rendered', trace: reported[0] }]);
  expect(reported[0]).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['the version before is in time', true, 'blames'],
  ['the version before is late as well, as with slow services', false, 'does not blame'],
])('a screen that is not ready in time, when %s', async (_what, isBeforeInTime, expected) => {
  const before = { ...content, version: '0.9.0' };
  const reported: string[] = [];
  const add: PageRenderer['telemetry']['add'] = (_service, records) =>
    reported.push(...records.map((record) => ('message' in record ? record.message : '')));
  const asked: (string | undefined)[] = [];
  const render: PageRenderer['pool']['render'] = async ({ screen, job }) => {
    asked.push(screen?.release.version);
    if (job.isFallback || (isBeforeInTime && screen?.release.version === before.version)) return page;
    throw new RenderLate('late');
  };
  const fault = vi.fn();
  const app = shellAmong(1, { pool: { render }, telemetry: { add } }, undefined, undefined, {
    before: () => before,
    fault,
  });
  expect((await app.inject('/en-us/p/none-1')).statusCode).toBe(200);
  expect(asked.slice(0, 2)).toEqual([content.version, before.version]);
  const blamed = isBeforeInTime ? [[content.name, content.version]] : [];
  expect(fault.mock.calls, expected).toEqual(blamed);
  expect(reported).toHaveLength(blamed.length);
});

/** A shell whose pages are ready when the test says so, and who asks for them. */
function slowShell() {
  const begun: { readonly path: string; readonly end: () => void }[] = [];
  const render: PageRenderer['pool']['render'] = ({ job }) =>
    new Promise((resolve) => begun.push({ path: new URL(job.url).pathname, end: () => resolve(page) }));
  const app = shellAmong(1, { pool: { render } });
  const ask = async (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
  const beginning = () => new Promise(setImmediate).then(() => begun.map(({ path }) => path));
  return { ask, begun, beginning };
}

test('one household’s pages leave others their time, and are refused at once when too many wait', async () => {
  const { ask, begun, beginning } = slowShell();
  const flood = Array.from({ length: 100 }, (_, number) => ask('203.0.113.7', `/en-us/p/flood-${number}`));
  const refused = await ask('203.0.113.7', '/en-us/p/flood-100');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.body).toContain('This part of the shop is not answering');
  expect(await beginning()).toHaveLength(4);
  const other = ask('203.0.113.8', '/en-us/p/bowl');
  expect((await beginning()).slice(4)).toEqual(['/en-us/p/bowl']);
  begun[4]?.end();
  expect((await other).statusCode).toBe(200);
  // They wait for their turn and are answered.
  for (let next = 0; next < 101; next += 1) {
    while (begun.length <= next) await beginning();
    begun[next]?.end();
  }
  expect((await Promise.all(flood)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('cart and checkout come before other pages', async () => {
  const { ask, begun, beginning } = slowShell();
  for (let household = 0; household < 4; household += 1)
    for (let number = 0; number < 4; number += 1) void ask(`203.0.113.${household}`, `/en-us/p/bowl-${number}`);
  expect(await beginning()).toHaveLength(16);
  void ask('203.0.113.8', '/en-us/p/late');
  void ask('203.0.113.9', '/en-us/Checkout/review');
  expect(await beginning()).toHaveLength(16);
  begun[0]?.end();
  expect((await beginning()).slice(16)).toEqual(['/en-us/Checkout/review']);
});

test('lets no cache keep where a draft leads [CNT-01]', async () => {
  const render = async () => ({ ...page, status: 301, redirect: '/en-us/pages/of-the-draft' });
  const headersFor = async (editor?: EditorPreview) =>
    (await shellAmong(1, { pool: { render } }, undefined, editor).inject('/en-us/p/none-1')).headers;
  expect(await headersFor({ preview: {}, authorization: 'Bearer erin' })).toMatchObject({
    location: '/en-us/pages/of-the-draft',
    'cache-control': 'no-store',
  });
  expect((await headersFor())['cache-control']).toBeUndefined();
});

test.each(['{}', undefined])(
  'a page of which no content came has a place for what the browser renders: data %s [PLT-10]',
  async (data) => {
    const pour: RenderedPage['pour'] = async () => ({ data, errors: null, experiments: [] });
    const { body } = await shellAmong(1, { pool: { render: async () => ({ ...page, pour }) } }).inject(
      '/en-us/p/none-1',
    );
    expect(body).toMatch(/<\/head><body><div id="root"><\/div><script type="application\/json" id="boot">/);
  },
);
