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

/** The releases of one page, resolved once and kept. */
export interface LiveSet {
  readonly releases: readonly Release[];
  /** Remotes in the registry without a usable version. */
  readonly unavailable: readonly string[];
}

export interface Releases {
  /**
   * A visitor's releases; the stable ones without a visitor. Avoided versions are replaced by previous ones where
   * there are any.
   */
  current(visitor?: string, avoided?: ReadonlySet<string>): LiveSet;
  /** The latest usable version of a remote other than this one. */
  before(name: string, version: string): Release | undefined;
  /** Records a version that failed during a render: one that keeps failing is suspended for a while. */
  fault(name: string, version: string): void;
  /** Suspends a version that ended a render worker, if there is another. */
  stop(name: string, version: string): void;
  /** Whether releases differ between visitors. */
  onTrial(): boolean;
  /** The usable part of the registry, per remote. */
  versions(): Registry['remotes'];
  /** ISO time since when the registry has been unreadable; undefined while it is readable. */
  unreadableSince(): string | undefined;
  close(): void;
}

interface Options {
  /** The revision a previous shell has seen; without it the first read trusts any correctly signed registry. */
  readonly seen?: SeenRevision | undefined;
  readonly log: (message: string, error: unknown) => void;
  /** Rejects when a release's server half cannot run: then the previous version stays. */
  readonly probe: (release: Release) => Promise<void>;
  /** Called with the usable releases each time they change. */
  readonly onUsable: (releases: readonly Release[]) => void;
}

/** Milliseconds for which a version that ended a worker is suspended. */
const stopTime = 600_000;
/** Milliseconds between two reads of the registry, and between reads after a failure. */
const pace = 250;
const retryAfter = 5000;

/**
 * Follows the registry of an environment: verifies every entry and release, copies files from a remote store, and
 * only then makes them available to pages. Anything that cannot be verified or started leaves the last good version
 * live.
 */
export async function followReleases(
  source: ReleaseSource,
  { log, probe, onUsable, seen: seenBefore }: Options,
): Promise<Releases> {
  const { objects, environment, keys } = source;
  const entries = openRegistry({ objects, environment, keys });
  /** Verified, local, and runnable releases by remote and version. */
  const usable = new Map<string, Release>();
  const lastGood = new Map<string, string>();
  const breaker = createBreaker();
  let registry: Registry | undefined;
  let seen: string | undefined;
  let lookAgainAt = 0;
  let unavailable: string[] = [];
  let pausedUntil = 0;
  let unreadableSince: string | undefined;

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
      // Fetched and verified ahead: there is no time for it when the stable version fails.
      if (previous) await ready(name, previous);
      const onTrial = canary && (await ready(name, canary.version)) ? { canary } : {};
      remotes[name] = { stable, ...(previous ? { previous } : {}), ...onTrial };
    }
    registry = { ...next, remotes };
    unavailable = missing;
    forgetUnnamed(remotes);
    onUsable([...usable.values()]);
  }

  /** A long-running shell must not keep every release it has ever served. */
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
    if (Date.now() < pausedUntil) return;
    try {
      const stamp = await objects.stamp(headKey(environment));
      if (stamp === seen) unreadableSince = undefined;
      if (stamp === seen && (lookAgainAt === 0 || Date.now() < lookAgainAt)) return;
      const next = await entries.read();
      if (next) {
        // An old registry is correctly signed, too; it must not restore what was rolled back.
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
      unreadableSince = undefined;
    } catch (error) {
      // The last good state stays live; the store gets time to recover, and the log is not flooded.
      pausedUntil = Date.now() + retryAfter;
      lookAgainAt = pausedUntil;
      unreadableSince ??= new Date().toISOString();
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
    unreadableSince: () => unreadableSince,
    onTrial: () => Object.values(registry?.remotes ?? {}).some(({ canary }) => canary),
    close: () => clearTimeout(timer),
  };
}

/** Copies the files of a release into the folder they are served from, verifying each hash. */
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

/** The release as served from a developer's sources. */
export function developmentRelease(release: LiveRelease, origin: string): LiveRelease {
  return {
    ...release,
    version: developmentVersion,
    container: `${release.name}_development`,
    base: `${origin}/`,
    entry: 'entry.js',
  };
}

/** The page's part of a release, with the URL of its browser files. */
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

/** URL to hash of every script of the releases. */
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
