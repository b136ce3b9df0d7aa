import type { Envelope } from 'shared-contracts/events';
import type { TelemetryRecord } from 'shared-contracts/telemetry';
import { scrubbed } from 'shared-contracts/telemetry';
import { faultsOf, type TrackingRecord } from 'shared-contracts/tracking/records';
import { shownPayload } from './event-payload.ts';

export interface RecordedError {
  readonly key: number;
  readonly at: number;
  readonly remote: string;
  readonly release: string;
  readonly owner: string;
  readonly trace: string;
  readonly phase: string;
  readonly message: string;
}

export interface RecordedEvent {
  readonly key: number;
  readonly at: number;
  readonly name: string;
  /** Remote that published it. */
  readonly remote: string;
  readonly payload: unknown;
}

export interface RecordedTracking {
  readonly key: number;
  readonly at: number;
  readonly event: string;
  readonly data: unknown;
  /** Why it is not as agreed; empty when it is. */
  readonly faults: readonly string[];
}

/** What happened in this page so far. */
export interface Recorded {
  /** Milliseconds until the first module of each remote ran. */
  readonly loads: Readonly<Record<string, number>>;
  /** Remotes for which the version before stands in. */
  readonly standIns: readonly string[];
  /** Newest first, as are the events. */
  readonly errors: readonly RecordedError[];
  readonly events: readonly RecordedEvent[];
  /** What was told to tracking, whether or not the visitor allows that. */
  readonly tracked: readonly RecordedTracking[];
}

/** How many errors and how many events are kept: a page that stays open for a day must not grow. */
export const maxKept = 100;

export interface Recorder {
  current(): Recorded;
  /** Returns a function that ends it. */
  subscribe(onChange: () => void): () => void;
  onRecord(record: TelemetryRecord): void;
  onEvent(envelope: Envelope<unknown>): void;
  onStandIn(remote: string): void;
  onTracked(record: TrackingRecord): void;
  clearTracked(): void;
}

/** Keeps what a page tells of itself, for its developer. */
export function createRecorder(): Recorder {
  let recorded: Recorded = { loads: {}, standIns: [], errors: [], events: [], tracked: [] };
  let key = 0;
  const listeners = new Set<() => void>();
  const change = (part: Partial<Recorded>) => {
    recorded = { ...recorded, ...part };
    for (const listener of [...listeners]) listener();
  };
  const withNewest = <Item>(items: readonly Item[], item: Item) => [item, ...items].slice(0, maxKept);

  return {
    current: () => recorded,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    onRecord(record) {
      if (record.event === 'remote-loaded') change({ loads: { ...recorded.loads, [record.remote]: record.duration } });
      if (record.event !== 'exception') return;
      key += 1;
      const { at, remote, release, owner, trace, phase } = record;
      const error = { key, at, remote, release, owner, trace, phase, message: scrubbed(record.message) };
      change({ errors: withNewest(recorded.errors, error) });
    },
    onEvent({ name, at, payload, source }) {
      key += 1;
      const event = { key, name, at, remote: source.remote, payload: shownPayload(payload) };
      change({ events: withNewest(recorded.events, event) });
    },
    onTracked(record) {
      key += 1;
      const { event, ...data } = record;
      const entry = { key, at: Date.now(), event, data: shownPayload(data), faults: faultsOf(record) };
      change({ tracked: withNewest(recorded.tracked, entry) });
    },
    clearTracked: () => change({ tracked: [] }),
    onStandIn(remote) {
      if (!recorded.standIns.includes(remote)) change({ standIns: [...recorded.standIns, remote] });
    },
  };
}
