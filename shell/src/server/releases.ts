import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Registry,
  type Release,
  registry as registrySchema,
  release as releaseSchema,
} from 'shared-contracts/remote';
import * as v from 'valibot';
import type { LiveRelease } from '../app/boot.ts';

/** What is live right now. A page resolves it once and keeps it. */
export interface LiveSet {
  readonly releases: readonly Release[];
  /** Remotes that the registry names but whose release cannot be read. */
  readonly unavailable: readonly string[];
}

export interface Releases {
  current(): LiveSet;
}

/**
 * Follows the registry in the release folder. A look at the file's time stamp a second is all it costs, and works on
 * every file system; releases themselves never change and are read once.
 */
export function followReleases(folder: string, log: (message: string, error: unknown) => void): Releases {
  const file = join(folder, 'registry.json');
  const known = new Map<string, Release>();
  let seen = 0;
  let lookedAt = 0;
  let live: LiveSet = { releases: [], unavailable: [] };

  function read(name: string, version: string): Release {
    const key = `${name}/${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const parsed = v.parse(
      releaseSchema,
      JSON.parse(readFileSync(join(folder, name, version, 'release.json'), 'utf8')),
    );
    known.set(key, parsed);
    return parsed;
  }

  function resolve(registry: Registry): LiveSet {
    const releases: Release[] = [];
    const unavailable: string[] = [];
    for (const [name, { stable, previous }] of Object.entries(registry.remotes)) {
      const version = [stable, previous].find(
        (candidate) => candidate !== undefined && existsSync(join(folder, name, candidate, 'release.json')),
      );
      try {
        releases.push(read(name, version ?? stable));
      } catch (error) {
        unavailable.push(name);
        log(`The release ${name} ${stable} cannot be read`, error);
      }
    }
    return { releases, unavailable };
  }

  return {
    current() {
      const now = Date.now();
      if (now - lookedAt < 1000) return live;
      lookedAt = now;
      try {
        const { mtimeMs } = statSync(file);
        if (mtimeMs !== seen) {
          live = resolve(v.parse(registrySchema, JSON.parse(readFileSync(file, 'utf8'))));
          seen = mtimeMs;
        }
      } catch (error) {
        // The last good state goes on serving; the fault is told each time it is met.
        log('The registry cannot be read', error);
      }
      return live;
    },
  };
}

/** The release as a developer's server offers it instead, from the sources. */
export function developmentRelease(release: LiveRelease, origin: string): LiveRelease {
  return {
    ...release,
    version: 'development',
    container: `${release.name}_development`,
    base: `${origin}/`,
    entry: 'entry.js',
    chunks: {},
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
    chunks: browser.chunks,
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
