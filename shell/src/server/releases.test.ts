import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { publish } from 'release-kit/release-store';
import { readSeal, seal } from 'release-kit/signatures';
import { keyPair, writeBuild } from 'release-kit/testing/test-release';
import type { RegistryChange, Release } from 'shared-contracts/remote';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluateRelease } from '../testing/evaluate-release.ts';
import { followReleases, type Releases } from './releases.ts';
import { seenRevision } from './seen-revision.ts';

const { signer, keys } = keyPair();
let folder: string;
let releases: Releases | undefined;
let faults: string[];
let usable: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'));
  faults = [];
});
afterEach(() => {
  releases?.close();
  rmSync(folder, { recursive: true, force: true });
});

const path = (...parts: readonly string[]) => join(folder, 'releases', ...parts);
const objects = () => folderObjects(path());
const change = (what: RegistryChange) =>
  openRegistry({ objects: objects(), environment: 'production', keys }).change(what, { by: 'mara', signer });
const promote = (version: string) => change({ kind: 'promote', remote: 'cart', version });
const release = (version: string, server = `exports.version = '${version}';`) =>
  publish(objects(), writeBuild(join(folder, version), version, { 'server/cart.cjs': server }), signer);

/** What somebody with a key could write who does not look at the release first. */
async function promoteUnread(version: string): Promise<void> {
  const sound = await objects().read('cart/1.0.0/release.json');
  const text = JSON.parse(readSeal(sound ?? '').payload) as Release;
  const aside = folderObjects(join(folder, 'aside'));
  for (const key of await objects().list('environments/')) await aside.create(key, (await objects().read(key)) ?? '');
  for (const one of ['1.0.0', version])
    await aside.create(
      `cart/${one}/release.json`,
      seal('release', JSON.stringify({ ...text, version: one, files: {} }), signer),
    );
  await openRegistry({ objects: aside, environment: 'production', keys }).change(
    { kind: 'promote', remote: 'cart', version },
    { by: 'mara', signer },
  );
  for (const key of await aside.list('environments/')) await objects().replace(key, (await aside.read(key)) ?? '');
}

const seen = () => seenRevision(path('..', 'data/registry-seen.json'));

async function follow(mirror?: string): Promise<Releases> {
  const served = mirror ?? path();
  releases = await followReleases(
    { objects: objects(), environment: 'production', keys, folder: served, mirrored: mirror !== undefined },
    {
      log: (message, error) => void faults.push(message, error instanceof Error ? error.message : ''),
      seen: seen(),
      probe: async (one: Release) => void evaluateRelease(served, one),
      onUsable: (all) => {
        usable = all.map(({ version }) => version);
      },
    },
  );
  return releases;
}
const versions = (from: Releases, visitor?: string) => from.current(visitor).releases.map(({ version }) => version);

test('a page gets what is stable, and the next one what became stable since [PLT-01]', async () => {
  await release('1.0.0');
  await promote('1.0.0');
  const live = await follow();
  expect(versions(live)).toEqual(['1.0.0']);
  await release('1.1.0');
  await promote('1.1.0');
  await eventually(() => expect(versions(live)).toEqual(['1.1.0']));
});

test('before anything is promoted there is nothing, and no fault [PLT-01]', async () => {
  const live = await follow();
  expect(live.current()).toEqual({ releases: [], unavailable: [] });
  expect(faults).toEqual([]);
});

test('a canary is for its share of the visitors, and for each of them always [PLT-07]', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await promote('1.0.0');
  await change({ kind: 'canary', remote: 'cart', version: '1.1.0', share: 50 });
  const live = await follow();
  expect(live.onTrial()).toBe(true);
  const visitors = Array.from({ length: 200 }, (_, place) => `visitor ${place}`);
  const given = visitors.map((one) => versions(live, one)[0]);
  expect(given).toEqual(visitors.map((one) => versions(live, one)[0]));
  expect(new Set(given)).toEqual(new Set(['1.0.0', '1.1.0']));
  expect(versions(live)).toEqual(['1.0.0']);
});

test.each<[string, (version: string) => Promise<unknown> | unknown]>([
  ['does not start', (version) => release(version, 'throw new Error("no");')],
  [
    'was changed by a byte',
    async (version) => {
      await release(version);
      writeFileSync(path('cart', version, 'server/cart.cjs'), 'exports.version = "evil";');
    },
  ],
  [
    'lost a file',
    async (version) => {
      await release(version);
      rmSync(path('cart', version, 'server/cart.cjs'));
    },
  ],
  [
    'was swapped with an old one that is rightly signed',
    async (version) => {
      await release(version);
      writeFileSync(path('cart', version, 'release.json'), readFileSync(path('cart/1.0.0/release.json')));
    },
  ],
])('a release that %s never becomes live: the one before stays [PLT-10] [PLT-11]', async (_case, make) => {
  await release('1.0.0');
  await promote('1.0.0');
  const live = await follow();
  expect(versions(live)).toEqual(['1.0.0']);
  await make('2.0.0');
  await promoteUnread('2.0.0');
  await eventually(() => expect(faults).toContain('The release cart 2.0.0 cannot be used'));
  expect(live.current()).toMatchObject({ releases: [{ version: '1.0.0' }], unavailable: [] });

  // Also for a shell that starts only now.
  live.close();
  expect(versions(await follow())).toEqual(['1.0.0']);
});

