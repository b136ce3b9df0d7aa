import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '../app/boot.ts';
import type { Question } from '../app/lookup.ts';
import { createReleaseSets } from '../server/release-sets.ts';
import { integrityOfReleases, liveRelease } from '../server/releases.ts';
import { someRelease, someReleases } from '../testing/some-release.ts';
import { createDirectory } from './directory.ts';
import { laterRoutes } from './later-routes.ts';

const origin = 'https://shop.example';
const content = someRelease('content', {
  routes: ['/', '/p/:product'].map((path) => ({ path, expose: 'screen', chrome: 'full' as const, personal: false })),
});
const set = createReleaseSets().of({ releases: [content, ...someReleases(50)], unavailable: [] });

const asked: string[] = [];
let fails = 0;
beforeEach(() => {
  asked.length = 0;
  fails = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (fails > 0) {
      fails -= 1;
      throw new TypeError('Failed to fetch');
    }
    const { searchParams } = new URL(address, origin);
    const found = [...searchParams].flatMap((question) => set.find(question as unknown as Question));
    return Response.json({
      releases: found.map((release) => liveRelease(release, undefined)),
      integrity: integrityOfReleases(found, undefined),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function productPage() {
  const boot: Pick<Boot, 'releases' | 'integrity' | 'digest'> = {
    releases: [liveRelease(content, undefined)],
    integrity: integrityOfReleases([content], undefined),
    digest: 'digest',
  };
  return createDirectory(boot, { origin, pathname: '/en-us/p/none-1' });
}
const link = (pathname: string, from = origin) => ({ origin: from, pathname });

test('finds its own remote’s service immediately and looks up another once [PLT-10]', async () => {
  const directory = productPage();
  expect(directory.find('services', 'content')).toEqual({ remote: 'content', expose: 'service' });
  expect(directory.find('services', 'remote7')).toBeUndefined();
  const [one, two] = await Promise.all([
    directory.lookUp('services', 'remote7'),
    directory.lookUp('services', 'remote7'),
  ]);
  expect(one).toEqual({ remote: 'remote7', expose: 'service' });
  expect(two).toEqual(one);
  expect(asked).toEqual(['/live-releases/of/digest?services=remote7']);
  expect(directory.hashes.get('/releases/remote7/1.0.0/browser/remote7.js')).toBe('sha384-entry');
  expect(directory.releases.map(({ name }) => name)).toEqual(['content', 'remote7']);
});

test('looks up all link targets in one request, except known and external ones [PLT-10]', async () => {
  const directory = productPage();
  const paths = ['/en-us', '/en-us/p/none-2', '/en-us/remote1/a', '/en-us/remote1/b', '/en-us/remote2/c'];
  await directory.learnLinks([...paths.map((path) => link(path)), link('/en-us/remote3/d', 'https://other.example')]);
  expect(asked).toEqual(['/live-releases/of/digest?at=remote1&at=remote2']);
  await directory.learn('/en-us/remote2/e');
  expect(asked).toHaveLength(1);
});

test('retries a broken request, and asks again for what was not found [PLT-10]', async () => {
  const directory = productPage();
  fails = 1;
  expect(await directory.lookUp('dialogs', 'remote4.dialog')).toMatchObject({ remote: 'remote4' });
  fails = 2;
  await expect(directory.learn('/en-us/remote5/a')).rejects.toThrow('Failed to fetch');
  await directory.learn('/en-us/remote5/a');
  expect(directory.releases.map(({ name }) => name)).toEqual(['content', 'remote4', 'remote5']);
});

test('keeps its version of a remote whatever later answers say [PLT-07]', async () => {
  const directory = productPage();
  const newer = liveRelease({ ...content, version: '2.0.0' }, undefined);
  vi.stubGlobal('fetch', async () => Response.json({ releases: [newer], integrity: {} }));
  await directory.learn('/en-us/somewhere');
  expect(directory.releases).toMatchObject([{ name: 'content', version: '1.0.0' }]);
});

test('gives the router each remote’s routes once, on first use', async () => {
  const directory = productPage();
  const patch = vi.fn();
  const routes = laterRoutes(directory, { screens: { loaded: () => undefined } } as never);
  await directory.lookUp('services', 'remote8');
  for (const path of ['/en-us/remote9/a', '/en-us/remote9/b', '/en-us/nowhere']) await routes({ path, patch });
  expect(patch.mock.calls.map(([id, added]) => [id, added.map((route: { id: string }) => route.id)])).toEqual([
    ['frame', ['remote8.screen', 'remote9.screen']],
  ]);
});
