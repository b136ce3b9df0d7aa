import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Batch } from './batch.ts';
import type { AdmittedRecord } from './intake.ts';
import { createTimeSeries, type TimeSeries } from './time-series.ts';

const minute = 60_000;
/** Milliseconds of a step, and the steps of a day. */
export const stepLength = 5 * minute;
export const stepsOfDay = 288;

/** Versions and faults whose history is kept. */
const limits = { versions: 200, faults: 1000 } as const;

const amounts = v.array(v.tuple([v.string(), v.number()]));
const byMinute = v.array(v.tuple([v.number(), v.number()]));
export const stepSchema = v.object({
  /** The beginning of the step. */
  at: v.number(),
  pages: amounts,
  failed: amounts,
  faults: amounts,
  /** By the beginning of each minute: orders, and the milliseconds in which they were counted. */
  orders: byMinute,
  counted: byMinute,
});
/** One step of the history. */
export type HistoryStep = v.InferOutput<typeof stepSchema>;

/** What names a fault of a version. */
type FaultName = Readonly<Record<'remote' | 'release' | 'phase' | 'message', string>>;
type VersionName = Pick<FaultName, 'remote' | 'release'>;

export type History = ReturnType<typeof createHistory>;

/** The last day in steps of five minutes: pages and failures of each version, pages of each fault, and orders. */
export function createHistory() {
  const pages = seriesById(limits.versions);
  const failed = seriesById(limits.versions);
  const faults = seriesById(limits.faults);
  // An hour more than a day: the minutes before a fault that began a day ago.
  const orders = createTimeSeries(minute, 25 * 60);
  const counted = createTimeSeries(minute, 25 * 60);

  function addRecord({ record, isNewPage, isNewFailure, counts }: AdmittedRecord, at: number): void {
    if (isNewPage) pages.add(versionId(record), at, 1);
    if (isNewFailure) failed.add(versionId(record), at, 1);
    if (counts && record.event === 'exception') faults.add(faultId(record), at, 1);
  }

  /** Spreads orders evenly over the time in which they were counted. */
  function addOrders({ from, to, count }: NonNullable<Batch['orders']>): void {
    for (let start = from; start < to; ) {
      const end = Math.min(to, (Math.floor(start / minute) + 1) * minute);
      orders.add(start, (count * (end - start)) / (to - from));
      counted.add(start, end - start);
      start = end;
    }
  }

  return {
    add(batch: Batch): void {
      for (const record of batch.records) addRecord(record, batch.at);
      if (batch.orders) addOrders(batch.orders);
    },

    /** Pages of a version, and those of them that failed, by step until a moment. */
    version: (name: VersionName, until: number) => ({
      pages: pages.of(versionId(name), until),
      failed: failed.of(versionId(name), until),
    }),

    /** Pages in which a fault was seen, by step until a moment. */
    fault: (name: FaultName, until: number) => faults.of(faultId(name), until),

    /**
     * When a fault began: when it was first seen, or the beginning of an earlier step in which it was seen, of which the records are
     * gone.
     */
    faultBegan(name: FaultName, firstAt: number, until: number): number {
      const amounts = faults.of(faultId(name), until);
      const first = amounts.findIndex((amount) => amount > 0);
      const step = Math.floor(until / stepLength) - (amounts.length - 1 - first);
      return first >= 0 && step < Math.floor(firstAt / stepLength) ? step * stepLength : firstAt;
    },

    /** Orders per minute between two moments, in whole minutes; undefined when none was counted. */
    ordersPerMinute(from: number, to: number): number | undefined {
      let sum = 0;
      let time = 0;
      for (let at = from; at < to; at += minute) {
        sum += orders.at(at);
        time += counted.at(at);
      }
      return time === 0 ? undefined : (sum * minute) / time;
    },

    /** The step of a moment; undefined when nothing happened in it. */
    step(moment: number): HistoryStep | undefined {
      const at = Math.floor(moment / stepLength) * stepLength;
      const minutes = Array.from({ length: stepLength / minute }, (_, place) => at + place * minute);
      const kept = (series: TimeSeries) =>
        minutes.map((start): [number, number] => [start, series.at(start)]).filter(([, amount]) => amount > 0);
      const step = {
        at,
        pages: pages.at(at),
        failed: failed.at(at),
        faults: faults.at(at),
        orders: kept(orders),
        counted: kept(counted),
      };
      return step.pages.length + step.faults.length + step.counted.length > 0 ? step : undefined;
    },

    restore(step: HistoryStep): void {
      for (const [id, amount] of step.pages) pages.add(id, step.at, amount);
      for (const [id, amount] of step.failed) failed.add(id, step.at, amount);
      for (const [id, amount] of step.faults) faults.add(id, step.at, amount);
      for (const [at, amount] of step.orders) orders.add(at, amount);
      for (const [at, amount] of step.counted) counted.add(at, amount);
    },
  };
}

const versionId = ({ remote, release }: VersionName) => `${remote} ${release}`;
const faultId = ({ phase, message, ...version }: FaultName) => `${versionId(version)} ${phase} ${message}`;

/** A day of each of the series that were used last. */
function seriesById(max: number) {
  const known = new LRUCache<string, TimeSeries>({ max });
  return {
    add(id: string, at: number, amount: number): void {
      const series = known.get(id) ?? createTimeSeries(stepLength, stepsOfDay);
      known.set(id, series);
      series.add(at, amount);
    },
    of: (id: string, until: number): number[] =>
      known.get(id)?.until(until) ?? Array.from({ length: stepsOfDay }, () => 0),
    at: (moment: number): [string, number][] =>
      [...known.entries()]
        .map(([id, series]): [string, number] => [id, series.at(moment)])
        .filter(([, amount]) => amount > 0),
  };
}