test('a remote of which nothing can be used is named, the others stay [PLT-10]', async () => {
  await release('1.0.0');
  await promote('1.0.0');
  rmSync(path('cart/1.0.0'), { recursive: true });
  const live = await follow();
  expect(live.current()).toEqual({ releases: [], unavailable: ['cart'] });
});

test('an old registry in place of the new one changes nothing for who saw the new one [PLT-11]', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await promote('1.0.0');
  const old = readFileSync(path('environments/production/registry.json'));
  await promote('1.1.0');
  const live = await follow();
  rmSync(path('environments/production/log/000000002.json'));
  writeFileSync(path('environments/production/registry.json'), old);
  await eventually(() => expect(faults).toContain('The registry cannot be read'));
  expect(versions(live)).toEqual(['1.1.0']);
});

/** Registry and log as they were after so many changes. */
function setBack(revision: number): void {
  const log = path('environments/production/log');
  for (const file of readdirSync(log)) if (Number.parseInt(file, 10) > revision) rmSync(join(log, file));
  writeFileSync(path('environments/production/registry.json'), readFileSync(join(log, `00000000${revision}.json`)));
}

test('a shell that starts anew believes no registry and log that were both set back, until somebody says so [PLT-11]', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await promote('1.0.0');
  await promote('1.1.0');
  (await follow()).close();
  expect(seen().read()).toBe(2);
  setBack(1);
  const after = await follow();
  expect(versions(after)).toEqual([]);
  expect(faults.join()).toMatch(/Revision 1 follows 2.*registry-seen\.json/);
  after.close();
  rmSync(seen().file);
  expect(versions(await follow())).toEqual(['1.0.0']);
});

test('a shell goes on from where one before it was, and keeps no count that cannot be read [PLT-11]', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await promote('1.0.0');
  (await follow()).close();
  await promote('1.1.0');
  expect(versions(await follow())).toEqual(['1.1.0']);
  expect(seen().read()).toBe(2);
  releases?.close();
  writeFileSync(seen().file, '{"revision":');
  expect(versions(await follow())).toEqual([]);
  expect(faults.join()).toMatch(/registry-seen\.json says no revision/);
});

test('from a store that is far the files are brought near and checked before they are live [PLT-11]', async () => {
  await release('1.0.0');
  await promote('1.0.0');
  const near = join(folder, 'near');
  expect(versions(await follow(near))).toEqual(['1.0.0']);
  expect(readFileSync(join(near, 'cart/1.0.0/server/cart.cjs'), 'utf8')).toContain('1.0.0');

  await release('1.1.0');
  writeFileSync(path('cart/1.1.0/server/cart.cjs'), 'evil');
  await promote('1.1.0');
  await eventually(() => expect(faults).toContain('The release cart 1.1.0 cannot be used'));
  expect(versions(releases as Releases)).toEqual(['1.0.0']);
});

test('lets go of releases that the registry no longer names [PLT-02]', async () => {
  await release('1.0.0');
  await promote('1.0.0');
  await follow();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await release(version);
    await promote(version);
    await eventually(() => expect(usable).toContain(version));
  }
  expect(usable.toSorted()).toEqual(['1.2.0', '1.3.0']);
});

test('stops using a version that ended a render worker', async () => {
  await release('1.0.0');
  await promote('1.0.0');
  await release('1.1.0');
  await promote('1.1.0');
  const live = await follow();
  expect(versions(live)).toEqual(['1.1.0']);
  live.stop('cart', '1.1.0');
  expect(versions(live)).toEqual(['1.0.0']);
});

test('tells since when the registry cannot be read, keeps serving, and logs each try once', async () => {
  await release('1.0.0');
  await promote('1.0.0');
  const live = await follow();
  expect(live.unreadableSince()).toBeUndefined();
  const head = path('environments/production/registry.json');
  const sound = readFileSync(head);
  writeFileSync(head, 'no registry at all');
  await eventually(() => expect(live.unreadableSince()).toBeDefined());
  expect(versions(live)).toEqual(['1.0.0']);
  writeFileSync(head, sound);
  await eventually(() => expect(live.unreadableSince()).toBeUndefined());
  expect(faults.filter((message) => message === 'The registry cannot be read')).toHaveLength(1);
}, 15_000);
