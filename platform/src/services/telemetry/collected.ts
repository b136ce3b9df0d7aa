import type { TelemetryRecord, VitalName } from 'shared-contracts/telemetry';
import type { Seen } from './canary-test.ts';

/** How much is kept of each version: enough to judge it, and bounded whatever is sent. */
const most = { versions: 200, paints: 500, faults: 20, traces: 20_000 } as const;

export interface Fault {
  readonly message: string;
  readonly phase: string;
  readonly trace: string;
  readonly stack: string;
  count: number;
  at: number;
}

/** What is known of one version of one remote. */
export interface VersionSeen {
  readonly remote: string;
  readonly release: string;
  owner: string;
  readonly since: number;
  loads: number;
  longTasks: number;
  /** Milliseconds from asking for the remote until it ran. */
  readonly loadTimes: number[];
  readonly vitals: Map<VitalName, number[]>;
  /** Pages in which something of it failed. */
  readonly failedPages: Set<string>;
  /** Newest first; the same message counts up. */
  readonly faults: Fault[];
}

export type Collected = ReturnType<typeof createCollected>;

/** What pages and servers told, by remote and version; in memory. */
export function createCollected() {
  const versions = new Map<string, VersionSeen>();

  function seenOf({ remote, release, owner }: TelemetryRecord, at: number): VersionSeen {
    const id = `${remote} ${release}`;
    const known = versions.get(id);
    if (known) {
      if (owner) known.owner = owner;
      return known;
    }
    const oldest = versions.size >= most.versions ? versions.keys().next().value : undefined;
    if (oldest !== undefined) versions.delete(oldest);
    const fresh: VersionSeen = {
      remote,
      release,
      owner,
      since: at,
      loads: 0,
      longTasks: 0,
      loadTimes: [],
      vitals: new Map(),
      failedPages: new Set(),
      faults: [],
    };
    versions.set(id, fresh);
    return fresh;
  }

  /** Takes what came at a time, which is the service's own: pages may have any. */
  function add(record: TelemetryRecord, at: number): void {
    const seen = seenOf(record, at);
    switch (record.event) {
      case 'remote-loaded':
        seen.loads += 1;
        keep(seen.loadTimes, record.duration);
        return;
      case 'long-task':
        seen.longTasks += 1;
        return;
      case 'web-vital': {
        const values = seen.vitals.get(record.name) ?? [];
        seen.vitals.set(record.name, values);
        keep(values, record.value);
        return;
      }
      case 'exception':
        if (seen.failedPages.size < most.traces) seen.failedPages.add(record.trace);
        note(seen.faults, record, at);
    }
  }

  return {
    add,
    versions: (): readonly VersionSeen[] => [...versions.values()],
    /** What a canary is judged by; empty for a version of which nothing is known. */
    seen(remote: string, release: string): Seen {
      const found = versions.get(`${remote} ${release}`);
      // A page may fail before it could tell that it loaded anything.
      const failed = found?.failedPages.size ?? 0;
      return { loads: Math.max(found?.loads ?? 0, failed), failed, lcp: found?.vitals.get('LCP') ?? [] };
    },
  };
}

function keep(values: number[], value: number): void {
  values.push(value);
  if (values.length > most.paints) values.shift();
}

function note(faults: Fault[], record: TelemetryRecord & { readonly event: 'exception' }, at: number): void {
  const { message, phase, trace, stack } = record;
  const place = faults.findIndex((fault) => fault.message === message && fault.phase === phase);
  const [known] = place < 0 ? [] : faults.splice(place, 1);
  faults.unshift(
    known ? { ...known, count: known.count + 1, at, trace } : { message, phase, trace, stack, count: 1, at },
  );
  faults.length = Math.min(faults.length, most.faults);
}

/** The value below which a share of the values lies; undefined for none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
