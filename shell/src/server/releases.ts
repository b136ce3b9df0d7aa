import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versionFor } from 'release-kit/canary';
import { integrityOf } from 'release-kit/integrity';
import { headKey, openRegistry } from 'release-kit/registry-log';
import type { ReleaseSource } from 'release-kit/release-source';
import { readRelease } from 'release-kit/release-store';
import type { Registry, Release } from 'shared-contracts/remote';
import { developmentVersion, versionId } from '../app/avoided.ts';
import type { LiveRelease } from '../app/boot.ts';
import { createBreaker } from './breaker.ts';
import type { SeenRevision } from './seen-revision.ts';

/** What one page is made with. A page resolves it once and keeps it. */
export interface LiveSet {
  readonly releases: readonly Release[];
  /** Remotes that the registry names but of which no version can be used. */
  readonly unavailable: readonly string[];
}

export interface Releases {
  /** What a visitor gets; without one, what is stable. Versions to avoid are replaced by those before, where there are any. */
  current(visitor?: string, avoided?: ReadonlySet<string>): LiveSet;
  /** The last version of a remote that is usable and not this one. */
  before(name: string, version: string): Release | undefined;
  /** Notes that a version failed while it made a page: one that keeps failing rests for a while. */
  fault(name: string, version: string): void;
  /** Stops using a version that ended a render worker, while there is another. */
  stop(name: string, version: string): void;
  /** Whether visitors have to be told apart. */
  onTrial(): boolean;
  /** What the registry says of each remote, as far as it can be used. */
  versions(): Registry['remotes'];
  close(): void;
}

interface Options {
  /** What a shell before this one has seen; without it the first look believes whatever is rightly signed. */
  readonly seen?: SeenRevision | undefined;
  readonly log: (message: string, error: unknown) => void;
  /** Rejects when the server half of a release cannot run: then the version before stays. */
  readonly probe: (release: Release) => Promise<void>;
  /** Told which releases pages may be made with, each time they change. */
  readonly onUsable: (releases: readonly Release[]) => void;
}

/** Milliseconds for which a version that ended a worker is not used. */
const stopTime = 600_000;
/** Milliseconds between two looks at the registry, and between looks when something could not be read. */
const pace = 250;
const retryAfter = 5000;

/**
 * Follows the registry of an environment: verifies every entry and every release, brings the files near when the store is
 * far, and only then lets pages have them. What cannot be verified or does not start leaves the last good version live.
 */
