import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderObjects } from './object-store.ts';
import { openRegistry, RegistryConflict, versionBefore } from './registry-log.ts';
import { publish, publishedVersions, readRelease, resign } from './release-store.ts';
import { trustedKeys } from './signatures.ts';
import { keyPair, writeBuild } from './testing/test-release.ts';

const { signer, keys, publicPem } = keyPair();
const stranger = keyPair();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const objects = () => folderObjects(join(folder, 'releases'));
const registry = () => openRegistry({ objects: objects(), environment: 'production', keys });
const build = (version: string, files?: Readonly<Record<string, string>>) =>
  writeBuild(join(folder, `build-${version}`), version, files);
const release = (version: string) => publish(objects(), build(version), signer);
const by = { by: 'mara', signer };
const stored = (path: string) => join(folder, 'releases', path);

test('promotes a published release and records who did it [PLT-07]', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await release(version);
    await registry().change({ kind: 'promote', remote: 'cart', version }, by);
  }
  expect(await registry().read()).toMatchObject({
    revision: 2,
    by: 'mara',
    remotes: { cart: { stable: '1.1.0', previous: '1.0.0' } },
  });
  expect((await registry().history()).map(({ change }) => change)).toEqual([
    { kind: 'promote', remote: 'cart', version: '1.0.0' },
    { kind: 'promote', remote: 'cart', version: '1.1.0' },
  ]);
  expect(await publishedVersions(objects(), 'cart')).toEqual(['1.0.0', '1.1.0']);
});

test('writes a version once: publishing it again changes nothing [PLT-07]', async () => {
  await publish(objects(), build('1.0.0', { 'browser/entry.js': 'first();' }), signer);
  await publish(objects(), build('1.0.0', { 'browser/entry.js': 'second();' }), signer);
  expect(readFileSync(stored('cart/1.0.0/browser/entry.js'), 'utf8')).toBe('first();');
});

test('completes an interrupted publication instead of trusting it [PLT-07]', async () => {
  await objects().create('cart/1.0.0/browser/entry.js', 'cut o');
  await expect(readRelease(objects(), 'cart', '1.0.0', keys)).rejects.toThrow('not published');
  await publish(objects(), build('1.0.0', { 'browser/entry.js': 'whole();' }), signer);
  expect(readFileSync(stored('cart/1.0.0/browser/entry.js'), 'utf8')).toBe('whole();');
});

test('refuses a build whose file differs from its hash [PLT-11]', async () => {
  const built = build('1.0.0');
  writeFileSync(join(built, 'browser/entry.js'), 'tampered();');
  await expect(publish(objects(), built, signer)).rejects.toThrow(/differs from its hash/);
});

test('refuses to promote an unpublished version', async () => {
  await expect(registry().change({ kind: 'promote', remote: 'cart', version: '9.9.9' }, by)).rejects.toThrow(
    /not published/,
  );
});

test('refuses one of two changes to the same revision, and loses nothing [PLT-07]', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
  await registry().change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by);
  const tries = await Promise.allSettled(
    ['1.1.0', '1.2.0'].map((version) =>
      registry().change({ kind: 'promote', remote: 'cart', version }, { ...by, expected: 1 }),
    ),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find((one) => one.status === 'rejected')?.reason).toBeInstanceOf(RegistryConflict);
  expect(await registry().history()).toHaveLength(2);
});

test('counts a change whose writer died before updating the head [PLT-07]', async () => {
  await release('1.0.0');
  await registry().change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by);
  rmSync(stored('environments/production/registry.json'));
  expect((await registry().read())?.revision).toBe(1);
});

