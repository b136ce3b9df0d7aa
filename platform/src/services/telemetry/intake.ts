import { LRUCache } from 'lru-cache';
import { pageTokenKey, pageTokenLifetime, readPageToken, type ServedPage } from 'release-kit/page-token';
import type { Registry } from 'shared-contracts/remote';
import type { TelemetryRecord, TelemetryReport } from 'shared-contracts/telemetry';

/** Limits of what is believed, so that no page, network, or shell outweighs the others. */
export const intakeLimits = {
  /** Records of one page. */
  records: 200,
  /** Different faults of one version in one page. */
  faults: 3,
  /** Pages of one network that count for a version, in a day: fewer than it takes to end a canary. */
  votes: 2,
  /** Pages and networks that are remembered. */
  pages: 50_000,
} as const;

/** Milliseconds beyond a token's lifetime for which shells may hold back reports while this service is away. */
const outboxPatience = 7_200_000;

/** Where a record was observed. */
export interface Origin {
  /** Id of the page or the server's request. */
  readonly id: string;
  readonly screen: string;
  readonly locale: string;
  readonly browser: string;
}

/** A record that was checked, and what it adds to the counts of its version. */
export interface AdmittedRecord {
  readonly record: TelemetryRecord;
  readonly origin: Origin;
  /** The first record of a page that counts for this version. */
  readonly isNewPage: boolean;
  /** The first fault of this version in such a page. */
  readonly isNewFailure: boolean;
  /** Whether its page counts for this version. */
  readonly counts: boolean;
}

/** Whether a page reports this fault for the first time. */
function isFirst({ faults }: Vote, fault: string): boolean {
  if (faults.has(fault) || faults.size >= intakeLimits.faults) return false;
  faults.add(fault);
  return true;
}

/** Why records were dropped, or do not count. */
export type Refusal = 'token' | 'unknown release' | 'too many' | 'same network';

/** The owner that a published release names; undefined when there is no such release. */
export type OwnerOf = (remote: string, version: string) => Promise<string | undefined>;

interface IntakeOptions {
  readonly secret: string;
  readonly readRegistry: () => Promise<Registry | undefined>;
  readonly ownerOf: OwnerOf;
  readonly now?: () => number;
}

interface Vote {
  readonly counts: boolean;
  /** Messages of what failed. */
  readonly faults: Set<string>;
}

interface KnownPage {
  records: number;
  /** By remote and version. */
  readonly votes: Map<string, Vote>;
}

export type Intake = ReturnType<typeof createIntake>;

/**
 * Decides what is believed of the reports that shells pass on: only pages with a signed token, only releases that were served
 * or are live, and one vote per page and release.
 */
export function createIntake({ secret, readRegistry, ownerOf, now = Date.now }: IntakeOptions) {
  const key = pageTokenKey(secret);
  const pages = new LRUCache<string, KnownPage>({ max: intakeLimits.pages });
  const networks = new LRUCache<string, number>({ max: intakeLimits.pages, ttl: 86_400_000 });
  const refused = new Map<Refusal, number>();
  const refuse = (why: Refusal, count = 1) => refused.set(why, (refused.get(why) ?? 0) + count);

  function pageOf(id: string): KnownPage {
    const page = pages.get(id) ?? { records: 0, votes: new Map() };
    pages.set(id, page);
    return page;
  }

  /** What the page's first record of a version decides for all of them. */
  function voteOf(page: KnownPage, id: string, network: string | undefined) {
    const known = page.votes.get(id);
    if (known) return { vote: known, isNew: false };
    const place = network && `${network} ${id}`;
    const earlier = place ? (networks.get(place) ?? 0) : 0;
    const vote: Vote = { counts: earlier < intakeLimits.votes, faults: new Set() };
    if (place && vote.counts) networks.set(place, earlier + 1);
    if (!vote.counts) refuse('same network');
    page.votes.set(id, vote);
    return { vote, isNew: true };
  }

  async function admit(
    record: TelemetryRecord,
    served: ServedPage | undefined,
    registry: Registry | undefined,
  ): Promise<AdmittedRecord | undefined> {
    const { remote, release } = record;
    const owner = await releasedOwner(record, served, registry);
    if (owner === undefined) {
      refuse('unknown release');
      return undefined;
    }
    const id = served?.id ?? record.trace;
    const page = pageOf(id);
    page.records += 1;
    if (page.records > intakeLimits.records) {
      refuse('too many');
      return undefined;
    }
    const { vote, isNew } = voteOf(page, `${remote} ${release}`, served?.network);
    const isNewFailure = vote.counts && record.event === 'exception' && vote.faults.size === 0;
    if (record.event === 'exception' && !isFirst(vote, `${record.phase} ${record.message}`)) {
      refuse('too many');
      return undefined;
    }
    const { screen = '', locale = '', browser = '' } = served ?? {};
    return {
      record: { ...record, owner },
      origin: { id, screen, locale, browser },
      isNewPage: isNew && vote.counts,
      isNewFailure,
      counts: vote.counts,
    };
  }

  /** The owner of a release that the page was served with, or that is live; undefined for any other. */
  async function releasedOwner(
    { remote, release }: TelemetryRecord,
    served: ServedPage | undefined,
    registry: Registry | undefined,
  ): Promise<string | undefined> {
    if (remote === 'shell') return release === 'shell' ? 'team-platform' : undefined;
    const live = registry && Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
    if (!live) return undefined;
    // A page falls back to the previous version by itself; a canary reaches it through the shell only.
    const usual = [live.stable, live.previous, ...(served ? [] : [live.canary?.version])];
    const isServed =
      served !== undefined && Object.hasOwn(served.releases, remote) && served.releases[remote] === release;
    return isServed || usual.includes(release) ? ownerOf(remote, release) : undefined;
  }

  return {
    /** The records that are believed, with the released owner in place of the reported one. */
    async admit(reports: readonly TelemetryReport[]): Promise<AdmittedRecord[]> {
      const registry = await readRegistry();
      const admitted: AdmittedRecord[] = [];
      for (const { service, pageToken, records } of reports) {
        const served =
          pageToken === undefined
            ? undefined
            : readPageToken(pageToken, key, { now: now(), lifetime: pageTokenLifetime + outboxPatience });
        // A shell may report about itself without a page.
        if (!served && (pageToken !== undefined || service !== 'shop-server')) {
          refuse('token', records.length);
          continue;
        }
        for (const record of records) {
          const one = await admit(record, served, registry);
          if (one) admitted.push(one);
        }
      }
      return admitted;
    },
    refused: (): ReadonlyMap<Refusal, number> => refused,
  };
}
