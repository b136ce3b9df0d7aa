import { type Collected, createCollected } from './collected.ts';
import type { AdmittedRecord } from './intake.ts';
import { type JournalLimits, openJournal } from './journal.ts';

/** What was collected, and how more comes to it. */
export interface KeptCollected {
  readonly collected: Omit<Collected, 'add'>;
  /** Resolves when the records are written. */
  take(records: readonly AdmittedRecord[]): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Where records outlive the service; without one they are in memory only. */
  readonly folder: string | undefined;
  readonly limits?: JournalLimits;
  readonly now?: () => number;
  readonly onFault: (message: string) => void;
}

/** Opens what pages and servers reported, as it was before the service was restarted. */
export async function openCollected({ folder, limits, now = Date.now, onFault }: Options): Promise<KeptCollected> {
  const collected = createCollected();
  const add = ({ at, records }: { readonly at: number; readonly records: readonly AdmittedRecord[] }) => {
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