test('reads each entry of the history once, and the new ones [PLT-07]', async () => {
  const read: string[] = [];
  const counted = {
    ...objects(),
    read: (key: string) => {
      read.push(key);
      return objects().read(key);
    },
  };
  const watched = openRegistry({ objects: counted, environment: 'production', keys });
  const promote = async (version: string) => {
    await release(version);
    await registry().change({ kind: 'promote', remote: 'cart', version }, by);
  };
  await promote('1.0.0');
  await promote('1.1.0');
  expect(await watched.history()).toHaveLength(2);
  read.length = 0;
  await promote('1.2.0');
  expect((await watched.history()).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  expect(read).toEqual(['environments/production/log/000000003.json']);
  rmSync(stored(read[0] ?? ''));
  await expect(watched.history()).rejects.toThrow(/lost entries/);
});

test('detects an altered or truncated log [PLT-07]', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await release(version);
    await registry().change({ kind: 'promote', remote: 'cart', version }, by);
  }
  const second = stored('environments/production/log/000000002.json');
  const kept = readFileSync(second, 'utf8');
  writeFileSync(second, kept.replace('mara', 'nobody'));
  await expect(registry().history()).rejects.toThrow(/No trusted key/);
  rmSync(second);
  await expect(registry().history()).rejects.toThrow(/broken at revision 2/);
});

test('detects a misplaced log entry without waiting for the right one [PLT-11]', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await release(version);
    await registry().change({ kind: 'promote', remote: 'cart', version }, by);
  }
  const entry = (revision: number) => stored(`environments/production/log/00000000${revision}.json`);
  writeFileSync(stored('environments/production/registry.json'), readFileSync(entry(1)));
  expect((await registry().read())?.revision).toBe(3);
  writeFileSync(entry(3), readFileSync(entry(2)));
  await expect(registry().read()).rejects.toThrow(/broken at revision 3/);
});

test.each([
  ['by nobody', (text: string) => text.replace(/"signature":"[^"]{8}/, '"signature":"AAAAAAAA')],
  ['for another text', (text: string) => text.replace('team-cart', 'team-none')],
])('refuses a release signed %s [PLT-11]', async (_case, tamper) => {
  await release('1.0.0');
  const file = stored('cart/1.0.0/release.json');
  writeFileSync(file, tamper(readFileSync(file, 'utf8')));
  await expect(readRelease(objects(), 'cart', '1.0.0', keys)).rejects.toThrow(/No trusted key/);
});

test('refuses a release signed by another key, or an older one in its place [PLT-11]', async () => {
  await publish(objects(), build('1.0.0'), stranger.signer);
  await expect(readRelease(objects(), 'cart', '1.0.0', keys)).rejects.toThrow(/No trusted key/);
  await release('1.1.0');
  await release('1.2.0');
  writeFileSync(stored('cart/1.2.0/release.json'), readFileSync(stored('cart/1.1.0/release.json')));
  await expect(readRelease(objects(), 'cart', '1.2.0', keys)).rejects.toThrow(/holds the release cart 1.1.0/);
});

test('refuses the registry of another environment [PLT-11]', async () => {
  await release('1.0.0');
  await registry().change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by);
  const trial = openRegistry({ objects: objects(), environment: 'trial', keys });
  await objects().create(
    'environments/trial/registry.json',
    readFileSync(stored('environments/production/registry.json')),
  );
  await expect(trial.read()).rejects.toThrow(/holds an entry of production/);
});

test('rotates keys: the new one signs what is live, then the old one is dropped [PLT-11]', async () => {
  await release('1.0.0');
  const both = trustedKeys(publicPem + stranger.publicPem);
  await resign(objects(), { name: 'cart', version: '1.0.0' }, { keys: both, signer: stranger.signer });
  expect((await readRelease(objects(), 'cart', '1.0.0', stranger.keys)).version).toBe('1.0.0');
  expect((await readRelease(objects(), 'cart', '1.0.0', keys)).version).toBe('1.0.0');
});

test('rolls back to the previous version, never to one that was rolled back [PLT-07]', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await release(version);
    await registry().change({ kind: 'promote', remote: 'cart', version }, by);
  }
  expect(versionBefore(await registry().history(), 'cart')).toBe('1.1.0');
  await registry().change({ kind: 'rollback', remote: 'cart', version: '1.1.0' }, by);
  expect((await registry().read())?.remotes.cart).toEqual({ stable: '1.1.0' });
  expect(versionBefore(await registry().history(), 'cart')).toBe('1.0.0');
  await registry().change({ kind: 'rollback', remote: 'cart', version: '1.0.0' }, by);
  const history = await registry().history();
  expect(() => versionBefore(history, 'cart')).toThrow(/no version before/);
});
