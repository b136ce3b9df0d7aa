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

test('a published release can be made live, and who did it is kept [PLT-07]', async () => {
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

test('a version is written once: publishing it again leaves what is there [PLT-07]', async () => {
  await publish(objects(), build('1.0.0', { 'browser/entry.js': 'first();' }), signer);
  await publish(objects(), build('1.0.0', { 'browser/entry.js': 'second();' }), signer);
  expect(readFileSync(stored('cart/1.0.0/browser/entry.js'), 'utf8')).toBe('first();');
});

test('what an interrupted publishing left is completed, not believed [PLT-07]', async () => {
  await objects().create('cart/1.0.0/browser/entry.js', 'cut o');
  await expect(readRelease(objects(), 'cart', '1.0.0', keys)).rejects.toThrow('not published');
  await publish(objects(), build('1.0.0', { 'browser/entry.js': 'whole();' }), signer);
  expect(readFileSync(stored('cart/1.0.0/browser/entry.js'), 'utf8')).toBe('whole();');
});

test('a build whose file differs from its hash is refused [PLT-11]', async () => {
  const built = build('1.0.0');
  writeFileSync(join(built, 'browser/entry.js'), 'tampered();');
  await expect(publish(objects(), built, signer)).rejects.toThrow(/differs from its hash/);
});

test('a version that is not published cannot be made live', async () => {
  await expect(registry().change({ kind: 'promote', remote: 'cart', version: '9.9.9' }, by)).rejects.toThrow(
    /not published/,
  );
});

test('of two who change the same revision one is refused, and nothing is lost [PLT-07]', async () => {
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

test('a change whose writer died before the head was told counts [PLT-07]', async () => {
  await release('1.0.0');
  await registry().change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by);
  rmSync(stored('environments/production/registry.json'));
  expect((await registry().read())?.revision).toBe(1);
});

test('a log that was altered or cut is told [PLT-07]', async () => {
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

test('an entry of the log in another one’s place is told, and nobody waits for the right one [PLT-11]', async () => {
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
])('a release signed %s is refused [PLT-11]', async (_case, tamper) => {
  await release('1.0.0');
  const file = stored('cart/1.0.0/release.json');
  writeFileSync(file, tamper(readFileSync(file, 'utf8')));
  await expect(readRelease(objects(), 'cart', '1.0.0', keys)).rejects.toThrow(/No trusted key/);
});

test('a release of somebody else’s key, or an older one in its place, is refused [PLT-11]', async () => {
  await publish(objects(), build('1.0.0'), stranger.signer);
  await expect(readRelease(objects(), 'cart', '1.0.0', keys)).rejects.toThrow(/No trusted key/);
  await release('1.1.0');
  await release('1.2.0');
  writeFileSync(stored('cart/1.2.0/release.json'), readFileSync(stored('cart/1.1.0/release.json')));
  await expect(readRelease(objects(), 'cart', '1.2.0', keys)).rejects.toThrow(/holds the release cart 1.1.0/);
});

test('the registry of one environment is not taken for another’s [PLT-11]', async () => {
  await release('1.0.0');
  await registry().change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by);
  const trial = openRegistry({ objects: objects(), environment: 'trial', keys });
  await objects().create(
    'environments/trial/registry.json',
    readFileSync(stored('environments/production/registry.json')),
  );
  await expect(trial.read()).rejects.toThrow(/holds an entry of production/);
});

test('keys are rotated: the new one signs what is live, then the old one is given up [PLT-11]', async () => {
  await release('1.0.0');
  const both = trustedKeys(publicPem + stranger.publicPem);
  await resign(objects(), { name: 'cart', version: '1.0.0' }, { keys: both, signer: stranger.signer });
  expect((await readRelease(objects(), 'cart', '1.0.0', stranger.keys)).version).toBe('1.0.0');
  expect((await readRelease(objects(), 'cart', '1.0.0', keys)).version).toBe('1.0.0');
});

test('taking a version back leads to the one before, and never to one that was taken back [PLT-07]', async () => {
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
