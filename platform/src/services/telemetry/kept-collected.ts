import { join } from 'node:path';
import { type Batch, batchSchema, type PlacedOrders } from './batch.ts';
import { type Collected, createCollected } from './collected.ts';
import { createHistory, type History, type HistoryStep, stepLength, stepSchema, stepsOfDay } from './history.ts';
import type { AdmittedRecord } from './intake.ts';
import { type JournalLimits, journalLimits, openJournal } from './journal.ts';

/** What was collected, and how more comes to it. */
export interface KeptCollected {
  readonly collected: Omit<Collected, 'add'>;
  readonly history: Pick<History, 'version' | 'fault' | 'faultBegan' | 'ordersPerMinute'>;
  /** Resolves when the records are written. */
  take(records: readonly AdmittedRecord[]): Promise<void>;
  /** Resolves when they are written. */
  takeOrders(orders: PlacedOrders): Promise<void>;
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
  const history = createHistory();
  /** The end of the last step that is written. */
  let writtenUntil = 0;

  // A busy shop's journal of records is shorter than a day, so that complete steps have a journal of their own.
  const steps =
    folder === undefined
      ? undefined
      : await openJournal<HistoryStep, HistoryStep>({
          folder: join(folder, 'history'),
          schema: stepSchema,
          limits: { ...journalLimits, age: stepsOfDay * stepLength },
          now,
          replay(step) {
            history.restore(step);
            writtenUntil = step.at + stepLength;
          },
          onFault,
        });
  const add = (batch: Batch) => {
    for (const record of batch.records) collected.add(record, batch.at);
    if (batch.at >= writtenUntil) history.add(batch);
  };
  const journal =
    folder === undefined
      ? undefined
      : await openJournal<Batch, Batch>({
          folder,
          schema: batchSchema,
          now,
          replay: add,
          onFault,
          ...(limits ? { limits } : {}),
        });

  /** Writes the steps that are complete. */
  async function writeSteps(): Promise<void> {
    const current = Math.floor(now() / stepLength) * stepLength;
    const first = Math.max(writtenUntil, current - stepsOfDay * stepLength);
    writtenUntil = current;
    for (let at = first; at < current; at += stepLength) {
      const step = history.step(at);
      try {
        if (step) await steps?.append(step);
      } catch (error) {
        // The next batch tries again.
        writtenUntil = at;
        throw error;
      }
    }
  }
  async function keep(batch: Batch): Promise<void> {
    // First, since what was reported is not reported again: canaries are judged by it also while nothing can be written.
    add(batch);
    await writeSteps();
    await journal?.append(batch);
  }
  return {
    collected,
    history,
    async take(records) {
      if (records.length > 0) await keep({ at: now(), records });
    },
    takeOrders: (orders) => keep({ at: now(), records: [], orders }),
    async close() {
      await journal?.close();
      await steps?.close();
    },
  };
}