export async function followReleases(
  source: ReleaseSource,
  { log, probe, onUsable, seen: seenBefore }: Options,
): Promise<Releases> {
  const { objects, environment, keys } = source;
  const entries = openRegistry({ objects, environment, keys });
  /** Releases that are verified, here and able to run, by remote and version. */
  const usable = new Map<string, Release>();
  const lastGood = new Map<string, string>();
  const breaker = createBreaker();
  let registry: Registry | undefined;
  let seen: string | undefined;
  let lookAgainAt = 0;
  let unavailable: string[] = [];

  async function ready(name: string, version: string): Promise<boolean> {
    const id = `${name}/${version}`;
    if (usable.has(id)) return true;
    try {
      const release = await readRelease(objects, name, version, keys);
      if (source.mirrored) await bringNear(source, release);
      await probe(release);
      usable.set(id, release);
      return true;
    } catch (error) {
      lookAgainAt = Date.now() + retryAfter;
      log(`The release ${name} ${version} cannot be used`, error);
      return false;
    }
  }

  async function adopt(next: Registry): Promise<void> {
    const missing: string[] = [];
    const remotes: Registry['remotes'] = {};
    for (const [name, live] of Object.entries(next.remotes)) {
      const wanted = [live.stable, lastGood.get(name), live.previous];
      let stable: string | undefined;
      for (const version of wanted) if (!stable && version && (await ready(name, version))) stable = version;
      if (!stable) {
        missing.push(name);
        continue;
      }
      lastGood.set(name, stable);
      const { canary, previous } = live;
      // Near and verified before it is needed: when the stable version fails there is no time.
      if (previous) await ready(name, previous);
      const onTrial = canary && (await ready(name, canary.version)) ? { canary } : {};
      remotes[name] = { stable, ...(previous ? { previous } : {}), ...onTrial };
    }
    registry = { ...next, remotes };
    unavailable = missing;
    forgetUnnamed(remotes);
    onUsable([...usable.values()]);
  }

  /** A shell that runs for months must not keep every release it has ever served. */
  function forgetUnnamed(remotes: Registry['remotes']): void {
    const named = new Set(
      Object.entries(remotes).flatMap(([name, { stable, previous, canary }]) =>
        [stable, previous, canary?.version].map((version) => `${name}/${version}`),
      ),
    );
    for (const id of usable.keys()) if (!named.has(id)) usable.delete(id);
  }

  function note(revision: number): void {
    try {
      seenBefore?.write(revision);
    } catch (error) {
      log(`It cannot be kept that revision ${revision} was seen`, error);
    }
  }

  async function look(): Promise<void> {
    try {
      const stamp = await objects.stamp(headKey(environment));
      if (stamp === seen && (lookAgainAt === 0 || Date.now() < lookAgainAt)) return;
      const next = await entries.read();
      if (next) {
        // An old registry is rightly signed too; it must not bring back what was taken from the shop.
        const newest = registry?.revision ?? seenBefore?.read() ?? 0;
        if (next.revision < newest)
          throw new Error(
            `Revision ${next.revision} follows ${newest}. Was the store set back on purpose? Then delete ${seenBefore?.file} and start again`,
          );
        lookAgainAt = 0;
        await adopt(next);
        if (next.revision > newest) note(next.revision);
      }
      seen = stamp;
    } catch (error) {
      // The last good state goes on serving; the fault is told each time it is met.
      lookAgainAt = Date.now() + retryAfter;
      log('The registry cannot be read', error);
    }
  }

  await look();
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    timer = setTimeout(async () => {
      await look();
      follow();
    }, pace).unref();
  };
  follow();

  function before(name: string, version: string): Release | undefined {
    const live = registry?.remotes[name];
    return [live?.stable, live?.previous]
      .filter((other) => other !== undefined && other !== version)
      .map((other) => usable.get(`${name}/${other}`))
      .find((release) => release && !breaker.rests(versionId(name, release.version)));
  }

  return {
    current(visitor, avoided) {
      const releases = Object.entries(registry?.remotes ?? {}).flatMap(([name, live]) => {
        const version = visitor === undefined ? live.stable : versionFor(name, live, visitor);
        const id = versionId(name, version);
        const other = avoided?.has(id) || breaker.rests(id) ? before(name, version) : undefined;
        return other ?? usable.get(`${name}/${version}`) ?? [];
      });
      return { releases, unavailable };
    },
    before,
    fault: (name, version) => breaker.fault(versionId(name, version)),
    stop: (name, version) => breaker.end(versionId(name, version), stopTime),
    versions: () => registry?.remotes ?? {},
    onTrial: () => Object.values(registry?.remotes ?? {}).some(({ canary }) => canary),
    close: () => clearTimeout(timer),
  };
}

/** Brings the files of a release into the folder that they are served from; each is checked against its hash. */
async function bringNear({ objects, folder }: ReleaseSource, { name, version, files }: Release): Promise<void> {
  for (const [file, expected] of Object.entries(files)) {
    const target = join(folder, name, version, file);
    if (await stat(target).catch(() => undefined)) continue;
    const content = await objects.read(`${name}/${version}/${file}`);
    if (!content) throw new Error(`${file} is not in the store`);
    if (integrityOf(content) !== expected) throw new Error(`${file} does not have the hash that its release names`);
    await mkdir(dirname(target), { recursive: true });
    const incoming = `${target}.${process.pid}.incoming`;
    await writeFile(incoming, content);
    await rename(incoming, target);
  }
}

/** The release as a developer's server offers it instead, from the sources. */
export function developmentRelease(release: LiveRelease, origin: string): LiveRelease {
  return {
    ...release,
    version: developmentVersion,
    container: `${release.name}_development`,
    base: `${origin}/`,
    entry: 'entry.js',
  };
}

/** The part of a release that the page needs, with the address of its browser files. */
export function liveRelease(release: Release, assetOrigin: string | undefined): LiveRelease {
  const { name, owner, version, container, routes, services, dialogs, slots, browser } = release;
  return {
    name,
    owner,
    version,
    container,
    routes,
    services,
    dialogs,
    slots,
    base: `${assetOrigin ?? ''}/releases/${name}/${version}/browser/`,
    entry: browser.entry,
  };
}

/** Address to hash of every script of the releases. */
export function integrityOfReleases(
  releases: readonly Release[],
  assetOrigin: string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap(({ name, version, files }) =>
      Object.entries(files)
        .filter(([file]) => file.startsWith('browser/') && file.endsWith('.js'))
        .map(([file, hash]) => [`${assetOrigin ?? ''}/releases/${name}/${version}/${file}`, hash]),
    ),
  );
}
