/**
 * Tampers with every server file, manifest, and registry entry of the builds: none of it may run. `--json` prints the
 * outcome of each, for `npm run check:tamper`, which does the same to browser files.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { descriptionKey, publish, releaseIn } from 'release-kit/release-store';
import { remotePackages } from 'release-kit/remote-packages';
import { readSeal } from 'release-kit/signatures';
import { mark, olderBuild } from 'release-kit/testing/older-build';
import { keyPair } from 'release-kit/testing/test-release';
import type { Release } from 'shared-contracts/remote';
import { followReleases } from '../src/server/releases.ts';
import { type SeenRevision, seenRevision } from '../src/server/seen-revision.ts';
import { evaluateRelease } from '../src/testing/evaluate-release.ts';

interface Result {
  readonly remote: string;
  readonly file: string;
  /** The outcome: after changing a byte, removing the hash, or substituting an older signed file. */
  readonly outcomes: readonly [changed: string, without: string, older: string];
}

declare global {
  /** Files that ran although they were tampered with. */
  var __ran: string[] | undefined;
}

const { signer, keys } = keyPair();
const folder = mkdtempSync(join(tmpdir(), 'tampering-'));
const store = join(folder, 'releases');
const objects = folderObjects(store);
const registry = openRegistry({ objects, environment: 'production', keys });
/** A function that classes can extend, unlike an arrow function. */
function nothing() {
  return undefined;
}

/** Replaces the modules that the shell shares, whatever a bundle does with them during evaluation. */
const anything: unknown = new Proxy(nothing, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything as object,
});
const shared = new Proxy<Record<string, unknown>>(
  {},
  {
    get: () => anything,
    getOwnPropertyDescriptor: (_target, name) =>
      String(name).startsWith('.') ? undefined : { value: anything, configurable: true, enumerable: true },
  },
);

/** `refused` when the operation throws, else `RAN`. */
const outcome = (use: () => unknown): string => {
  globalThis.__ran = undefined;
  try {
    use();
  } catch {
    return globalThis.__ran ? 'RAN' : 'refused';
  }
  return 'RAN';
};

/** Runs an operation while a file has different content. */
function holding<Value>(file: string, content: Buffer | string, act: () => Value): Value {
  const sound = readFileSync(file);
  writeFileSync(file, content);
  try {
    return act();
  } finally {
    writeFileSync(file, sound);
  }
}

/** The text with one character replaced by another of its kind. */
const withOtherCharacter = (text: string, place: number) =>
  `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`;

function serverFile(release: Release, older: Release, path: string): Result {
  const file = path.slice('server/'.length);
  const at = join(store, release.name, release.version, path);
  const sound = readFileSync(at, 'utf8');
  // The chunk itself, as a module would request it.
  const load = (what: Release) =>
    evaluateRelease(store, { ...what, server: { modules: { [file]: file } } }, { shared });
  load(release);
  const { [path]: _hash, ...files } = release.files;
  return {
    remote: release.name,
    file: path,
    outcomes: [
      holding(at, mark(path) + sound, () => outcome(() => load(release))),
      outcome(() => load({ ...release, files })),
      holding(at, readFileSync(join(store, older.name, older.version, path)), () => outcome(() => load(release))),
    ],
  };
}

/** The signed manifest: any character of it, any hash in it, or another manifest in its place. */
function description(release: Release, older: Release): Result {
  const { name, version } = release;
  const text = readFileSync(join(store, descriptionKey(name, version)), 'utf8');
  const read = (document: string) => releaseIn(Buffer.from(document), name, version, keys);
  const same = JSON.stringify(read(text));
  const sealed = readSeal(text);
  const isTaken = (document: string) => outcome(() => read(document)) !== 'refused';
  // Some bits are ignored by base64; changing them leaves the document equal.
  const changed = Array.from(text, (_, place) => withOtherCharacter(text, place)).filter(
    (document) => isTaken(document) && JSON.stringify(read(document)) !== same,
  );
  const without = Object.keys(release.files).filter((file) => {
    const { [file]: _hash, ...files } = release.files;
    return isTaken(JSON.stringify({ ...sealed, payload: JSON.stringify({ ...release, files }) }));
  });
  const swapped = readFileSync(join(store, descriptionKey(name, older.version)), 'utf8');
  return {
    remote: name,
    file: 'release.json',
    outcomes: [
      changed.length === 0 ? 'refused' : 'RAN',
      without.length === 0 ? 'refused' : 'RAN',
      outcome(() => read(swapped)),
    ],
  };
}

