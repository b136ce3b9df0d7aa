import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepLength } from './history.ts';
import type { AdmittedRecord } from './intake.ts';
import { journalLimits } from './journal.ts';
import { openCollected } from './kept-collected.ts';

const start = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;
const cart = { remote: 'cart', release: '1.0.0' };
const fault = { ...cart, phase: 'render', message: 'no sum' };
let folder: string;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'collected-'));
  now = start;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failedPage: AdmittedRecord = {
  record: { ...fault, at: 1, owner: 'team-cart', trace: '', event: 'exception', stack: '' },
  origin: { id: 'a', screen: 'cart cart', locale: 'en-us', browser: 'Firefox 141' },
  isNewPage: true,
  isNewFailure: true,
  counts: true,
};
const open = (limits = journalLimits) =>
  openCollected({
    folder,
    limits,
    now: () => now,
    onFault: (message) => {
      throw new Error(message);
    },
  });

/** Amounts that are not 0, with how many steps ago they were. */
const notable = (amounts: readonly number[]) =>
  amounts.map((amount, place) => [amounts.length - 1 - place, amount]).filter(([, amount]) => amount !== 0);

test('has a day of pages, failures, and faults after a restart, although its records are gone [OPS-03]', async () => {
  // A journal of records that keeps only the newest batches, as in a busy shop.
  const limits = { ...journalLimits, bytes: 100, files: 2 };
  let kept = await open(limits);
  for (const [step, pages] of [
    [0, 3],
    [1, 1],
    [140, 2],
    [287, 1],
  ] as const) {
    now = start + step * stepLength;
    for (let page = 0; page < pages; page += 1) await kept.take([failedPage]);
  }
  const expected = [
    [287, 3],
    [286, 1],
    [147, 2],
    [0, 1],
  ];
  for (let restart = 0; restart < 3; restart += 1) {
    expect(notable(kept.history.version(cart, now).pages)).toEqual(expected);
    expect(notable(kept.history.version(cart, now).failed)).toEqual(expected);
    expect(notable(kept.history.fault(fault, now))).toEqual(expected);
    await kept.close();
    kept = await open(limits);
  }
  expect(readdirSync(folder).filter((name) => name.endsWith('.jsonl'))).toHaveLength(2);
  now += 2 * stepLength;
  expect(notable(kept.history.version(cart, now).pages)).toEqual([
    [149, 2],
    [2, 1],
  ]);
  await kept.close();
});

test('knows since when a fault is seen, although its first records are gone [OPS-03]', async () => {
  const limits = { ...journalLimits, bytes: 100, files: 2 };
  let kept = await open(limits);
  await kept.take([failedPage]);
  now = start + 3 * stepLength + minute;
  const again = now;
  for (let page = 0; page < 3; page += 1) await kept.take([failedPage]);
  await kept.close();
  kept = await open(limits);
  now += 2 * stepLength;
  expect(kept.collected.versions()[0]?.faults[0]?.firstAt).toBe(again);
  expect(kept.history.faultBegan(fault, again, now)).toBe(start);
  // In its own step, the moment is known better.
  expect(kept.history.faultBegan(fault, start + minute, now)).toBe(start + minute);
  expect(kept.history.faultBegan({ ...fault, message: 'another' }, again, now)).toBe(again);
  await kept.close();
});

test('counts orders per minute over restarts, and knows when it did not count [OPS-03]', async () => {
  let kept = await open();
  await kept.takeOrders({ from: start, to: start + 2 * minute, count: 30 });
  now = start + 6 * minute;
  await kept.takeOrders({ from: start + 5.5 * minute, to: start + 6 * minute, count: 2 });
  for (let restart = 0; restart < 3; restart += 1) {
    expect(kept.history.ordersPerMinute(start, start + 2 * minute)).toBe(15);
    expect(kept.history.ordersPerMinute(start + 2 * minute, start + 5 * minute)).toBeUndefined();
    // Half a minute was counted.
    expect(kept.history.ordersPerMinute(start + 5 * minute, start + 6 * minute)).toBe(4);
    expect(kept.history.ordersPerMinute(start, start + 6 * minute)).toBe(12.8);
    await kept.close();
    kept = await open();
  }
  await kept.close();
});

test('bounds the history of faults and versions [OPS-03]', async () => {
  const kept = await open();
  for (let place = 0; place < 1200; place += 1)
    await kept.take([
      { ...failedPage, record: { ...failedPage.record, release: `1.0.${place}`, message: `fault ${place}` } as never },
    ]);
  const seen = (place: number) =>
    notable(kept.history.fault({ ...fault, release: `1.0.${place}`, message: `fault ${place}` }, now)).length;
  expect([seen(0), seen(199), seen(200), seen(1199)]).toEqual([0, 0, 1, 1]);
  expect(notable(kept.history.version({ remote: 'cart', release: '1.0.999' }, now).pages)).toEqual([]);
  expect(notable(kept.history.version({ remote: 'cart', release: '1.0.1000' }, now).pages)).toEqual([[0, 1]]);
  await kept.close();
});

test('counts a report although nothing can be written, so that a canary is judged by it [SEC-04]', async () => {
  const kept = await open({ ...journalLimits, bytes: 1 });
  await kept.take([failedPage]);
  now += stepLength;
  rmSync(folder, { recursive: true });
  await expect(kept.take([failedPage])).rejects.toThrow('ENOENT');
  expect(notable(kept.history.version(cart, now).failed)).toEqual([
    [1, 1],
    [0, 1],
  ]);
});
