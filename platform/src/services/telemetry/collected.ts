import type { VitalName } from 'shared-contracts/telemetry';
import type { Seen } from './canary-test.ts';
import type { AdmittedRecord, Origin } from './intake.ts';

/** How much is kept of each version: enough to judge it, and bounded whatever is sent. */
const limits = { versions: 200, values: 500, faults: 20, origins: 50 } as const;

export interface Fault {
  readonly message: string;
  readonly phase: string;
  /** The newest page view, and its stack. */
  readonly trace: string;
  readonly stack: string;
  /** Pages in which it was seen, as far as they count. */
  readonly pages: number;
  /** Milliseconds since 1970. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** How often it was seen, by screen, locale, and browser. */
  readonly origins: ReadonlyMap<string, number>;
}

/** What is known of one version of one remote. */
export interface VersionSeen {
  readonly remote: string;
  readonly release: string;
  owner: string;
  readonly since: number;
  /** Pages that used it, and those of them in which something of it failed. */
  pages: number;
  failedPages: number;
  longTasks: number;
  /** Milliseconds from asking for the remote until it ran, by page. */
  readonly loadTimes: Map<string, number>;
  /** The last value of each page. */
  readonly vitals: Map<VitalName, Map<string, number>>;
  /** Newest first. */
  readonly faults: Fault[];
}

export type Collected = ReturnType<typeof createCollected>;

/** What pages and servers reported, by remote and version; in memory. */
export function createCollected() {
  const versions = new Map<string, VersionSeen>();

  function seenOf({ remote, release, owner }: AdmittedRecord['record'], at: number): VersionSeen {
    const id = `${remote} ${release}`;
    const known = versions.get(id);
    if (known) {
      if (owner) known.owner = owner;
      return known;
    }
    const oldest = versions.size >= limits.versions ? versions.keys().next().value : undefined;
    if (oldest !== undefined) versions.delete(oldest);
    const fresh = nothingSeen(remote, release, owner, at);
    versions.set(id, fresh);
    return fresh;
  }

  /** Adds a record at the service's own time: pages may have any. */
  function add({ record, origin, isNewPage, isNewFailure, counts }: AdmittedRecord, at: number): void {
    const seen = seenOf(record, at);
    if (isNewPage) seen.pages += 1;
    if (isNewFailure) seen.failedPages += 1;
    if (record.event === 'exception') note(seen.faults, { record, origin, counts, at });
    if (!counts) return;
    switch (record.event) {
      case 'remote-loaded':
        keep(seen.loadTimes, origin.id, record.duration);
        return;
      case 'long-task':
        seen.longTasks += 1;
        return;
      case 'web-vital': {
        const values = seen.vitals.get(record.name) ?? new Map<string, number>();
        seen.vitals.set(record.name, values);
        keep(values, origin.id, record.value);
      }
    }
  }

  return {
    add,
    versions: (): readonly VersionSeen[] => [...versions.values()],
    /** What a canary is judged by; empty for a version of which nothing is known. */
    seen(remote: string, release: string): Seen {
      const found = versions.get(`${remote} ${release}`);
      return {
        pages: found?.pages ?? 0,
        failed: found?.failedPages ?? 0,
        lcp: [...(found?.vitals.get('LCP')?.values() ?? [])],
      };
    },
  };
}

/** A version that no page has reported of since the given time, in milliseconds since 1970. */
export const nothingSeen = (remote: string, release: string, owner: string, since: number): VersionSeen => ({
  remote,
  release,
  owner,
  since,
  pages: 0,
  failedPages: 0,
  longTasks: 0,
  loadTimes: new Map(),
  vitals: new Map(),
  faults: [],
});

/** Keeps one value per page, and the newest pages. */
function keep(values: Map<string, number>, page: string, value: number): void {
  values.delete(page);
  values.set(page, value);
  const oldest = values.size > limits.values ? values.keys().next().value : undefined;
  if (oldest !== undefined) values.delete(oldest);
}

type Exception = Extract<AdmittedRecord['record'], { readonly event: 'exception' }>;

interface Noted {
  readonly record: Exception;
  readonly origin: Origin;
  readonly counts: boolean;
  readonly at: number;
}

/** Adds a fault. Pages that do not count never displace what others reported. */
function note(faults: Fault[], { record, origin, counts, at }: Noted): void {
  const { message, phase, trace, stack } = record;
  const known = faults.find((fault) => fault.message === message && fault.phase === phase);
  if (!known && faults.length >= limits.faults) {
    if (!counts) return;
    const rarest = Math.min(...faults.map(({ pages }) => pages));
    faults.splice(
      faults.findLastIndex(({ pages }) => pages === rarest),
      1,
    );
  }
  const origins = new Map(known?.origins);
  const from = [origin.screen, origin.locale, origin.browser].filter(Boolean).join(', ');
  if (from && (origins.has(from) || origins.size < limits.origins)) origins.set(from, (origins.get(from) ?? 0) + 1);
  if (known) faults.splice(faults.indexOf(known), 1);
  const pages = (known?.pages ?? 0) + (counts ? 1 : 0);
  faults.unshift({ message, phase, trace, stack, pages, firstAt: known?.firstAt ?? at, lastAt: at, origins });
}

/** The value below which a share of the values lies; undefined for none. */
export function quantile(values: Iterable<number>, share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
