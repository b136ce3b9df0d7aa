import type { TelemetryRecord } from 'shared-contracts/telemetry';
import { type Collected, createCollected } from './collected.ts';
import { type JournalLimits, openJournal } from './journal.ts';

/** What was collected, and how more comes to it. */
export interface KeptCollected {
  readonly collected: Omit<Collected, 'add'>;
  /** Resolves when it is kept. */
  take(records: readonly TelemetryRecord[]): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Where it outlives the service; in memory alone without one. */
  readonly folder: string | undefined;
  readonly limits?: JournalLimits;
  readonly now?: () => number;
  readonly onFault: (message: string) => void;
}

/** What pages and servers told, as it was before the service was started anew. */
export async function openCollected({ folder, limits, now = Date.now, onFault }: Options): Promise<KeptCollected> {
  const collected = createCollected();
  const add = ({ at, records }: { readonly at: number; readonly records: readonly TelemetryRecord[] }) => {
    for (const record of records) collected.add(record, at);
  };
  const journal =
    folder === undefined
      ? undefined
      : await openJournal({ folder, now, replay: add, onFault, ...(limits ? { limits } : {}) });
  return {
    collected,
    async take(records) {
      const batch = { at: now(), records };
      add(batch);
      if (records.length > 0) await journal?.append(batch);
    },
    close: async () => journal?.close(),
  };
}
