import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Release } from 'shared-contracts/remote';
import { firstSegment } from '../app/first-segment.ts';
import type { OfferKind, Question } from '../app/lookup.ts';
import type { LiveSet } from './releases.ts';

/** Sets that are remembered: of the pages that are open, few are older than the last some changes. */
const maxSets = 200;

/** The releases of a page, found by what they are needed for: looking costs the same however many there are. */
export interface ReleaseSet extends LiveSet {
  /** One name for all of it, which changes when any version does. */
  readonly digest: string;
  /** Those that may own a path below the locale. */
  at(path: string): readonly Release[];
  find(question: Question): readonly Release[];
}

export interface ReleaseSets {
  /** What is known of a set; worked out once for each. */
  of(live: LiveSet): ReleaseSet;
  /** The set that a page was made with; undefined when it is long gone or another shell made the page. */
  named(digest: string): ReleaseSet | undefined;
}

export function createReleaseSets(): ReleaseSets {
  const sets = new LRUCache<string, ReleaseSet>({ max: maxSets });
  const digests = new LRUCache<string, string>({ max: maxSets });
  return {
    of(live) {
      const versions = versionsOf(live);
      const digest = digests.get(versions) ?? digestOf(versions);
      digests.set(versions, digest);
      const known = sets.get(digest);
      // Which remotes cannot be read changes without any version.
      if (known) return known.unavailable === live.unavailable ? known : { ...known, unavailable: live.unavailable };
      const set = releaseSet(live, digest);
      sets.set(digest, set);
      return set;
    },
    named: (digest) => sets.get(digest),
  };
}

const versionsOf = ({ releases }: LiveSet) => releases.map(({ name, version }) => `${name} ${version}`).join('\n');
const digestOf = (versions: string) =>
  createHash('sha256').update(versions.split('\n').sort().join('\n')).digest('hex').slice(0, 16);

function releaseSet(live: LiveSet, digest: string): ReleaseSet {
  const bySegment = new Map<string, Set<Release>>();
  const anywhere = new Set<Release>();
  const offered = new Map<string, Release>();
  for (const release of live.releases) {
    for (const { path } of release.routes) {
      const segment = firstSegment(path);
      if (/^[:*]/.test(segment)) anywhere.add(release);
      else bySegment.set(segment, (bySegment.get(segment) ?? new Set()).add(release));
    }
    for (const kind of ['services', 'dialogs', 'slots'] as const)
      for (const name of Object.keys(release[kind])) {
        const key = offerKey(kind, name);
        // The first one counts, as everywhere.
        if (!offered.has(key)) offered.set(key, release);
      }
  }
  /** With all that have a first segment in common with one of them: who knows a release knows whose its addresses are. */
  function withCompanions(found: Iterable<Release>): readonly Release[] {
    const all = new Set(found);
    // Those that are added on the way have their turn too.
    for (const { routes } of all)
      for (const { path } of routes) for (const other of bySegment.get(firstSegment(path)) ?? []) all.add(other);
    return [...all];
  }
  const at = (path: string) => withCompanions([...(bySegment.get(firstSegment(path)) ?? []), ...anywhere]);
  return {
    ...live,
    digest,
    at,
    find([kind, name]) {
      if (kind === 'at') return at(`/${name}`);
      const release = offered.get(offerKey(kind, name));
      return withCompanions(release ? [release] : []);
    },
  };
}

const offerKey = (kind: OfferKind, name: string) => `${kind} ${name}`;