/** Whether a newly started shell uses anything but what was promoted last. */
async function followsAnother(seen?: SeenRevision): Promise<boolean> {
  const following = await followReleases(
    { objects, environment: 'production', keys, folder: store, mirrored: false },
    // Refusals are not reported here; the accepted releases are inspected.
    { log: () => undefined, probe: () => Promise.resolve(), onUsable: () => undefined, seen },
  );
  following.close();
  return following.current().releases.some(({ name, version }) => wanted[name] !== version);
}

/**
 * A registry entry: naming another version, without its signature, or replaced by its predecessor. Log entries are
 * read when the head is old.
 */
async function registryEntry(path: string, before: string): Promise<Result> {
  const head = join(store, 'environments/production/registry.json');
  const headText = readFileSync(head);
  const at = join(store, 'environments/production', path);
  if (at !== head) cpSync(join(store, 'environments/production/log/000000001.json'), head);
  const sound = readFileSync(at, 'utf8');
  const { payload, signatures } = readSeal(sound);
  const outcomes: string[] = [];
  for (const content of [
    JSON.stringify({ payload: payload.replaceAll(/"stable":"[^"]+"/g, '"stable":"0.0.1"'), signatures }),
    JSON.stringify({ payload, signatures: signatures.map(({ key }) => ({ key, signature: '' })) }),
    readFileSync(join(store, 'environments/production', before), 'utf8'),
  ]) {
    writeFileSync(at, content);
    outcomes.push((await followsAnother()) ? 'RAN' : 'refused');
  }
  writeFileSync(at, sound);
  writeFileSync(head, headText);
  const [changed = '', without = '', older = ''] = outcomes;
  return {
    remote: 'registry',
    file: path.replace(/\d+/, (digits) => String(Number(digits))),
    outcomes: [changed, without, older],
  };
}

/**
 * Registry and log both reset to when the older releases were live, for a newly started shell: with another version
 * in the head, without a signature, and correctly signed.
 */
async function setBack(entries: readonly string[]): Promise<Result> {
  const seen = seenRevision(join(folder, 'registry-seen.json'));
  if (await followsAnother(seen)) throw new Error('The shell does not follow what was made live last');
  const state = join(store, 'environments/production');
  const older = entries.slice(0, remotePackages.length);
  const kept = new Map([...entries, 'registry.json'].map((file) => [file, readFileSync(join(state, file))]));
  const last = older.at(-1) ?? '';
  const { payload, signatures } = readSeal(kept.get(last) ?? '');
  for (const file of entries) if (!older.includes(file)) rmSync(join(state, file));
  const outcomes: string[] = [];
  for (const head of [
    JSON.stringify({ payload: payload.replaceAll(/"stable":"[^"]+"/g, '"stable":"0.0.1"'), signatures }),
    JSON.stringify({ payload, signatures: signatures.map(({ key }) => ({ key, signature: '' })) }),
    kept.get(last) ?? '',
  ]) {
    writeFileSync(join(state, 'registry.json'), head);
    outcomes.push((await followsAnother(seen)) ? 'RAN' : 'refused');
  }
  for (const [file, content] of kept) writeFileSync(join(state, file), content);
  const [changed = '', without = '', before = ''] = outcomes;
  return { remote: 'registry', file: 'registry.json and log, for a new shell', outcomes: [changed, without, before] };
}

const results: Result[] = [];
const wanted: Record<string, string> = {};
try {
  const releases: (readonly [Release, Release])[] = [];
  for (const remote of remotePackages) {
    const older = await publish(objects, olderBuild(join(folder, remote), remote), signer);
    const release = await publish(objects, join(root, remote, 'dist'), signer);
    releases.push([release, older]);
    wanted[release.name] = release.version;
  }
  for (const [release, older] of releases) {
    for (const path of Object.keys(release.files).filter((file) => file.startsWith('server/')))
      results.push(serverFile(release, older, path));
    results.push(description(release, older));
  }
  for (const place of [1, 0] as const)
    for (const pair of releases) {
      const { name: remote, version } = pair[place];
      await registry.change({ kind: 'promote', remote, version }, { by: 'check', signer });
    }
  const entries = (await objects.list('environments/production/log/')).map((key) => key.slice(key.indexOf('log/')));
  results.push(await setBack(entries));
  const files = [...entries, 'registry.json'];
  for (const [place, file] of files.entries())
    if (place > 0) results.push(await registryEntry(file, files[place === files.length - 1 ? 0 : place - 1] ?? ''));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const ran = results.filter(({ outcomes }) => outcomes.includes('RAN'));
if (process.argv.includes('--json')) console.log(JSON.stringify(results));
else {
  for (const { remote, file, outcomes } of ran) console.error(`✗ ${remote} ${file}: ${outcomes.join(', ')}`);
  console.log(`${results.length} files, each tampered with in three ways: ${ran.length} were used`);
}
process.exit(ran.length === 0 ? 0 : 1);
