import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { mark, olderBuild } from 'release-kit/testing/older-build';
import type { Release } from 'shared-contracts/remote';
import { codeArrived } from './code-arrived.ts';
import { releasesOf } from './releases-of.ts';
import { openShellBeside } from './shell-beside.ts';

/** What can be done to a browser file between its store and the page. */
export type Tampering = 'a byte changed' | 'hash taken away' | 'an older one';
export const tamperings: readonly Tampering[] = ['a byte changed', 'hash taken away', 'an older one'];

/** What became of a file: `runs` is right for what was not tampered with, and wrong for all else. */
export type FileOutcome = 'runs' | 'refused' | 'RAN';

interface Federated {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      readonly options: { readonly remotes: readonly { readonly name: string }[] };
      loadRemote(key: string): Promise<unknown>;
    }[];
  };
  /** What tampered code notes when it runs. */
  __ran?: string[];
  /** Scripts that came into the page without a hash. */
  unhashed: string[];
}

/** The require of a webpack build, as its chunks get it. */
interface ChunkRequire {
  /** Loads a chunk by its number. */
  e(chunk: number): Promise<unknown>;
  /** File of a chunk. */
  u(chunk: number): string;
}

/** Opens a shell with the releases that are built and, in the same store, an older signed release of each remote. */
export async function openTamperingShop(browser: Browser) {
  const shell = await openShellBeside();
  const folder = mkdtempSync(join(tmpdir(), 'tampering-'));
  const releases = releasesOf(shell);
  const built = new Map<string, { readonly release: Release; readonly older: Release }>();
  // The remotes of this shop: the repository may hold one more while another journey creates it.
  for (const name of Object.keys((await releases.read())?.remotes ?? {})) {
    const older = await releases.publish(olderBuild(join(folder, name), `mfe-${name}`));
    const release = await releases.stable(older.name);
    built.set(release.name, { release, older });
  }

  /** Answers for a file of the release with what somebody put there in its place. */
  const replaced = (older: Release, tampering: Tampering) => async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.split('/').at(-1) ?? '';
    const url =
      tampering === 'an older one'
        ? `${shell.origin}/releases/${older.name}/${older.version}/browser/${file}`
        : undefined;
    const response = await route.fetch(url ? { url } : {});
    const text = await response.text();
    await route.fulfill({ response, body: tampering === 'an older one' ? text : mark(file) + text });
  };

  /** Takes every hash of the release out of the page that names them. */
  async function withoutHashes(route: Route, base: string): Promise<void> {
    const response = await route.fetch();
    const inMap = new RegExp(`"${base}[^"]+":"sha384-[^"]+",?`, 'g');
    const inList = new RegExp(`("src":"${base}[^"]+"),"integrity":"sha384-[^"]+"`, 'g');
    const text = (await response.text()).replace(inMap, '').replace(/,\}/g, '}').replace(inList, '$1');
    await route.fulfill({ response, body: text });
  }

  /** A page gets to know a remote with the first way there: it looks the release up, and tells its loader of it. */
  async function goThere(page: Page, { name, routes }: Release): Promise<void> {
    await page.evaluate((path) => {
      history.pushState(null, '', `/en-us${path}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, routes[0]?.path ?? '');
    await page.waitForFunction(
      (remote) =>
        (window as unknown as Federated).__FEDERATION__.__INSTANCES__[0]?.options.remotes.some(
          (known) => known.name === remote,
        ),
      name,
    );
  }

  async function openPage(remote: string, isTampered: (file: string) => boolean, tampering?: Tampering): Promise<Page> {
    const { older, release } = built.get(remote) ?? never(remote);
    const base = `/releases/${remote}/${release.version}/browser/`;
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(() => {
      // Who cannot note a version that failed stays on the page, whose files are to be looked at.
      Reflect.deleteProperty(window, 'cookieStore');
      const unhashed: string[] = [];
      Object.assign(window, { unhashed });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLScriptElement && node.src && !node.integrity) unhashed.push(node.src);
      }).observe(document, { childList: true, subtree: true });
    });
    if (tampering) {
      const isFile = (url: URL) => url.pathname.startsWith(base) && isTampered(url.pathname.slice(base.length));
      await page.route(isFile, replaced(older, tampering));
      if (tampering === 'hash taken away')
        for (const named of [`${shell.origin}/en-us`, `${shell.origin}/live-releases/of/*`])
          await page.route(named, (route) => withoutHashes(route, base));
    }
    const response = await page.goto(`${shell.origin}/en-us`);
    const policy = (await response?.allHeaders())?.['integrity-policy'] ?? '';
    if (!policy.includes('script')) throw new Error('The page has no Integrity-Policy for scripts');
    await codeArrived(page);
    await goThere(page, release);
    return page;
  }

  /** Loads files of a remote through the page's own loaders, and tells what became of each. */
  async function loadAll(page: Page, release: Release, files: readonly string[]): Promise<Map<string, FileOutcome>> {
    const results = await page.evaluate(
      async ({ name, container, expose, entry, files }) => {
        const host = window as unknown as Federated & Record<string, unknown>;
        const federation = host.__FEDERATION__.__INSTANCES__[0];
        const succeeds = (loading: Promise<unknown> | undefined) =>
          Promise.resolve(loading).then(
            () => true,
            () => false,
          );
        // Also makes the container ready, when the entry itself is sound.
        await succeeds(federation?.loadRemote(`${name}/${expose}`));
        const own: { require?: ChunkRequire } = {};
        const chunks = host[`webpackChunk${container}`] as unknown[] | undefined;
        // A chunk without modules, whose start gets what the others load one another with.
        chunks?.push([['looking'], {}, (require: ChunkRequire) => Object.assign(own, { require })]);
        const { require } = own;
        const outcomes: [string, boolean][] = [];
        // Chunks have numbers of up to five digits (`chunkIds: 'deterministic'`). Without its entry a remote has none.
        const numbers = new Map(require && Array.from({ length: 100_000 }, (_, number) => [require.u(number), number]));
        for (const file of files) {
          const number = numbers.get(file);
          if (file === entry) outcomes.push([file, container in host]);
          else if (!require) outcomes.push([file, false]);
          else if (number === undefined) throw new Error(`No chunk has the file ${file}`);
          else outcomes.push([file, await succeeds(require.e(number))]);
        }
        return { outcomes, ran: host.__ran ?? [], unhashed: host.unhashed };
      },
      {
        name: release.name,
        container: release.container,
        expose: Object.keys(release.browser.chunks)[0] ?? '',
        entry: release.browser.entry,
        files,
      },
    );
    if (results.unhashed.length > 0) throw new Error(`Scripts without a hash: ${results.unhashed.join(', ')}`);
    const ran = new Set(results.ran.map((file) => file.replace('browser/', '')));
    return new Map(
      results.outcomes.map(([file, loads]) => [file, ran.has(file) ? 'RAN' : loads ? 'runs' : 'refused'] as const),
    );
  }

  async function look(
    remote: string,
    files: readonly string[],
    tampering?: Tampering,
  ): Promise<Map<string, FileOutcome>> {
    const { release } = built.get(remote) ?? never(remote);
    const page = await openPage(remote, (file) => files.includes(file), tampering);
    try {
      return await loadAll(page, release, files);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  }

  return {
    remotes: [...built.keys()],
    /** What becomes of every browser file of a remote: as it was released, or tampered with. */
    async outcomes(remote: string, tampering?: Tampering): Promise<Map<string, FileOutcome>> {
      const { release } = built.get(remote) ?? never(remote);
      const files = Object.keys(release.files)
        .filter((file) => /^browser\/.*\.js$/.test(file))
        .map((file) => file.slice('browser/'.length));
      const { entry } = release.browser;
      // The entry by itself: without it nobody asks for the others.
      const alone = await look(remote, [entry], tampering);
      return new Map([
        ...alone,
        ...(await look(
          remote,
          files.filter((file) => file !== entry),
          tampering,
        )),
      ]);
    },
    async close() {
      await shell.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function never(remote: string): never {
  throw new Error(`There is no remote ${remote}`);
}
