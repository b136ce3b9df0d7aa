import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Batch, batchSchema } from './batch.ts';
import type { AdmittedRecord } from './intake.ts';
import { type JournalLimits, journalLimits, openJournal } from './journal.ts';

let folder: string;
let faults: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  faults = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (trace: string): AdmittedRecord => ({
  record: { at: 1, remote: 'cart', release: '1.0.0', owner: 'team-cart', trace, event: 'remote-loaded', duration: 40 },
  origin: { id: trace, screen: 'cart cart', locale: 'en-us', browser: 'Firefox 141' },
  isNewPage: true,
  isNewFailure: false,
  counts: true,
});
const batch = (trace: string, at = Date.now()): Batch => ({ at, records: [load(trace)] });
const traces = (batches: readonly Batch[]) =>
  batches.flatMap(({ records }) => records.map(({ record }) => Number(record.trace)));
async function opened(limits: Partial<JournalLimits> = {}) {
  const replayed: Batch[] = [];
  const journal = await openJournal<Batch, Batch>({
    folder,
    schema: batchSchema,
    limits: { ...journalLimits, ...limits },
    replay: (one) => replayed.push(one),
    onFault: (message) => faults.push(message),
  });
  return { journal, replayed };
}
const files = () => readdirSync(folder).sort();
const last = () => join(folder, files().at(-1) ?? '');

test('replays records in their order, even when many were added at once [PLT-12]', async () => {
  const { journal } = await opened();
  await Promise.all(Array.from({ length: 50 }, (_, place) => journal.append(batch(String(place)))));
  await journal.close();
  expect(traces((await opened()).replayed)).toEqual(Array.from({ length: 50 }, (_, place) => place));
  expect(faults).toEqual([]);
});

test('ignores a last line that a crash cut off, and keeps what follows [PLT-12]', async () => {
  const { journal } = await opened();
  await journal.append(batch('1'));
  await journal.append(batch('2'));
  await journal.close();
  const whole = readFileSync(last(), 'utf8');
  for (const cut of [1, 20, 60]) {
    rmSync(last());
    appendFileSync(join(folder, '000000001.jsonl'), whole.slice(0, -cut));
    const again = await opened();
    expect(traces(again.replayed)).toEqual([1]);
    await again.journal.append(batch('3'));
    await again.journal.close();
    expect(traces((await opened()).replayed)).toEqual([1, 3]);
  }
  expect(faults).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('in the middle of a line')));
});

test.each([
  ['no JSON', '{"at":1'],
  ['something else', '{"at":"now","records":[]}'],
  ['a record of no kind', '{"at":9999999999999,"records":[{"event":"guess"}]}'],
])('reports a line that is %s, and reads the others [PLT-12]', async (_case, line) => {
  const { journal } = await opened();
  await journal.append(batch('1'));
  await journal.close();
  appendFileSync(last(), `${line}\n${JSON.stringify(batch('2'))}\n`);
  expect(traces((await opened()).replayed)).toEqual([1, 2]);
  expect(faults).toEqual([expect.stringContaining('Line 2 of')]);
});

test('stays within its limits of files and bytes over many restarts [PLT-12]', async () => {
  const limits = { bytes: 1000, files: 3 };
  for (let start = 0; start < 10; start += 1) {
    const { journal } = await opened(limits);
    for (let place = 0; place < 4; place += 1) await journal.append(batch(String(start * 4 + place)));
    await journal.close();
  }
  expect(files().length).toBeLessThanOrEqual(3);
  const { replayed } = await opened(limits);
  expect(traces(replayed).at(-1)).toBe(39);
  expect(traces(replayed).length).toBeGreaterThanOrEqual(6);
  for (const name of files()) expect(readFileSync(join(folder, name)).length).toBeLessThan(1500);
});

test('neither replays nor keeps what is too old [PLT-12]', async () => {
  const age = 60_000;
  const { journal } = await opened({ age, bytes: 100 });
  await journal.append(batch('1', Date.now() - 2 * age));
  await journal.append(batch('2'));
  await journal.close();
  const before = new Date(Date.now() - 2 * age);
  utimesSync(join(folder, files()[0] ?? ''), before, before);
  const again = await opened({ age, bytes: 100 });
  expect(traces(again.replayed)).toEqual([2]);
  await again.journal.append(batch('3'));
  expect(files()).toEqual(['000000002.jsonl', '000000003.jsonl']);
});
