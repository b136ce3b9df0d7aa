import { expect, test } from 'vitest';
import type { Boot } from '../app/boot.ts';
import { someRelease, someReleases } from '../testing/some-release.ts';
import { readConfig } from './config.ts';
import { httpServer } from './http-server.ts';
import { type PageRenderer, renderPage } from './page.ts';
import { createReleaseSets } from './release-sets.ts';
import type { RenderedPage } from './render/task.ts';

/** A page as a shell with so many remotes makes it; the screen itself is left out. */
async function pageAmong(count: number, path: string): Promise<{ readonly html: string; readonly boot: Boot }> {
  const page: RenderedPage = {
    status: 200,
    faulty: false,
    failed: false,
    head: { title: 'A page' },
    pour: async () => ({ data: '{}', errors: null }),
  };
  const renderer: PageRenderer = {
    config: readConfig('Tarnfell'),
    brand: { styles: '', fonts: undefined },
    pool: { render: async () => page },
    callServices: () => Promise.reject(new Error('No page of this test makes a call')),
    telemetry: { add: () => undefined },
    tokens: { issue: () => '' },
    shell: { scripts: ['shell.js'], files: { 'shell.js': 'sha384-shell' } },
  };
  const sets = createReleaseSets();
  const content = someRelease('content', {
    routes: [{ path: '/p/:product', expose: 'product', chrome: 'full', personal: false }],
  });
  const live = sets.of({ releases: [content, ...someReleases(count - 1)], unavailable: [] });
  const releases = { before: () => undefined, fault: () => undefined, versions: () => ({}) };
  const app = httpServer({ logLevel: 'silent', trustedProxies: 'loopback' });
  app.get('/*', (request, reply) => renderPage(request, reply, renderer, { live, sets, personal: false, releases }));
  const { body: html } = await app.inject(path);
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
